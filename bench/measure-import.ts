import { callerOf } from './caller.ts'
import { type Figure, figure } from './figures.ts'
import { figuresOf, lookupsUntil } from './lookups-meanwhile.ts'
import { memoryOf } from './pinned.ts'
import { documents, handIn } from './records-to-import.ts'
import type { Installation } from './seed.ts'
import type { Server } from './servers.ts'

/**
 * Measures an import of records with three images of about 300 kB each during look-ups: how long, how much
 * memory, and how long a look-up waits.
 * @param engine for the figures' names
 */
export async function measureImport(
  server: Server,
  installation: Installation,
  rows: number,
  engine: 'SQLite' | 'PostgreSQL',
): Promise<Figure[]> {
  const call = callerOf(server, installation)
  const calm = await lookupsUntil(server, installation, (count) => count > 400)
  const before = performance.now()
  const id = await handIn(call, rows)
  const started = performance.now()
  await call('POST', `/imports/${id}/run`)
  const during = await lookupsUntil(server, installation, async (count) => {
    if (count % 20 !== 0) return false
    return isThrough((await call('GET', `/imports/${id}`)) as Shown)
  })
  const seconds = (performance.now() - started) / 1000
  const { peak } = memoryOf(server.pid)
  const name = (what: string) => `import-${what}-${engine.toLowerCase()}`
  const what = `Import of ${rows.toLocaleString('en-GB')} records with 3 images each, ${engine}`
  const most = (15 * 60 * rows) / 10_000
  return [
    figure({ name: name('time'), what, unit: 's', target: { most } }, [seconds]),
    figure({ name: name('upload'), what: '  and its zips uploaded', unit: 's', target: null }, [
      (started - before) / 1000,
    ]),
    figure({ name: name('memory'), what: '  resident memory', unit: 'MB', target: { most: 400 } }, [
      peak,
    ]),
    ...figuresOf(during, name('lookups'), 'meanwhile', 50),
    ...figuresOf(calm, name('lookups-before'), 'before, at the same pace', null),
  ]
}

interface Shown {
  state: string
  rows: number
  counts: { created: number; images: number }
}

/** Tells whether an import is over; throws when it did not import everything. */
function isThrough({ state, rows, counts }: Shown): boolean {
  if (state === 'running') return false
  const { created, images } = counts
  if (state !== 'done' || created !== rows || images !== created * documents.length)
    throw new Error(`The import ended as ${state} with ${JSON.stringify(counts)}`)
  return true
}
