import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { day } from '#platform/clock'
import type { Product } from '#test/product'
import type { Fault, Ground } from './fault.ts'
import { filed, type Told } from './told.ts'
import { Staff } from './traffic.ts'

const mebibyte = 1024 * 1024

function limit(pid: number, name: 'nofile' | 'data', value: number | 'unlimited'): void {
  execFileSync('prlimit', [`--pid=${pid}`, `--${name}=${value}:`])
}

/** What a process may write to in memory, in bytes. */
function writable(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmData:\s+(\d+)/m.exec(status)?.[1]) * 1024
}

function isRunning({ pid }: Product): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** What a supervisor does with a process that ended by itself. */
async function startAgain({ product }: Ground): Promise<void> {
  if (!isRunning(product)) await product.restart()
}

const noMoreFiles: Fault = {
  name: 'no further file can be opened',
  lasts: 3000,
  within: 1000,
  counts: filed,
  inject: async ({ product: { pid } }) =>
    limit(pid, 'nofile', readdirSync(`/proc/${pid}/fd`).length),
  heal: async ({ product: { pid } }) => limit(pid, 'nofile', 4096),
}

const noMoreMemory: Fault = {
  name: 'the system gives no more memory, and the process ends',
  lasts: 4000,
  within: 1000,
  inject: async ({ product: { pid } }) => limit(pid, 'data', writable(pid)),
  heal: async (ground) => {
    if (isRunning(ground.product)) limit(ground.product.pid, 'data', 'unlimited')
    await startAgain(ground)
  },
}

const failedSync: Fault = {
  name: 'the disk does not take the log of SQLite, and the process ends',
  lasts: 3000,
  within: 1000,
  inject: async ({ machine }) => machine?.failSyncs(),
  heal: async (ground) => {
    ground.machine?.mend()
    await startAgain(ground)
  },
}

function shiftedClock(name: string, milliseconds: number): Fault {
  return {
    name: `the clock ${name}, then it is put right`,
    lasts: 3000,
    within: 1000,
    inject: async ({ machine }) => machine?.shiftClock(milliseconds),
    heal: async ({ machine }) => machine?.mend(),
  }
}

/** The clock of the machine on which Candor runs. */
export const clockFaults: readonly Fault[] = [
  shiftedClock('jumps back by a year', -366 * day),
  shiftedClock('jumps forward by a day', day),
]

/** What the system withholds from a running process. */
export const processFaults: readonly Fault[] = [noMoreFiles, noMoreMemory]

/** What the disk below SQLite does not take. */
export const syncFaults: readonly Fault[] = [failedSync]

let uploads: Promise<unknown> = Promise.resolve()
let asked = 0

/** Where uploads wait in memory: more of them at a time than fit it, on a system that has little. */
export const memoryFaults: readonly Fault[] = [
  {
    name: 'twelve uploads of 14 MB at a time, with 200 MB of memory left',
    lasts: 3000,
    within: 12_000,
    counts: filed,
    inject: async ({ product, keys }, told: Told) => {
      asked = product.pid
      limit(asked, 'data', writable(asked) + 200 * mebibyte)
      const staff = new Staff(product, keys, told)
      const file = async () => {
        const entered = await staff.enter(true)
        if (entered) await staff.file(false, entered, 14_000_000)
      }
      uploads = Promise.all(Array.from({ length: 12 }, file))
    },
    heal: async ({ product }) => {
      await uploads
      if (!isRunning(product) || product.pid !== asked) throw new Error('The process has ended')
      limit(product.pid, 'data', 'unlimited')
    },
  },
]
