import { rmSync } from 'node:fs'
import { frugalMemory } from '../src/cli/frugal-memory.mjs'
import { type Figure, figure } from './figures.ts'
import { inBench, messageOf, startPinned } from './pinned.ts'
import { seed } from './seed.ts'

/** How long a step took, how much of that the process computed, and its peak memory (10^6 bytes). */
export interface Step {
  seconds: number
  computed: number
  megabytes: number
}

const steps = {
  write: 'writing them, 1,000 in a transaction',
  seal: 'sealing them at once, as after a time without a server',
  verify: 'making each leaf anew and comparing (candor log verify)',
  macs: 'examining each by its own HMAC (candor doctor)',
  writeMore: 'writing 1,000 more',
  sealMore: 'sealing these',
} as const
export type SealedEvents = Record<keyof typeof steps, Step>

/**
 * Measures writing, sealing and verifying this many events in a process of its own, with the memory
 * settings of a server.
 */
export async function measureLog(
  { events, engine }: { events: number; engine: 'SQLite' | 'PostgreSQL' },
  dataFolder: string,
  postgresUrl?: string,
): Promise<Figure[]> {
  const wanted = { dataFolder, records: 100, ...(postgresUrl === undefined ? {} : { postgresUrl }) }
  const { env } = await seed(wanted)
  const args = [inBench('sealed-events.ts'), JSON.stringify(env), String(events)]
  const child = startPinned('anywhere', args, frugalMemory)
  const measured = await messageOf<SealedEvents>(child, 'The events could not be sealed.')
  rmSync(dataFolder, { recursive: true, force: true })
  return (Object.keys(steps) as (keyof typeof steps)[]).flatMap((name) => {
    const { seconds, computed, megabytes } = measured[name]
    const id = `log-${engine}-${name}`
    const what = `${engine}, ${events.toLocaleString('en')} events: ${steps[name]}`
    const memory = {
      name: `${id}-memory`,
      what: '  most memory',
      unit: 'MB',
      target: null,
    } as const
    return [
      figure({ name: id, what, unit: 's', target: null }, [seconds]),
      figure({ name: `${id}-computed`, what: '  computing', unit: 's', target: null }, [computed]),
      figure(memory, [megabytes]),
    ]
  })
}
