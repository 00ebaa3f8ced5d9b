import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigMistakes } from './mistakes.ts'

/** What a place that can never be a folder answers; anything else passes or is for the log. */
const noFolder = new Set(['EEXIST', 'ENOTDIR', 'ENOENT'])

/**
 * Makes the data folder, its parents too, unless there is one (mode 0700). Throws `ConfigMistakes`
 * where no folder can be. Step by step, because Node's own recursive way never ends below `/proc`.
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    if (!noFolder.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new ConfigMistakes([`CANDOR_DATA must name a folder, and ${folder} cannot be one.`])
  }
}

/** Throws `ConfigMistakes` when there is no such folder: for commands that only look. */
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
