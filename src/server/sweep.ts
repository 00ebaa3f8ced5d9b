import type { App } from '#gate'
import { sweepPhotos } from '#modules/accounts'
import { type HeadStanding, headStanding } from '#modules/audit'
import { sweepCaseFiles } from '#modules/cases'
import { sweepScreenshots } from '#modules/comparisons'
import { forgetKeysOfGone, sweepFiles } from '#modules/documents'
import { importLock, sweepImportFiles } from '#modules/import'
import { sweepIncoming } from '#modules/incoming'
import { sweepNoticeFiles } from '#modules/notices'
import { sweepOwnPictures } from '#modules/organisation'
import { day } from '#platform/clock'
import { type ActionContext, actAs, system } from '#platform/context'
import { instead, isS3Address, type Storage } from '#platform/storage'
import { inBackground } from '#platform/turns'
import { noteLost } from './losses.ts'

/** Clears what a crash left, once for all processes and while they serve. */
export interface Sweep {
  /**
   * Tries again, from the start, after a failure; once done, it is due again after a day. While one is under way,
   * waits for it.
   */
  run(): Promise<void>
  /** Ends it where it is; the next start does the rest. */
  stop(): Promise<void>
}

/**
 * Tells whether one process owns both an SQLite database and its folder, so that a start may clear
 * immediately what it finds there; elsewhere other processes may be in the middle of an upload.
 */
export const isAloneOnFiles = ({ database, config }: App['runtime']): boolean =>
  database.engine === 'sqlite' && !isS3Address(config.storageUrl)

/**
 * Opens the sweep; call it before anything is written. Only a database whose log contains the head stored
 * beside the files may decide which files nobody needs: an empty database, an older copy or that of another
 * installation refers to none of them. One process owns an SQLite database and its folder, so everything
 * there from before its start is a left-over; beside PostgreSQL or S3 other processes may be in the middle
 * of an upload, so only files a day old are. The log of a new installation has no head yet, so each run looks for it.
 */
export async function openSweep(app: App): Promise<Sweep> {
  const { database, log } = app.runtime
  // It reads the log's end in a write, and its removals make room.
  const ctx = actAs(app.runtime, system, { goesOnWhenFull: true })
  const isAlone = isAloneOnFiles(app.runtime)
  const started = new Date(performance.timeOrigin)
  let standing = await look()
  let doneAt = Number.NEGATIVE_INFINITY

  async function look(): Promise<HeadStanding> {
    const seen = await headStanding(ctx)
    if (seen !== 'held' && !isYetToBegin(seen)) {
      log.error({ standing: seen }, 'Clears no files: the log lacks its kept head; run doctor')
      await noteLost(ctx, 'head')
    }
    return seen
  }

  /** Only while nobody imports: the command line may have an import's file under way. */
  async function sweepUnlessImporting(signal: AbortSignal): Promise<void> {
    const hold = await database.takeMutex(importLock)
    if (!hold) return
    try {
      const olderThan = isAlone ? started : new Date(Date.now() - day)
      let setAside = 0
      let scansAside = 0
      const storage = instead(until(signal, ctx.storage), {
        copy: async (from, to) => {
          await ctx.storage.copy(from, to)
          setAside += 1
          if (from.startsWith('originals/')) scansAside += 1
        },
      })
      const files = await clear({ ...ctx, storage }, olderThan)
      if (!signal.aborted) doneAt = performance.now()
      if (scansAside > 0) await noteLost(ctx, 'scans')
      if (files > 0)
        log.info({ removed: files - setAside, setAside }, 'Cleared away files that no row names')
    } finally {
      await hold.letGo()
    }
  }

  async function sweepAll(signal: AbortSignal): Promise<void> {
    const hold = await database.takeMutex('sweep')
    // Another process is sweeping.
    if (!hold) doneAt = performance.now()
    else await sweepUnlessImporting(signal).finally(() => hold.letGo())
  }

  const { work, stop } = inBackground(async (signal) => {
    if (signal.aborted || performance.now() - doneAt <= day) return
    if (isYetToBegin(standing)) standing = await look()
    if (standing === 'held') await sweepAll(signal)
  })
  return { run: work, stop }
}

/** Tells whether nothing is sealed yet, so that there is no head. */
const isYetToBegin = (standing: HeadStanding) => standing === 'new' || standing === 'unsealed'

const sweeps = [
  sweepFiles,
  sweepNoticeFiles,
  sweepOwnPictures,
  sweepPhotos,
  sweepImportFiles,
  sweepCaseFiles,
  sweepScreenshots,
  sweepIncoming,
]

/** A file that no row names, and whether a sweep would keep it aside for a while. */
export interface Orphan {
  key: string
  isSetAside: boolean
}

/** Returns what a sweep would clear away when it is old enough: the sweep itself says so, and changes nothing. */
export async function findOrphans(ctx: ActionContext): Promise<Orphan[]> {
  const copied = new Set<string>()
  const orphans: Orphan[] = []
  const storage = instead(ctx.storage, {
    copy: async (key) => {
      copied.add(key)
    },
    remove: async (key) => {
      orphans.push({ key, isSetAside: copied.has(key) })
    },
  })
  for (const sweep of sweeps) await sweep({ ...ctx, storage }, new Date(endOfTime))
  return orphans
}

/** The latest date that there is, in milliseconds. */
const endOfTime = 8.64e15

async function clear(ctx: ActionContext, olderThan: Date): Promise<number> {
  let files = 0
  for (const sweep of sweeps) files += await sweep(ctx, olderThan)
  await forgetKeysOfGone(ctx, olderThan)
  // Last, because they show which uploads were under way.
  return files + (await ctx.storage.sweepTemporary())
}

/** Wraps the storage so that its lists end early at the signal. */
function until(signal: AbortSignal, storage: Storage): Storage {
  const list = async function* (prefix: string) {
    for await (const item of storage.list(prefix)) {
      if (signal.aborted) return
      yield item
    }
  }
  const sweepTemporary = async () => (signal.aborted ? 0 : storage.sweepTemporary())
  return instead(storage, { list, sweepTemporary })
}
