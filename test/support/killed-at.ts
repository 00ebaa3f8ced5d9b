import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { frugalMemory } from '../../src/cli/frugal-memory.mjs'

const file = join(import.meta.dirname, `../../.cache/killed-at-${process.pid}`)
const hook = pathToFileURL(join(import.meta.dirname, 'killed-at.mjs'))

/** For the environment of a product: its processes can be killed at a step. */
export const killable = {
  NODE_OPTIONS: `${frugalMemory.NODE_OPTIONS} --import=${hook}`,
  KILLED_AT: file,
}

/**
 * Has the next process of a killable product that comes there end itself with SIGKILL right before it changes a file
 * (`rename … -> …`, `rm …`, `link … -> …`, `writeFile …`): the first time, or the first time after another such step.
 */
export function killAt(pattern: string, more: { follows?: string } = {}): void {
  writeFileSync(file, JSON.stringify({ pattern, ...more }))
}

/** Tells whether a process came to the step and was killed. */
export const isKilled = (): boolean => !existsSync(file)
