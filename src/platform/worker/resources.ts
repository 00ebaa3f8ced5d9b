import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'

/** As much as a large picture takes, with the stacks of its threads, in bytes. */
const muchMemory = 128 * 1024 * 1024
/** More than a thread and the fonts open at a time. */
const manyFiles = 16

/**
 * Tells whether the system would give the memory and the file handles that reading or drawing a file takes.
 * Keeps none of them.
 */
export function hasResources(): boolean {
  const opened: number[] = []
  try {
    Buffer.allocUnsafeSlow(muchMemory).buffer.transfer(0)
    while (opened.length < manyFiles) opened.push(openSync(devNull, 'r'))
    return true
  } catch {
    return false
  } finally {
    for (const file of opened) closeSync(file)
  }
}
