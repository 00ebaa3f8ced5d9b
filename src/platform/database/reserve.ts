import { randomFillSync } from 'node:crypto'
import { existsSync, realpathSync, rmSync, statfsSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { noRoom, type Refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits/schema'
import { isFull } from './sqlite-failure.ts'

const mebibyte = 1024 * 1024

/** On a disk that is small: this part of it. */
const smallPart = 8
/** What was seen of the disk is good for so long, in milliseconds. */
const seenFor = 250

/**
 * Room on the disk of an SQLite file that is held back by a file of nothing, `reserve`. When the disk is
 * full the file is removed, and only what looking up and reading have to write is written (decision 0068).
 */
export interface Reserve {
  /** Whether the disk is full, as far as changes are concerned. */
  isGivenUp(): boolean
  /** @throws Refusal `service.no_room` while it is given up */
  refuseChanges(): void
  /** Told of a statement that found no room, with the refusal that was made of it. */
  noteFull(refused: Refusal): void
  /** Whether room was made after this refusal, so that the same may be tried once more. */
  madeRoomFor(error: unknown): boolean
  /** Holds the room back, anew where it was given up and there is room again. */
  hold(): Promise<void>
  /** Waits for that. */
  stop(): Promise<void>
}

/** Where the disk is another machine's. */
export const noReserve: Reserve = {
  isGivenUp: () => false,
  refuseChanges: () => undefined,
  noteFull: () => undefined,
  madeRoomFor: () => false,
  hold: async () => undefined,
  stop: async () => undefined,
}

/**
 * The reserve beside a database file. What its state is, the disk says: each process that has the file
 * sees the same, also after a start.
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

  /** What is there to hold back, and how much of it is held. */
  function look() {
    if (isFull(folder)) giveUp()
    const { bavail, bsize, blocks } = statfsSync(folder)
    const wanted = Math.min(platformLimits.diskReserve, Math.floor((blocks * bsize) / smallPart))
    const held = heldBytes()
    // Once it was given up there has to be room for as much again: else it would be full at once.
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

/** Nothing that a file system could make smaller. */
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
