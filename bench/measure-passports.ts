import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { drawPhoto } from '#test/passports/draw'
import { greyOf } from '../src/dashboard/record-form/scan/grey.ts'
import { openReader } from '../src/dashboard/record-form/scan/letters.ts'
import { readPassport, type ScannedLines } from '../src/dashboard/record-form/scan/read-passport.ts'
import { readerFiles } from '../src/dashboard/record-form/scan/reader-files.ts'
import { type Figure, figure } from './figures.ts'

type Reader = Awaited<ReturnType<typeof openReader>>
interface Reading {
  /** The lines of the passport. */
  lines: [string, string]
  read: ScannedLines | null
  milliseconds: number
}

/**
 * Measures how drawn photos of invented passports, each under other conditions, are read in Node by the
 * code that the browser runs: how many second lines are whole, how many are filled in wrongly, how many
 * first lines are right.
 */
export async function measurePassports(count: number): Promise<Figure[]> {
  const data = createRequire(import.meta.url).resolve(readerFiles['eng.traineddata.gz'])
  const reader = await openReader({ langPath: dirname(data) })
  const readings: Reading[] = []
  try {
    for (let seed = 1; seed <= count; seed++) readings.push(await readOne(seed, reader))
  } finally {
    await reader.close()
  }
  const share = (is: (reading: Reading) => boolean) => [
    (100 * readings.filter(is).length) / readings.length,
  ]
  const isWhole = ({ lines, read }: Reading) => read?.second === lines[1]
  return [
    figure(
      {
        name: 'passport-second-lines',
        what: `Of ${count} drawn passports: second line whole`,
        unit: '%',
        target: { least: 90 },
      },
      share(isWhole),
    ),
    figure(
      { name: 'passport-wrong', what: '  filled in wrong', unit: '%', target: { most: 0 } },
      share((reading) => reading.read !== null && !isWhole(reading)),
    ),
    figure(
      {
        name: 'passport-names',
        what: '  names right to the letter',
        unit: '%',
        target: { least: 80 },
      },
      share(({ lines, read }) => read?.first === lines[0]),
    ),
    figure(
      { name: 'passport-time', what: '  time for one', unit: 'ms', target: null },
      readings.map(({ milliseconds }) => milliseconds),
    ),
  ]
}

async function readOne(seed: number, { recognise }: Reader): Promise<Reading> {
  const { jpeg, lines } = await drawPhoto(seed)
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const began = performance.now()
  const read = await readPassport(greyOf(data, info.width, info.height), recognise)
  const milliseconds = performance.now() - began
  if (read?.second !== lines[1] || read.first !== lines[0])
    process.stderr.write(`${seed}\n  ${lines.join('\n  ')}\n  ${read?.first}\n  ${read?.second}\n`)
  return { lines, read, milliseconds }
}
