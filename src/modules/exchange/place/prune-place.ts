import type { Instant } from '#platform/clock'
import type { Secrets } from '#platform/crypto'
import { refuseUnless } from '../refusals.ts'
import type { BackupPlace } from './backup-place.ts'
import { type Keep, keptOf } from './kept-snapshots.ts'
import { listKey, objectIn, readList, snapshotFolder, snapshotsIn } from './place-names.ts'

/** What is left, and what was removed. */
export interface Pruned {
  kept: number
  snapshots: number
  objects: number
}

/**
 * Removes the snapshots that a rule does not keep, except the one that was just made (the clock may have been set back),
 * those that never were completed, and then the objects that no kept
 * snapshot needs by its list, which can be read without the private key. Call it under `backupLock`: an object that a
 * running backup found there must not go. Removes nothing, and refuses with `backup.list_damaged`, when a list is not
 * as it was written.
 */
export async function prunePlace(
  secrets: Secrets,
  place: BackupPlace,
  { keep, made }: { keep: Keep; made: Instant },
): Promise<Pruned> {
  const all = await snapshotsIn(place)
  const whole = all.filter(({ isWhole }) => isWhole).map(({ at }) => at)
  const kept = keptOf(whole, keep).add(made)
  const needed = new Set<string>()
  for (const at of kept) {
    const list = await readList(secrets, place, at)
    refuseUnless(list, 'backup.list_damaged')
    for (const name of list.objects) needed.add(name)
  }
  const pruned = { kept: kept.size, snapshots: 0, objects: 0 }
  for (const { at, isWhole } of all) {
    if (kept.has(at)) continue
    // First the list: what is half removed counts as incomplete.
    if (isWhole) await place.remove(listKey(at))
    await place.removeAll(snapshotFolder(at))
    pruned.snapshots += 1
  }
  for (const key of (await place.list('objects')).keys()) {
    const name = objectIn(key)
    if (name === null || needed.has(name)) continue
    await place.remove(key)
    pruned.objects += 1
  }
  return pruned
}
