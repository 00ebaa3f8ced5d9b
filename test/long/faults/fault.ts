import type { LoopbackProxy } from '#test/loopback-proxy'
import type { PostgresServer } from '#test/postgres'
import type { Product } from '#test/product'
import type { SmallDisk } from '#test/small-disk'
import type { FailingMachine } from './failing-machine.ts'
import type { Keys, Told } from './told.ts'

/** What the faults happen to: the product under traffic, and what it depends on. */
export interface Ground {
  product: Product
  keys: Keys
  /** How many files of scans may lie there that no row names, for a day: see `scansInDoubt`. */
  orphans: number
  /** Where the database is PostgreSQL: its server, on the other side of a way that can fail. */
  postgres?: { primary: PostgresServer; standby?: PostgresServer; proxy: LoopbackProxy }
  /** Where files are in S3: its port, on the other side of a way that can fail. */
  s3?: { port: number; proxy: LoopbackProxy }
  /** Where the clock and the disk below SQLite can fail. */
  machine?: FailingMachine
  /** Where the data folder, the database's or the bucket's disk is one of its own that can be filled. */
  disk?: SmallDisk
}

/** One thing that fails, and how it is mended. Add one to a list, and it is run under traffic. */
export interface Fault {
  name: string
  inject(ground: Ground, told: Told): Promise<void>
  heal(ground: Ground): Promise<void>
  /** How long it lasts, in milliseconds. */
  lasts: number
  /** At most so long after it is mended the first change has to be acknowledged, in milliseconds. */
  within: number
  /** What grows again afterwards, where that is not the number of records that were acknowledged. */
  counts?(ground: Ground, told: Told): number
}
