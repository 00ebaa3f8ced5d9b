import { readFile } from 'node:fs/promises'
import { refusal } from '#platform/errors'
import { packagedFile, runInWorker } from '#platform/worker'
import { madeOnce, orDamaged, sharp } from './drawing.ts'
import { giveBack, type Refused } from './images.ts'
import type { DrawnPage, PdfAnswer, PdfTask } from './pdf-worker.ts'
import type { QrAnswer, QrTask } from './qr-worker.ts'

/** @throws Refusal as the worker says; `document.damaged` for one that did not answer */
export function unlessRefused<Answer extends object>(answer: Answer | Refused | null): Answer {
  if (!answer) throw refusal('document.damaged')
  if (!('refused' in answer)) return answer
  const { refused, message } = answer
  throw refusal(refused, message === undefined ? undefined : { message })
}

/** Section id of linear memories in a WebAssembly module (core specification 5.5.8). */
const memorySection = 5

/**
 * Compiles a WebAssembly file into a module that workers can instantiate, with at most `maxMiB` of memory.
 * The shipped binaries allow themselves 2 GiB, and a worker's resource limits do not count this memory.
 */
export async function compileBounded(path: string, maxMiB: number): Promise<WebAssembly.Module> {
  return WebAssembly.compile(withMemoryLimit(await readFile(path), maxMiB * 16))
}

/** Copies a WebAssembly binary so that its only memory may grow to at most `maxPages` (64 KiB each). */
function withMemoryLimit(binary: Uint8Array<ArrayBuffer>, maxPages: number) {
  for (let at = 8; at < binary.length; ) {
    const size = readLeb(binary, at + 1)
    if (binary[at] === memorySection) {
      const count = readLeb(binary, size.next)
      const initial = readLeb(binary, count.next + 1)
      const section = [...leb(1), 1, ...leb(initial.value), ...leb(maxPages)]
      return Buffer.concat([
        binary.subarray(0, at),
        Buffer.from([memorySection, ...leb(section.length), ...section]),
        binary.subarray(size.next + size.value),
      ])
    }
    at = size.next + size.value
  }
  throw new Error('The module declares no memory of its own')
}

/** Reads an unsigned number in LEB128 (core specification 5.2.2); returns it with the position after it. */
function readLeb(binary: Uint8Array, at: number): { value: number; next: number } {
  let value = 0
  for (let shift = 0, next = at; ; shift += 7) {
    const byte = binary[next++] ?? 0
    value += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) return { value, next }
  }
}

function leb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)]
}

/** ZXing's memory in a worker: for a picture in two forms and several sizes. */
const zxingMiB = 128
const qrHeapMiB = 64
/** In pixels: enough for a code that is a twentieth of a phone's photo. */
const largestScanned = { width: 1600, height: 1600 }
const qrProgram = 'src/platform/images/qr-worker.ts'

const zxing = madeOnce(() =>
  compileBounded(packagedFile('zxing-wasm/reader/zxing_reader.wasm'), zxingMiB),
)

/**
 * Returns the text of the first QR code in a drawn picture, read in a worker of its own that has limits and then ends;
 * null where none is found, or the search took too long.
 */
export async function readQrCode(picture: Buffer, seconds: number): Promise<string | null> {
  const drawn = () =>
    sharp(picture)
      .resize({ ...largestScanned, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
  const [compiled, { data, info }] = await Promise.all([zxing(), orDamaged(drawn)])
  const { width, height } = info
  const task: QrTask = { zxing: compiled, pixels: data, width, height }
  const bounds = { seconds, heapMiB: qrHeapMiB }
  const answer = await runInWorker<QrTask, QrAnswer>(qrProgram, task, bounds)
  giveBack(data)
  return answer?.text ?? null
}

/** The most pages of a file. */
export const mostPages = 20
/** Pixels of a drawn page: at 1600 px wide it may be five times as long as wide. */
const maxPixels = 12_800_000
/** Pixels of one picture on a page, which is unpacked whole: A4 in black and white at 1,200 dots an inch has 139 million. */
const maxPicture = 200_000_000
/** PDFium's memory in a worker: a drawn page, the file, and the pictures on the page. */
const pdfiumMiB = 256

const pdfProgram = 'src/platform/images/pdf-worker.ts'

const pdfium = madeOnce(() => compileBounded(packagedFile('@hyzyla/pdfium/pdfium.wasm'), pdfiumMiB))

interface Drawing {
  /** From 1. */
  page: number
  /** Of the picture, in pixels. */
  width: number
  /** Whether to refuse a document that does more than show pages. */
  isNew?: boolean
  /** The time that it may take. */
  seconds: number
  /** How many times that it may wait for the processor. */
  waits?: number | undefined
}

/**
 * Draws a page of a PDF in a worker of its own that has limits and then ends.
 * @throws Refusal `document.damaged` (also: endless, out of memory), `document.locked`,
 *   `document.too_many_pages`, `document.too_many_pixels`, `document.active_content`, `document.not_found` for a page that
 *   does not exist, `service.busy` when the system has no memory or file handle
 */
export async function drawPdfPage(
  bytes: Buffer,
  { page, width, isNew = false, seconds, waits }: Drawing,
): Promise<DrawnPage> {
  const most = { maxPages: mostPages, maxPixels, maxPicture }
  const task: PdfTask = { pdfium: await pdfium(), bytes, page, width, isNew, ...most }
  const bounds = { seconds, heapMiB: 64, ...(waits ? { waits } : {}) }
  return unlessRefused(await runInWorker<PdfTask, PdfAnswer>(pdfProgram, task, bounds))
}
