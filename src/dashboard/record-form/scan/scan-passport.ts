import type { ScannedLines } from './read-passport.ts'

/**
 * Where this server has the OCR engine: its own worker, its WebAssembly and its language data. Their names
 * come from the package, so the folder's name has its version: browsers cache the content for ever.
 */
export const readerFolder = 'assets/tesseract-7.0.0'
/** The files by their names there, each with its place in its package. */
export const readerFiles = {
  'worker.min.js': 'tesseract.js/dist/worker.min.js',
  'tesseract-core-simd-lstm.js': 'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract-core-simd-lstm.wasm': 'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  'eng.traineddata.gz': '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
} as const

/** A message of the worker: its progress, and finally what it read or why it did not. */
export type ScanMessage =
  | { type: 'progress'; step: 'loading' | 'reading'; share: number }
  | { type: 'read'; lines: ScannedLines }
  | { type: 'failed'; why: WhyUnread }

/** Why a passport was not read; the form says for each what to do. */
export type WhyUnread = 'unread' | 'no-picture' | 'no-reader'

export type ScanOutcome = { lines: ScannedLines } | { why: WhyUnread }

interface Scan {
  signal: AbortSignal
  onProgress: (step: 'loading' | 'reading', share: number) => void
}

/** Reads the photo in a worker. Never rejects; never resolves after `signal`. */
export function scanPassport(file: File, { signal, onProgress }: Scan): Promise<ScanOutcome> {
  const worker = new Worker(new URL('./passport-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ScanOutcome>((resolve) => {
    signal.addEventListener('abort', () => worker.terminate())
    const end = (outcome: ScanOutcome) => {
      worker.terminate()
      resolve(outcome)
    }
    worker.addEventListener('error', () => end({ why: 'no-reader' }))
    worker.addEventListener('message', ({ data }: MessageEvent<ScanMessage>) => {
      if (data.type === 'progress') onProgress(data.step, data.share)
      else end(data.type === 'read' ? { lines: data.lines } : { why: data.why })
    })
    worker.postMessage(file)
  })
}
