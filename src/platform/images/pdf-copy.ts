import { refusal } from '#platform/errors'
import { packagedFile, runInWorker } from '#platform/worker'
import { sentenceFor } from './active-content.ts'
import { compileBounded } from './bounded-wasm.ts'
import { madeOnce } from './drawing.ts'
import type { PdfAnswer, PdfTask } from './pdf-task.ts'

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

/** PDFium's exports that the wrapper's types do not name; all are addresses and numbers. */
interface PdfiumExports {
  memory: WebAssembly.Memory
  __indirect_function_table: WebAssembly.Table
  malloc(bytes: number): number
  FPDF_SaveAsCopy(document: number, writer: number, flags: number): number
}

/** Writes everything, and without encryption (fpdf_save.h). */
const removeSecurity = 3
/** A file of 15 MiB exceeds this only if it was crafted to. */
const maxBytes = 64 * 1024 * 1024

/**
 * Writes a document again as PDFium understood it: every object plain, at the offset that the table states,
 * whatever object streams, encryption or repairs it came from.
 * @throws Error when it could not be written
 */
export function plainCopy(instance: WebAssembly.Instance, document: number): Buffer {
  const pdfium = instance.exports as unknown as PdfiumExports
  const parts: Buffer[] = []
  let bytes = 0
  const write = callable((_, data, size) => {
    bytes += size
    if (bytes > maxBytes) return 0
    parts.push(Buffer.from(new Uint8Array(pdfium.memory.buffer, data, size)))
    return 1
  })
  // The table cannot grow, and no C function ever has its first place.
  pdfium.__indirect_function_table.set(0, write)
  const writer = pdfium.malloc(8)
  new Uint32Array(pdfium.memory.buffer, writer, 2).set([1, 0])
  if (!pdfium.FPDF_SaveAsCopy(document, writer, removeSecurity)) throw new Error('no copy')
  return Buffer.concat(parts)
}

type Write = (writer: number, data: number, size: number) => number

/** Wraps a JavaScript function so that a WebAssembly table accepts it: a module passes it through. */
function callable(write: Write): CallableFunction {
  // (module (import "" "" (func (param i32 i32 i32) (result i32))) (export "" (func 0)))
  const sections = ['01080160037f7f7f017f', '02050100000000', '070401000000']
  const bytes = Buffer.from(`0061736d01000000${sections.join('')}`, 'hex')
  const module = new WebAssembly.Module(bytes)
  const { exports } = new WebAssembly.Instance(module, { '': { '': write } })
  return exports[''] as CallableFunction
}
