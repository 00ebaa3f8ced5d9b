import { readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from './figures.ts'
import { inBench } from './pinned.ts'

/** The figures of the last release, by their names. `npm run bench -- --keep` writes those that it measured. */
const file = inBench('kept.json')

/** Two runs on the same machine differ by as much. */
const noise = 1.1

type Kept = Record<string, number>

const readKept = () => JSON.parse(readFileSync(file, 'utf8')) as Kept

export function keep(figures: readonly Figure[]): void {
  const measured = figures.filter(({ target }) => target !== null)
  const rounded = measured.map(({ name, median }) => [name, Number(median.toPrecision(3))])
  const kept: Kept = { ...readKept(), ...Object.fromEntries(rounded) }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

/** Returns a line for each figure with a target that is worse than it was. */
export function worseThan(figures: readonly Figure[], kept: Kept = readKept()): string[] {
  return figures.flatMap(({ name, median, target }) => {
    const before = kept[name]
    if (before === undefined || target === null) return []
    const times = 'least' in target ? before / median : median / before
    return times > noise
      ? [`${name}: ${median.toPrecision(3)}, was ${before} in the last release`]
      : []
  })
}
