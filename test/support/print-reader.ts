import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM } from 'tesseract.js'
import { readerFiles } from '../../src/dashboard/record-form/scan/reader-files.ts'

/** An OCR engine as people have it, with its dictionaries; not the one configured for passports. */
export interface PrintReader {
  /** Returns what it reads in a picture, without spaces and line ends. */
  read(picture: Buffer): Promise<string>
  close(): Promise<void>
}

/** Starts tesseract.js in a worker of its own, with the data that passports are read with. */
export async function openPrintReader(): Promise<PrintReader> {
  const data = createRequire(import.meta.url).resolve(readerFiles['eng.traineddata.gz'])
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: dirname(data),
    cacheMethod: 'none',
  })
  return {
    async read(picture) {
      // It does not read WebP.
      const png = await sharp(picture).png({ compressionLevel: 1 }).toBuffer()
      return withoutSpaces((await worker.recognize(png)).data.text)
    },
    close: async () => void (await worker.terminate()),
  }
}

export const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

/** Returns how many printed characters were read, in order (the longest common subsequence). */
export function charactersRead(printed: string, read: string): number {
  let before = new Uint16Array(read.length + 1)
  for (const character of printed) {
    const row = new Uint16Array(read.length + 1)
    for (let j = 1; j <= read.length; j++)
      row[j] =
        read[j - 1] === character
          ? (before[j - 1] ?? 0) + 1
          : Math.max(before[j] ?? 0, row[j - 1] ?? 0)
    before = row
  }
  return before[read.length] ?? 0
}
