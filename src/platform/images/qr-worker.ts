/** One picture, one thread: looks for a QR code and ends. Started by its path (qr-codes.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { QrAnswer, QrTask } from './qr-task.ts'

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
