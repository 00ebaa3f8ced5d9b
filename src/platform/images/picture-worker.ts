/**
 * One picture that sharp does not read, one thread: decodes it and ends, so that an endless or huge one can be stopped from
 * outside. Started by its path (picture-files.ts).
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { PictureAnswer, PictureTask } from './picture-task.ts'
import { readBmp } from './read-bmp.ts'
import { readHeic, Unreadable } from './read-heic.ts'
import { shrunk } from './shrink.ts'

async function decode({ libheif, bytes, maxPixels, least }: PictureTask): Promise<PictureAnswer> {
  const rows = libheif ? await readHeic(libheif, bytes, maxPixels) : readBmp(bytes, maxPixels)
  if (rows.row === null) return { outcome: 'too_many_pixels' }
  const { width, height } = rows
  return { outcome: 'decoded', width, height, picture: shrunk(rows, least) }
}

const answer = await decode(workerData).catch((error: unknown): PictureAnswer => {
  if (error instanceof Unreadable) return { outcome: 'unsupported' }
  throw error
})
parentPort?.postMessage(
  answer,
  answer.outcome === 'decoded' ? [answer.picture.data.buffer as ArrayBuffer] : [],
)
