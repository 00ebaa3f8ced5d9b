import { randomFillSync } from 'node:crypto'
import { existsSync, realpathSync, rmSync, statfsSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { migrations, type Tables } from '#migrations'
import { noRoom, type Refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits/schema'
import { isFull } from './failures.ts'
import type { Reader, Transaction } from './handles.ts'

const mebibyte = 1024 * 1024

/** On a small disk: this part of it. */
const smallPart = 8
/** How long a reading of the disk stays valid, in milliseconds. */
const seenFor = 250

/**
 * Room on the disk of an SQLite file, held back by a filler file, `reserve`. When the disk is full this
 * file is removed, and only what looking up and reading need is still written (decision 0007).
 */
export interface Reserve {
  /** Whether the disk is full, as far as changes are concerned. */
  isGivenUp(): boolean
  /** @throws Refusal `service.no_room` while it is given up */
  refuseChanges(): void
  /** To be called when a statement found no room, with the refusal that was made of it. */
  noteFull(refused: Refusal): void
  /** Tells whether room was made after this refusal, so that the same may be tried once more. */
  madeRoomFor(error: unknown): boolean
  /** Holds the room back, also again after it was given up, once there is room. */
  hold(): Promise<void>
  /** Stops holding room back and waits for what is under way. */
  stop(): Promise<void>
}

/** For a disk on another machine. */
export const noReserve: Reserve = {
  isGivenUp: () => false,
  refuseChanges: () => undefined,
  noteFull: () => undefined,
  madeRoomFor: () => false,
  hold: async () => undefined,
  stop: async () => undefined,
}

/**
 * Opens the reserve beside a database file. Its state is read from the disk, so every process with the file
 * sees the same, also after a restart.
 */
export function openReserve(databasePath: string): Reserve {
  const folder = dirname(existsSync(databasePath) ? realpathSync(databasePath) : databasePath)
  const path = join(folder, 'reserve')
  const triedAgain = new WeakSet<object>()
  let isGivenUp = false
  let holding: Promise<void> | null = null
  let seenAt = Number.NEGATIVE_INFINITY

  const heldBytes = () => statSync(path, { throwIfNoEntry: false })?.size ?? 0

  function giveUp(): boolean {
    const isHeld = heldBytes() > 0
    rmSync(path, { force: true })
    return isHeld
  }

  /** Reads how much room to hold back, and how much is held. */
  function look() {
    if (isFull(folder)) giveUp()
    const { bavail, bsize, blocks } = statfsSync(folder)
    const wanted = Math.min(platformLimits.diskReserve, Math.floor((blocks * bsize) / smallPart))
    const held = heldBytes()
    // Once given up, it needs room for as much again: else the disk would be full immediately.
    isGivenUp = held < wanted && held + bavail * bsize < 2 * wanted
    seenAt = performance.now()
    return { wanted, held }
  }

  function isNowGivenUp(): boolean {
    if (performance.now() - seenAt >= seenFor) look()
    return isGivenUp
  }

  async function hold(): Promise<void> {
    const { wanted, held } = look()
    if (isGivenUp || held >= wanted) return
    await fill(path, wanted - held).catch(giveUp)
    look()
  }

  return {
    isGivenUp: isNowGivenUp,
    refuseChanges: () => {
      if (isNowGivenUp()) throw noRoom()
    },
    noteFull: (refused) => {
      if (giveUp()) triedAgain.add(refused)
      look()
    },
    madeRoomFor: (error) => error instanceof Error && triedAgain.has(error),
    hold: () => {
      holding ??= hold().finally(() => {
        holding = null
      })
      return holding
    },
    stop: async () => {
      await holding
    },
  }
}

/** Writes bytes that no file system could compress. */
async function fill(path: string, bytes: number): Promise<void> {
  const some = randomFillSync(Buffer.allocUnsafe(mebibyte))
  const file = await open(path, 'a', 0o600)
  try {
    for (let left = bytes; left > 0; left -= mebibyte)
      await file.appendFile(some.subarray(0, Math.min(left, mebibyte)))
  } finally {
    await file.close()
  }
}

/** Tables for rows that pass through, in an unnamed file: nobody else sees it, and it disappears with the process. */
export interface Scratch {
  reader: Reader
  write(run: (tx: Transaction) => Promise<void>): Promise<void>
  /** Runs these migrations, in the order in which an installation runs them. */
  migrate(names: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Opens an SQLite database without tables. What does not fit into memory goes to the folder for temporary files. */
export function openScratch(): Scratch {
  const database = new BetterSqlite3('')
  database.pragma('foreign_keys = ON')
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  return {
    reader: kysely,
    write: (run) => kysely.transaction().execute(run),
    // Like the migrator on SQLite, where migrations that need a transaction open their own.
    migrate: async (names) => {
      for (const name of names.toSorted()) await migrations[name]?.up(kysely as Kysely<unknown>)
    },
    close: () => kysely.destroy(),
  }
}
