import { refusal } from '#platform/errors'
import { packagedFile, runInWorker } from '#platform/worker'
import { compileBounded } from './bounded-wasm.ts'
import { madeOnce } from './drawing.ts'
import type { PictureAnswer, PictureTask } from './picture-worker.ts'
import { maxPixels } from './pictures.ts'
import type { MediaType } from './schema.ts'

/** libheif's memory in a worker: a picture of 60 megapixels in two forms, and the file. */
const maxMiB = 384
/** Of processor time: an iPhone's largest picture takes a third. */
const bounds = { seconds: 30, heapMiB: 64 }
const program = 'src/platform/images/picture-worker.ts'

const compile = () => compileBounded(packagedFile('libheif-js/libheif-wasm/libheif.wasm'), maxMiB)

/** A decoded picture, upright, and the size that it has in its file. */
export type DecodedPicture = Extract<PictureAnswer, { outcome: 'decoded' }>

/** Decodes pictures that sharp does not read, each in a worker of its own that has limits and then ends. */
export class PictureFiles {
  readonly #libheif = madeOnce(compile)

  /**
   * @param least how many pixels of each side are needed
   * @throws Refusal `document.damaged` (also: endless, out of memory), `document.unsupported` (packed in another way), `document.too_many_pixels`, `service.busy` when the
   *   system has no memory or file handle
   */
  async decode(bytes: Buffer, mediaType: MediaType, least: number): Promise<DecodedPicture> {
    const libheif = mediaType === 'image/heic' ? await this.#libheif() : null
    const task: PictureTask = { libheif, bytes, maxPixels, least }
    const answer = await runInWorker<PictureTask, PictureAnswer>(program, task, bounds)
    if (!answer) throw refusal('document.damaged')
    if (answer.outcome === 'too_many_pixels') throw refusal('document.too_many_pixels')
    if (answer.outcome === 'unsupported') throw refusal('document.unsupported')
    return answer
  }
}
