import type { LoopbackProxy } from '#test/loopback-proxy'
import type { PostgresServer } from '#test/postgres-server'
import type { Product } from '#test/product'

/** What the faults happen to: the product under traffic, and what it depends on. */
export interface Ground {
  product: Product
  /** Where the database is PostgreSQL: its server, on the other side of a way that can fail. */
  postgres?: { primary: PostgresServer; standby?: PostgresServer; proxy: LoopbackProxy }
}

/** One thing that fails, and how it is mended. Add one to a list, and it is run under traffic. */
export interface Fault {
  name: string
  inject(ground: Ground): Promise<void>
  heal(ground: Ground): Promise<void>
  /** How long it lasts, in milliseconds. */
  lasts: number
  /** At most so long after it is mended the first change has to be acknowledged, in milliseconds. */
  within: number
}
