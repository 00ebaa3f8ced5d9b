import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'

/** As much as a large picture takes, with the stacks of its threads, in bytes. */
const muchMemory = 128 * 1024 * 1024
/** More than a thread and the fonts open at once. */
const manyFiles = 16

/**
 * Whether the system would give as much memory as reading or drawing a file takes, and as many file handles. Nothing
 * of it is kept.
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
