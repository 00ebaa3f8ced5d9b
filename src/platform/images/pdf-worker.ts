import { parentPort, workerData } from 'node:worker_threads'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { activeContentIn, dictionariesIn } from './active-content.ts'
import { plainCopy } from './pdf-copy.ts'
import { type PdfObjects, readPdfObjects } from './pdf-objects.ts'
import type { PdfAnswer, PdfTask } from './pdf-task.ts'

/**
 * One PDF, one thread: draws one page and ends, so that nothing of a document outlives it and an endless
 * document can be stopped from outside. Started by its path (pdf-pages.ts).
 */

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
  if (pages < 1) return { outcome: 'damaged' }
  if (pages > task.maxPages) return { outcome: 'too_many_pages' }
  if (task.page > pages) return { outcome: 'no_such_page' }
  let isLayered = false
  if (task.isNew) {
    const objects = objectsOf(pdfium as WebAssembly.Instance, document)
    const found = activeContentIn(objects)
    if (found) return { outcome: 'active', found }
    if (largestPicture(objects) > task.maxPicture) return { outcome: 'too_many_pixels' }
    isLayered = holdsJpeg2000(objects)
    // A page that cannot be opened would later prevent the copying of the whole record.
    for (let at = 0; at < pages; at += 1) if (!sizeOf(document, at)) return { outcome: 'damaged' }
  }
  const size = sizeOf(document, task.page - 1)
  if (!size) return { outcome: 'damaged' }
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
    outcome: 'rendered',
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
  (error): PdfAnswer => ({ outcome: isLocked(error) ? 'locked' : 'damaged' }),
)
parentPort?.postMessage(
  answer,
  answer.outcome === 'rendered' ? [answer.picture.data.buffer as ArrayBuffer] : [],
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
