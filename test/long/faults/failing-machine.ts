import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { frugalMemory } from '../../../src/cli/frugal-memory.mjs'

/** What below a process can fail while it runs, by files that programs loaded before it look for. */
export interface FailingMachine {
  env: Record<string, string>
  /** From now on no log of a database is synced, until `mend`. */
  failSyncs(): void
  /** From now on the clock is off by so many milliseconds, until `mend`. */
  shiftClock(milliseconds: number): void
  mend(): void
  remove(): void
}

const support = join(import.meta.dirname, '../../support')
const loaded = ['failing-sync.mjs', 'shifted-clock.mjs'].map((name) => join(support, name))

export function openFailingMachine(): FailingMachine {
  const folder = mkdtempSync(join(tmpdir(), 'candor-machine-'))
  const [sync, clock] = [join(folder, 'sync'), join(folder, 'clock')]
  const imports = loaded.map((path) => `--import=${pathToFileURL(path)}`)
  return {
    env: {
      NODE_OPTIONS: [frugalMemory.NODE_OPTIONS, ...imports].join(' '),
      FAILING_SYNC: sync,
      SHIFTED_CLOCK: clock,
    },
    failSyncs: () => writeFileSync(sync, ''),
    shiftClock: (milliseconds) => writeFileSync(clock, String(milliseconds)),
    mend: () => {
      for (const path of [sync, clock]) rmSync(path, { force: true })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
