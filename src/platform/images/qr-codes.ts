import { packagedFile, runInWorker } from '#platform/worker'
import { compileBounded } from './bounded-wasm.ts'
import { madeOnce, orDamaged } from './drawing.ts'
import { giveBack } from './images.ts'
import type { QrAnswer, QrTask } from './qr-worker.ts'
import { sharp } from './sharp.ts'

/** ZXing's memory in a worker: for a picture in two forms and several sizes. */
const maxMiB = 128
const bounds = { seconds: 10, heapMiB: 64 }
/** In pixels: enough for a code that is a twentieth of a phone's photo. */
const largest = { width: 1600, height: 1600 }
const program = 'src/platform/images/qr-worker.ts'

const compile = () => compileBounded(packagedFile('zxing-wasm/reader/zxing_reader.wasm'), maxMiB)

/** Reads QR codes, each picture in a worker of its own that has limits and then ends. */
export class QrCodes {
  readonly #zxing = madeOnce(compile)

  /**
   * Returns the text of the first QR code in a drawn picture; null where none is found, or the search took
   * too long.
   */
  async read(picture: Buffer): Promise<string | null> {
    const drawn = () =>
      sharp(picture)
        .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
    const [zxing, { data, info }] = await Promise.all([this.#zxing(), orDamaged(drawn)])
    const { width, height } = info
    const task: QrTask = { zxing, pixels: data, width, height }
    const answer = await runInWorker<QrTask, QrAnswer>(program, task, bounds)
    giveBack(data)
    return answer?.text ?? null
  }
}
