import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import type { Fault } from './fault.ts'
import { filed } from './told.ts'

function setMostFiles(pid: number, files: number): void {
  execFileSync('prlimit', [`--pid=${pid}`, `--nofile=${files}:`])
}

/** What the system withholds from a running process. */
export const processFaults: readonly Fault[] = [
  {
    name: 'no further file can be opened',
    lasts: 3000,
    within: 1000,
    counts: filed,
    inject: async ({ product: { pid } }) =>
      setMostFiles(pid, readdirSync(`/proc/${pid}/fd`).length),
    heal: async ({ product: { pid } }) => setMostFiles(pid, 4096),
  },
]
