import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAnotherRunning } from '#platform/storage'

/** A folder for what is decrypted for a moment. */
export interface WorkFolder {
  folder: string
  remove(): Promise<void>
}

/** Marks such a folder as this machine's; the id of the process follows. */
const ownStart = `candor-work-${hostname()}-`

/**
 * Makes a folder in that for temporary files (`TMPDIR`) that only its owner can read. It is removed when the command is
 * interrupted, too; what a killed one left is removed here.
 */
export async function openWorkFolder(): Promise<WorkFolder> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(ownStart) ? Number.parseInt(name.slice(ownStart.length), 10) : 0
    if (pid > 0 && !isAnotherRunning(pid) && pid !== process.pid)
      await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
  const folder = await mkdtemp(join(tmpdir(), `${ownStart}${process.pid}-`))
  const removeNow = () => rmSync(folder, { recursive: true, force: true })
  const stop = () => process.exit(1)
  const signals = ['SIGINT', 'SIGTERM'] as const
  process.once('exit', removeNow)
  for (const signal of signals) process.once(signal, stop)
  return {
    folder,
    remove: async () => {
      process.off('exit', removeNow)
      for (const signal of signals) process.off(signal, stop)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
