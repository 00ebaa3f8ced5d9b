import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigMistakes } from './mistakes.ts'

/** Error codes of a place that can never be a folder; any other error passes or is for the log. */
const noFolder = new Set(['EEXIST', 'ENOTDIR', 'ENOENT'])

/**
 * Makes the data folder and its parents (mode 0700) unless it exists. Throws `ConfigMistakes` where no
 * folder can be made. Goes step by step, because Node's own recursive mkdir never ends below `/proc`.
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    if (!noFolder.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new ConfigMistakes([`CANDOR_DATA must name a folder, and ${folder} cannot be one.`])
  }
}

/** Throws `ConfigMistakes` when the folder does not exist: for commands that only read. */
export function requireDataFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  throw new ConfigMistakes([`There is no folder ${folder}. Set CANDOR_DATA to that of Candor.`])
}

function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(folder)
  if (!existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another first start was quicker.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
