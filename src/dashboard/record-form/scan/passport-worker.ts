import { greyOf } from './grey.ts'
import { openReader } from './letters.ts'
import { readPassport, sharpest } from './read-passport.ts'
import { readerFolder } from './reader-files.ts'
import type { ScanMessage } from './scan-passport.ts'

// Runs beside the page, so that the form stays usable; ending this worker ends the OCR engine as well.
const tell = (message: ScanMessage) => self.postMessage(message)
self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  scan(data).then(
    (lines) => tell(lines ? { type: 'read', lines } : { type: 'failed', why: 'unread' }),
    (error: unknown) =>
      tell({ type: 'failed', why: error instanceof NoPicture ? 'no-picture' : 'no-reader' }),
  )
})

class NoPicture extends Error {}

async function scan(file: File) {
  const picture = await pictureOf(file).catch(() => {
    throw new NoPicture()
  })
  tell({ type: 'progress', step: 'loading', share: 0 })
  const folder = `/dashboard/${readerFolder}`
  const { recognise, close } = await openReader({
    workerPath: `${folder}/worker.min.js`,
    corePath: `${folder}/tesseract-core-simd-lstm.js`,
    langPath: folder,
    workerBlobURL: false,
    logger: ({ progress }) => tell({ type: 'progress', step: 'loading', share: progress }),
  })
  const onProgress = (share: number) => tell({ type: 'progress', step: 'reading', share })
  try {
    return await readPassport(picture, recognise, onProgress)
  } finally {
    await close()
  }
}

/** Returns the picture upright as its camera meant it, shrunk to the size that is read. */
async function pictureOf(file: File) {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, sharpest / Math.max(bitmap.width, bitmap.height))
  const width = Math.round(bitmap.width * scale)
  const height = Math.round(bitmap.height * scale)
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new NoPicture()
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return greyOf(context.getImageData(0, 0, width, height).data, width, height)
}
