import { once } from 'node:events'
import { frugalMemory } from '../src/cli/frugal-memory.mjs'
import { type Figure, figure } from './figures.ts'
import { inBench, lastWords, startPinned, stop } from './pinned.ts'

/** Milliseconds that each took for one picture. */
export interface Timed {
  baseline: number
  candidate: number
}

/**
 * Measures a derivative of a 12-megapixel JPEG held upright (EXIF orientation 6), 960 px wide, watermarked,
 * as WebP; against bare sharp that decodes, turns, resizes, lays a prepared overlay over and encodes.
 */
export async function measureDerivative(pictures: number): Promise<Figure[]> {
  const child = startPinned('server', [inBench('derivative.ts'), String(pictures)], frugalMemory)
  const [all] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`The pictures could not be drawn. ${lastWords(child)}`)
    }),
  ])) as [Timed[]]
  await stop(child)
  const what = 'Derivative of a 12-megapixel JPEG, against bare sharp'
  return [
    figure(
      { name: 'derivative', what, unit: '×', target: { most: 1.3 } },
      all.map(({ candidate, baseline }) => candidate / baseline),
    ),
    figure(
      { name: 'derivative-time', what: '  Candor', unit: 'ms', target: null },
      all.map(({ candidate }) => candidate),
    ),
    figure(
      { name: 'derivative-baseline-time', what: '  bare sharp', unit: 'ms', target: null },
      all.map(({ baseline }) => baseline),
    ),
  ]
}
