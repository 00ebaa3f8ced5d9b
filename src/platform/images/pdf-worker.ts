import { parentPort, workerData } from 'node:worker_threads'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { activeContentIn, dictionariesIn, sentenceFor } from './active-content.ts'
import { lacksFonts } from './fonts-carried.ts'
import type { RawPicture, Refused } from './images.ts'
import { type PdfObjects, readPdfObjects } from './pdf-objects.ts'

/** The input of the PDF worker; `bytes` is its own copy. */
export interface PdfTask {
  /** PDFium, compiled once for all workers, with a bounded memory. */
  pdfium: WebAssembly.Module
  bytes: Uint8Array
  /** Pages a document may have. */
  maxPages: number
  /** Counted from 1. */
  page: number
  /** Width of the wanted picture in pixels. */
  width: number
  /** Pixels that the picture may have; a longer page is made narrower. */
  maxPixels: number
  /** Pixels that a picture on a page of a new document may have. */
  maxPicture: number
  /** Whether to refuse a document that does more than show pages, before anything is drawn. */
  isNew: boolean
}

/** What the worker answers: the drawn page. */
export interface DrawnPage {
  pages: number
  /** Size of the page in points, upright. */
  pageWidth: number
  pageHeight: number
  picture: RawPicture
}
/** Or why it drew none. */
export type PdfAnswer = DrawnPage | Refused

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
function plainCopy(instance: WebAssembly.Instance, document: number): Buffer {
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

/**
 * One PDF, one thread: draws one page and ends, so that nothing of a document outlives it and an endless
 * document can be stopped from outside. Started by its path (pdf-pages.ts).
 */

const damaged = { refused: 'document.damaged' } as const

async function drawPage(task: PdfTask): Promise<PdfAnswer> {
  let pdfium: WebAssembly.Instance | undefined
  const library = await PDFiumLibrary.init({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(task.pdfium, imports)
      pdfium = instance
      // The type says "module"; the code takes the instance.
      done(instance as unknown as WebAssembly.Module)
      return instance.exports
    },
  })
  const document = await library.loadDocument(task.bytes)
  const pages = document.getPageCount()
  if (pages < 1) return damaged
  if (pages > task.maxPages) return { refused: 'document.too_many_pages' }
  if (task.page > pages) return { refused: 'document.not_found' }
  let isLayered = false
  if (task.isNew) {
    const objects = objectsOf(pdfium as WebAssembly.Instance, document)
    const found = activeContentIn(objects)
    if (found) return { refused: 'document.active_content', message: sentenceFor(found) }
    if (lacksFonts(objects)) return { refused: 'document.without_fonts' }
    if (largestPicture(objects) > task.maxPicture) return { refused: 'document.too_many_pixels' }
    isLayered = holdsJpeg2000(objects)
    // A page that cannot be opened would later prevent the copying of the whole record.
    for (let at = 0; at < pages; at += 1) if (!sizeOf(document, at)) return damaged
  }
  const size = sizeOf(document, task.page - 1)
  if (!size) return damaged
  const { pageWidth, pageHeight } = size
  const fit = Math.min(task.width, Math.sqrt((task.maxPixels * pageWidth) / pageHeight))
  const width = Math.max(1, Math.floor(fit))
  const height = Math.max(1, Math.min(Math.round((width * pageHeight) / pageWidth), task.maxPixels))
  const draw = (scale: number) =>
    document.getPage(task.page - 1).render({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      ...{ scale: 1, render: 'bitmap', renderFormFields: true },
    })
  // PDFium decodes JPEG 2000 only as finely as it is shown, and fails at one size where it succeeds at another.
  if (isLayered) for (const scale of [0.15, 0.3, 0.45, 0.6]) await draw(scale)
  const { data } = await draw(1)
  return {
    pages,
    pageWidth,
    pageHeight,
    picture: { width, height, channels: 4, data },
  }
}

/** Returns the size of a page in points; null for one that cannot be loaded. */
function sizeOf(document: PDFiumDocument, page: number) {
  const { originalWidth, originalHeight } = document.getPage(page).getOriginalSize()
  // Also false for NaN; the size of something that is not a page is 0.
  const isPage = originalWidth > 0 && originalHeight > 0
  return isPage ? { pageWidth: originalWidth, pageHeight: originalHeight } : null
}

/**
 * Reads the objects of a document.
 * @throws Error when the document cannot be read as PDFium would write it: damaged
 */
function objectsOf(pdfium: WebAssembly.Instance, document: PDFiumDocument) {
  // The wrapper keeps PDFium's address of the document to itself.
  const { documentIdx } = document as unknown as { documentIdx: number }
  return readPdfObjects(plainCopy(pdfium, documentIdx))
}

/** PDFium's wrapper says in words alone why a document did not open. */
const isLocked = (error: unknown) => /password/i.test(String(error))

const answer = await drawPage(workerData).catch(
  (error): PdfAnswer => (isLocked(error) ? { refused: 'document.locked' } : damaged),
)

parentPort?.postMessage(
  answer,
  'picture' in answer ? [answer.picture.data.buffer as ArrayBuffer] : [],
)

/**
 * Returns how many pixels the largest picture within a PDF claims (ISO 32000-1, 8.9.5): a page is drawn as
 * small as it is shown, but each of its pictures is unpacked whole for it.
 */
function largestPicture(pdf: PdfObjects): number {
  let most = 0
  for (const dictionary of dictionariesIn(pdf.all())) {
    const at = (key: string) => pdf.resolved(dictionary.get(key))
    if (at('/Subtype') !== '/Image') continue
    const [width, height] = [at('/Width'), at('/Height')]
    if (typeof width === 'number' && typeof height === 'number')
      most = Math.max(most, width * height)
  }
  return most
}

/** Tells whether a picture within a PDF is JPEG 2000 (7.4.9). */
function holdsJpeg2000(pdf: PdfObjects): boolean {
  for (const dictionary of dictionariesIn(pdf.all())) {
    const filters = pdf.resolved(dictionary.get('/Filter'))
    if ([filters].flat().includes('/JPXDecode')) return true
  }
  return false
}
