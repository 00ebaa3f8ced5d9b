/** The input of the worker that reads QR codes; `pixels` are its own copy. */
export interface QrTask {
  /** ZXing, compiled once for all workers, with a bounded memory. */
  zxing: WebAssembly.Module
  /** Four bytes each: red, green, blue, opaque. */
  pixels: Uint8Array
  width: number
  height: number
}

/** The text of the first QR code found; null where there is none. */
export interface QrAnswer {
  text: string | null
}
