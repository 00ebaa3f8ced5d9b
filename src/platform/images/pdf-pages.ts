import { refusal } from '#platform/errors'
import { packagedFile, runInWorker } from '#platform/worker'
import { sentenceFor } from './active-content.ts'
import { compileBounded } from './bounded-wasm.ts'
import { madeOnce } from './drawing.ts'
import type { PdfAnswer, PdfTask } from './pdf-worker.ts'

/** The most pages of a file. */
export const mostPages = 20
/** Pixels of a drawn page: at 1600 px wide it may be five times as long as wide. */
const maxPixels = 12_800_000
/** Pixels of one picture on a page, which is unpacked whole: A4 in black and white at 1,200 dots an inch has 139 million. */
const maxPicture = 200_000_000
/** PDFium's memory in a worker: a drawn page, the file, and the pictures on the page. */
const maxMiB = 256

const program = 'src/platform/images/pdf-worker.ts'

/** A drawn page, with the facts about its document. */
type DrawnPage = Extract<PdfAnswer, { outcome: 'rendered' }>

const compile = () => compileBounded(packagedFile('@hyzyla/pdfium/pdfium.wasm'), maxMiB)

/** Draws pages of PDFs, each in a worker of its own that has limits and then ends. */
export class PdfPages {
  readonly #maxSeconds: number
  readonly #pdfium = madeOnce(compile)

  /** @param maxSeconds the time that one page may take */
  constructor(maxSeconds: number) {
    this.#maxSeconds = maxSeconds
  }

  /**
   * @param page from 1
   * @param width of the picture in pixels
   * @param isNew whether to refuse a document that does more than show pages
   * @throws Refusal `document.damaged` (also: endless, out of memory), `document.locked`,
   *   `document.too_many_pages`, `document.too_many_pixels`, `document.active_content`, `document.not_found` for a page that
   *   does not exist, `service.busy` when the system has no memory or file handle
   */
  async draw(bytes: Buffer, page: number, width: number, isNew = false): Promise<DrawnPage> {
    const pdfium = await this.#pdfium()
    const task: PdfTask = {
      pdfium,
      bytes,
      maxPages: mostPages,
      page,
      width,
      maxPixels,
      maxPicture,
      isNew,
    }
    const bounds = { seconds: this.#maxSeconds, heapMiB: 64 }
    const answer = await runInWorker<PdfTask, PdfAnswer>(program, task, bounds)
    switch (answer?.outcome) {
      case 'rendered':
        return answer
      case 'too_many_pages':
        throw refusal('document.too_many_pages')
      case 'too_many_pixels':
        throw refusal('document.too_many_pixels')
      case 'active':
        throw refusal('document.active_content', { message: sentenceFor(answer.found) })
      case 'locked':
        throw refusal('document.locked')
      case 'no_such_page':
        throw refusal('document.not_found')
      default:
        throw refusal('document.damaged')
    }
  }
}
