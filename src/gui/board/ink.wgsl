// Every shape of the board: a signed distance decides what is covered, so edges are smooth at any size.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput
#ifdef SRGB_OUTPUT
#import bevy_render::color_operations::linear_to_srgb
#endif

struct Ink {
    fill: vec4<f32>,
    edge: vec4<f32>,
    // x: which shape, y: width of the edge, z: gloss, w: rounding
    shape: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> ink: Ink;

// Shapes reach to this distance from the middle of the quad; the rest is room for the smooth edge.
const REACH: f32 = 0.9;

fn triangle(p: vec2<f32>, r: f32) -> f32 {
    // An equilateral triangle standing on its base; r is the distance from the middle to a side.
    // Fold into the sector of the base, then measure to the segment that is left.
    var q = vec2<f32>(abs(p.x), p.y);
    let upper = vec2<f32>(0.8660254, -0.5);
    let over = dot(q, upper) - q.y;
    if (over > 0.0) {
        // Mirror about the line between the base and the right side.
        q = q - normalize(upper - vec2<f32>(0.0, 1.0)) * over / 1.7320508 * 2.0;
    }
    let half_side = 1.7320508 * r;
    let beside = vec2<f32>(q.x - clamp(q.x, -half_side, half_side), q.y - r);
    return length(beside) * sign(q.y - r);
}

fn box(p: vec2<f32>, b: vec2<f32>) -> f32 {
    let q = abs(p) - b;
    return length(max(q, vec2<f32>(0.0))) + min(max(q.x, q.y), 0.0);
}

fn crown(p: vec2<f32>) -> f32 {
    // A polygon: base, two outer tips, two notches, the middle tip; y downwards.
    var v = array<vec2<f32>, 7>(
        vec2<f32>(-0.8, 0.6), vec2<f32>(-0.8, -0.38), vec2<f32>(-0.38, 0.06), vec2<f32>(0.0, -0.66),
        vec2<f32>(0.38, 0.06), vec2<f32>(0.8, -0.38), vec2<f32>(0.8, 0.6),
    );
    var d = dot(p - v[0], p - v[0]);
    var s = 1.0;
    var j = 6u;
    for (var i = 0u; i < 7u; i = i + 1u) {
        let e = v[j] - v[i];
        let w = p - v[i];
        let b = w - e * clamp(dot(w, e) / dot(e, e), 0.0, 1.0);
        d = min(d, dot(b, b));
        let c1 = p.y >= v[i].y;
        let c2 = p.y < v[j].y;
        let c3 = e.x * w.y > e.y * w.x;
        if ((c1 && c2 && c3) || (!c1 && !c2 && !c3)) {
            s = -s;
        }
        j = i;
    }
    return s * sqrt(d);
}

fn star(p0: vec2<f32>, r: f32) -> f32 {
    // Five points: fold into one of ten sectors, then the distance to its slanted side.
    let sector = 0.62831853;
    let angle = atan2(p0.x, -p0.y);
    let folded = abs(fract(angle / (2.0 * sector) + 0.5) - 0.5) * 2.0 * sector;
    let p = length(p0) * vec2<f32>(cos(folded), sin(folded));
    let tip = vec2<f32>(r, 0.0);
    let notch = 0.45 * r * vec2<f32>(cos(sector), sin(sector));
    let side = notch - tip;
    let normal = normalize(vec2<f32>(-side.y, side.x));
    return -dot(p - tip, normal);
}

fn distance_to(p: vec2<f32>) -> f32 {
    let round = ink.shape.w;
    switch u32(ink.shape.x) {
        case 4u: { return abs(p.y) - 0.5; }
        case 5u: { return triangle(p, REACH * 0.5 - round) - round; }
        case 6u: { return triangle(p - vec2<f32>(0.0, 0.12), 0.44); }
        case 7u: { return box(p, vec2<f32>(0.66)); }
        case 8u: { return (abs(p.x) + abs(p.y) - 0.88) * 0.7071; }
        case 9u: { return star(p, 0.92); }
        case 10u: { return min(box(p, vec2<f32>(0.82, 0.27)), box(p, vec2<f32>(0.27, 0.82))); }
        case 11u: { return length(p) - 0.7; }
        case 16u: { return box(p, vec2<f32>(REACH - round)) - round; }
        case 17u: { return box(p, vec2<f32>(REACH)); }
        case 19u: { return crown(p); }
        default: { return length(p) - REACH; }
    }
}

/// How much of a ring between two radii covers a point.
fn ring(r: f32, inner: f32, outer: f32, pixel: f32) -> f32 {
    return clamp(0.5 + min(r - inner, outer - r) * REACH / pixel, 0.0, 1.0);
}

fn grain(p: vec2<f32>) -> f32 {
    return sin(p.y * 58.0 + sin(p.x * 3.1 + p.y * 5.0) * 2.6) * 0.013;
}

@fragment
fn fragment(mesh: VertexOutput) -> @location(0) vec4<f32> {
    let p = mesh.uv * 2.0 - 1.0;
    let pixel = max(length(vec2<f32>(dpdx(p.y), dpdy(p.y))), 1e-5);
    let d = distance_to(p);
    let inside = clamp(0.5 - d / pixel, 0.0, 1.0);
    let kind = u32(ink.shape.x);
    let width = ink.shape.y;
    let gloss = ink.shape.z;
    var color = ink.fill;
    var alpha = inside;
    let r = length(p) / REACH;
    // How much of the rim's colour: the band of the given width along the border.
    let rim = clamp(0.5 + (d + width) / pixel, 0.0, 1.0) * step(1e-6, width);
    switch kind {
        case 1u: { // marble
            let z = sqrt(max(1.0 - r * r, 0.0));
            let normal = vec3<f32>(p / REACH, z);
            let light = normalize(vec3<f32>(-0.45, -0.62, 0.72));
            let lit = dot(normal, light);
            let shaded = color.rgb * (0.66 + 0.44 * max(lit, 0.0)) + color.rgb * 0.10 * pow(1.0 - z, 2.0);
            let mirror = max(reflect(-light, normal).z, 0.0);
            let shine = pow(mirror, 28.0) * gloss + pow(mirror, 5.0) * gloss * 0.12;
            let round_one = mix(shaded, vec3<f32>(1.0), clamp(shine, 0.0, 1.0));
            color = vec4<f32>(mix(color.rgb, round_one, step(1e-6, gloss)), color.a);
            color = mix(color, vec4<f32>(ink.edge.rgb, color.a), rim * ink.edge.a);
        }
        case 14u, 15u: { // numbered piece: a light face within one thick ring, or two thin ones
            let one = ring(r, 0.79, 0.98, pixel);
            let two = max(ring(r, 0.91, 0.985, pixel), ring(r, 0.735, 0.815, pixel));
            let light = 1.0 + gloss * (0.10 * (1.0 - r) - 0.16 * clamp(dot(p / REACH, vec2<f32>(0.35, 0.62)), 0.0, 1.0));
            color = vec4<f32>(color.rgb * light, color.a);
            color = mix(color, vec4<f32>(ink.edge.rgb, color.a), select(one, two, kind == 15u));
        }
        case 2u: { // hole: dark above, light below, a thin rim
            let lean = dot(p / REACH, vec2<f32>(0.35, 0.94)) * 0.5 + 0.5;
            let depth = mix(0.50, 1.30, clamp(lean, 0.0, 1.0)) * mix(0.86, 1.0, r);
            color = vec4<f32>(color.rgb * mix(1.0, depth, gloss), color.a);
            color = mix(color, ink.edge, rim * ink.edge.a);
        }
        case 3u: { // soft shadow
            alpha = pow(clamp(1.0 - length(p), 0.0, 1.0), 1.0 + width);
        }
        case 18u: { // draughtsman: two ridges
            let ridge = max(ring(r, 0.71, 0.78, pixel), ring(r, 0.46, 0.53, pixel));
            let light = 1.0 + gloss * 0.10 * (dot(p / REACH, vec2<f32>(-0.45, -0.62)));
            color = vec4<f32>(mix(color.rgb * light, ink.edge.rgb, ridge * ink.shape.w), color.a);
            color = mix(color, vec4<f32>(ink.edge.rgb, color.a), rim);
        }
        case 20u: { // soft shadow of a square
            let d = box(p, vec2<f32>(0.86)) ;
            alpha = pow(clamp(-d / 0.14 + 1.0, 0.0, 1.0), 2.0) * step(d, 0.14) ;
        }
        case 12u, 16u: { // plate
            color = vec4<f32>(color.rgb * (1.0 + gloss * (grain(p) - 0.10 * (r - 0.5))), color.a);
            color = mix(color, ink.edge, rim);
        }
        case 13u: { // ring
            alpha = inside * rim;
        }
        case 5u: { // ground of a zone, with or without an outline
            color = mix(color, ink.edge, rim);
        }
        default: {
            color = mix(color, ink.edge, rim);
        }
    }
    var rgb = color.rgb;
#ifdef SRGB_OUTPUT
    rgb = linear_to_srgb(rgb);
#endif
    return vec4<f32>(rgb, color.a * alpha);
}
