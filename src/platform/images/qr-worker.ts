/** One picture, one thread: looks for a QR code and ends. Started by its path (qr-codes.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

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

async function read({ zxing, pixels, width, height }: QrTask): Promise<QrAnswer> {
  prepareZXingModule({
    overrides: {
      instantiateWasm: (
        imports: WebAssembly.Imports,
        done: (instance: WebAssembly.Instance) => void,
      ) => {
        const instance = new WebAssembly.Instance(zxing, imports)
        done(instance)
        return instance.exports
      },
    },
  })
  const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const picture = { data, width, height, colorSpace: 'srgb' } as ImageData
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 })
  return { text: found?.text || null }
}

parentPort?.postMessage(await read(workerData))
