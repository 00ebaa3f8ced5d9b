/** What is used of libheif, compiled to WebAssembly; handles are addresses in its memory. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  /** Several functions return this in place of a handle. */
  interface HeifFault {
    code: object
    message: string
  }
  interface DecodedImage {
    channels: readonly { width: number; height: number; stride: number; data: Uint8Array }[]
  }
  interface Libheif {
    onRuntimeInitialized?: () => void
    calledRun?: boolean
    heif_error_code: { heif_error_Ok: object; heif_error_Unsupported_feature: object }
    heif_colorspace: { heif_colorspace_RGB: object }
    heif_chroma: {
      heif_chroma_interleaved_RGB: object
      heif_chroma_interleaved_RGBA: object
    }
    heif_context_alloc(): object
    heif_context_read_from_memory(context: object, bytes: Uint8Array): HeifFault
    heif_js_context_get_list_of_top_level_image_IDs(context: object): number[] | HeifFault
    heif_js_context_get_image_handle(context: object, id: number): object | HeifFault
    heif_image_handle_is_primary_image(handle: object): number
    heif_image_handle_has_alpha_channel(handle: object): number
    heif_image_handle_get_width(handle: object): number
    heif_image_handle_get_height(handle: object): number
    heif_js_decode_image2(
      handle: object,
      colours: object,
      chroma: object,
    ): Promise<DecodedImage | HeifFault>
  }
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function libheif(options: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ): WebAssembly.Exports
    print(): void
    printErr(): void
  }): Libheif
}
