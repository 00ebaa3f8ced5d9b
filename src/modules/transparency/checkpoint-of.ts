import { type Checkpoint, readCheckpoint, readNote } from '#platform/tlog'
import type { Log } from './log.store.ts'

/** Returns what a signed note promises, whoever signed it; null when it is not a checkpoint. */
export function checkpointIn(note: string): Checkpoint | null {
  const read = readNote(note)
  return read && readCheckpoint(read.text)
}

/** Returns how many leaves the log's newest checkpoint promises. */
export function signedSize({ checkpoint }: Pick<Log, 'checkpoint'>): number {
  return checkpoint === null ? 0 : (checkpointIn(checkpoint)?.size ?? 0)
}
