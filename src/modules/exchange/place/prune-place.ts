import { day, type Instant } from '#platform/clock'
import type { Secrets } from '#platform/crypto'
import { refuseUnless } from '../refusals.ts'
import type { BackupPlace } from './backup-place.ts'
import { listKey, objectIn, readList, snapshotFolder, snapshotsIn } from './place-names.ts'

/** Calendar units in UTC; a week begins on Monday. */
const periods = {
  d: (at: Instant) => at.slice(0, 10),
  w: (at: Instant) => String(Math.floor((Date.parse(at) / day + 3) / 7)),
  m: (at: Instant) => at.slice(0, 7),
  y: (at: Instant) => at.slice(0, 4),
}
type Unit = keyof typeof periods

/** How many of each unit are kept. */
type Keep = readonly { count: number; unit: Unit }[]

/** Reads a rule such as `7d,4w,12m`; null when it is none. */
export function readKeep(text: string): Keep | null {
  if (!/^[1-9]\d{0,2}[dwmy](,[1-9]\d{0,2}[dwmy])*$/.test(text)) return null
  return text
    .split(',')
    .map((one) => ({ count: Number(one.slice(0, -1)), unit: one.at(-1) as Unit }))
}

/**
 * Returns the snapshots that are kept: of each unit the newest of the last so many days, weeks, months or years *that
 * have one*, so that neither a pause of backups nor a wrong clock removes any. The newest of all always stays.
 */
export function keptOf(times: readonly Instant[], keep: Keep): Set<Instant> {
  const newestFirst = times.toSorted().toReversed()
  const kept = new Set(newestFirst.slice(0, 1))
  for (const { count, unit } of keep) {
    const seen = new Set<string>()
    for (const at of newestFirst) {
      const period = periods[unit](at)
      if (seen.has(period) || seen.size === count) continue
      seen.add(period)
      kept.add(at)
    }
  }
  return kept
}

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
