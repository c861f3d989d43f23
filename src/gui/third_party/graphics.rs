//! Finding something to draw with: Vulkan, DirectX or Metal, then OpenGL, then a software renderer.
//!
//! Bevy's own set-up panics where there is no Vulkan, and its OpenGL instance cannot present because it is made
//! without a display handle. So the device is made here and handed over.

use std::io::Write;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::{RenderCreation, RenderResources};
use bevy::render::{RenderDebugFlags, RenderPlugin};
use bevy::tasks::block_on;
use bevy::winit::DisplayHandleWrapper;
use wgpu::{Backends, DeviceType};

use crate::text::{Lang, Text};

/// Present where a processor draws instead of a graphics card.
#[derive(Resource)]
pub struct SoftwareRendering;

/// Makes the graphics device and then Bevy's render plugin with it. Needs the window plugin's display handle.
pub struct GpuPlugin;

/// A device with all that belongs to it.
struct Graphics {
    instance: wgpu::Instance,
    adapter: wgpu::Adapter,
    device: wgpu::Device,
    queue: wgpu::Queue,
}

impl Plugin for GpuPlugin {
    fn build(&self, app: &mut App) {
        let display = app.world().get_resource::<DisplayHandleWrapper>().map(|handle| handle.0.clone());
        let Some(Graphics { instance, adapter, device, queue }) = display.and_then(find) else { give_up() };
        let info = adapter.get_info();
        info!("drawing with {} ({:?}, {:?})", info.name, info.backend, info.device_type);
        if info.device_type == DeviceType::Cpu {
            app.insert_resource(SoftwareRendering);
        }
        let resources = RenderResources(
            RenderDevice::from(device),
            RenderQueue(Arc::new(WgpuWrapper::new(queue))),
            RenderAdapterInfo(WgpuWrapper::new(info)),
            RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
            RenderInstance(Arc::new(WgpuWrapper::new(instance))),
        );
        app.add_plugins(RenderPlugin {
            render_creation: RenderCreation::Manual(resources),
            synchronous_pipeline_compilation: false,
            debug_flags: RenderDebugFlags::default(),
        });
    }
}

/// The first that works of: what `WGPU_BACKEND` asks for; else hardware before software, modern before OpenGL.
fn find(display: impl wgpu::wgt::WgpuHasDisplayHandle + Clone) -> Option<Graphics> {
    let modern = Backends::VULKAN | Backends::DX12 | Backends::METAL;
    let tries: Vec<(Backends, bool)> = match Backends::from_env() {
        Some(asked) => vec![(asked, true)],
        None => vec![(modern, false), (Backends::GL, false), (modern, true), (Backends::GL, true)],
    };
    tries.into_iter().find_map(|(backends, software)| try_one(display.clone(), backends, software))
}

fn try_one(display: impl wgpu::wgt::WgpuHasDisplayHandle, backends: Backends, software: bool) -> Option<Graphics> {
    let mut descriptor = wgpu::InstanceDescriptor::new_with_display_handle(Box::new(display));
    descriptor.backends = backends;
    let instance = wgpu::Instance::new(descriptor);
    let adapters = block_on(instance.enumerate_adapters(backends));
    // The weaker card of two draws a board well and keeps the laptop cool.
    let rank = |adapter: &wgpu::Adapter| match adapter.get_info().device_type {
        DeviceType::IntegratedGpu => 0,
        DeviceType::DiscreteGpu => 1,
        DeviceType::VirtualGpu | DeviceType::Other => 2,
        DeviceType::Cpu => 3,
    };
    let mut fit: Vec<wgpu::Adapter> = adapters.into_iter().filter(|a| software || rank(a) < 3).collect();
    fit.sort_by_key(rank);
    fit.into_iter().find_map(|adapter| {
        let descriptor = wgpu::DeviceDescriptor {
            label: Some("tiaoqi"),
            required_features: adapter.features()
                - wgpu::Features::MAPPABLE_PRIMARY_BUFFERS
                - wgpu::Features::all_experimental_mask(),
            required_limits: adapter.limits(),
            ..default()
        };
        let (device, queue) = block_on(adapter.request_device(&descriptor)).ok()?;
        Some(Graphics { instance: instance.clone(), adapter, device, queue })
    })
}

/// Says in words that there is nothing to draw with, and ends.
fn give_up() -> ! {
    say_and_exit("graphics-none")
}

/// Shows a sentence on the terminal and, where the system has message boxes, in one; then ends with exit code 1.
pub fn say_and_exit(key: &str) -> ! {
    let text = Text::new(Lang::of_system());
    let sentence = text.get(key);
    // Where stderr is gone the box is left.
    let _ = writeln!(std::io::stderr(), "tiaoqi: {sentence}");
    let has_boxes = cfg!(any(windows, target_os = "macos"));
    if has_boxes {
        let _ = rfd::MessageDialog::new()
            .set_level(rfd::MessageLevel::Error)
            .set_title(text.get("app-name"))
            .set_description(&sentence)
            .show();
    }
    std::process::exit(1)
}
