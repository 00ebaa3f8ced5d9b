/**
 * How long anything about a database may take, in milliseconds. Nobody waits without end, and what
 * holds a lock and is dead lets go of it before those who wait for the lock give up.
 */
export const timeLimits = {
  /** To reach one host and be let in. */
  connect: 3000,
  /** Until a connection of the pool, or the turn to write, is free. */
  turn: 10_000,
  /** One statement. */
  statement: 15_000,
  /** For a lock that another transaction holds. */
  lock: 8000,
  /** For the lock of an SQLite file that another process holds. */
  lockOfFile: 5000,
  /** Between two statements of a transaction: whoever is silent so long is dead. */
  idleInTransaction: 5000,
  /** A statement that takes so long makes us ask whether the database is there at all. */
  suspicious: 2000,
  /** The answer to that, and to /readyz. */
  health: 2000,
  /** Between two tries to find a database that went away. */
  retry: 250,
  /** Between two signs of life of who holds a lock outside a transaction's work. */
  heartbeat: 2000,
  /** For connections to end in order when everything is closed. */
  close: 2000,
} as const
