/**
 * How long anything about a database may take, in milliseconds. Nobody waits without end, and a dead holder
 * of a lock loses it before those who wait for it give up.
 */
export const timeLimits = {
  /** To reach one host and sign in. */
  connect: 3000,
  /** Until a connection of the pool, or the turn to write, is free. */
  turn: 10_000,
  /** One statement. */
  statement: 15_000,
  /** For a lock that another transaction holds. */
  lock: 8000,
  /**
   * For a table that a migration changes. Everyone else who wants that table waits behind it. Shorter than
   * the second after which PostgreSQL looks for a deadlock, so that no other transaction is ended because
   * of it.
   */
  lockOfTable: 800,
  /** Until a migration tries again to lock its tables. */
  tablesAgain: 4000,
  /** For all tables of a migration: an export over a slow line, or a dump, may take an hour. */
  tables: 60 * 60_000,
  /** For the lock of an SQLite file that another process holds. */
  lockOfFile: 5000,
  /** Between two statements of a transaction: a client silent for longer is dead. */
  idleInTransaction: 5000,
  /** After this long for one statement we ask whether the database is there at all. */
  suspicious: 2000,
  /** For the answer to that, and to /readyz. */
  health: 2000,
  /** Between two tries to find a database that went away. */
  retry: 250,
  /** Between two signs of life from the holder of a lock that no work keeps alive. */
  heartbeat: 2000,
  /** For connections to end in order at the close. */
  close: 2000,
} as const
