import type { ScannedLines } from './read-passport.ts'

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
