import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a folder below one of the checkout, named with this process's id; removes those of processes that are gone. */
export function freshFolder(below: string): string {
  const folders = join(import.meta.dirname, '../..', below)
  mkdirSync(folders, { recursive: true })
  for (const name of readdirSync(folders))
    try {
      if (!isAlive(Number.parseInt(name, 10)))
        rmSync(join(folders, name), { recursive: true, force: true })
    } catch {
      // What another user's run left behind is not ours to remove, and does no harm.
    }
  return mkdtempSync(join(folders, `${process.pid}-`))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
