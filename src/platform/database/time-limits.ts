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
  /**
   * For a table that a migration changes. Whoever comes to that table meanwhile waits behind it. Shorter than
   * the second after which PostgreSQL looks for a deadlock, so that nobody else is ended by one.
   */
  lockOfTable: 800,
  /** Until a migration asks for its tables again. */
  tablesAgain: 4000,
  /** For all tables of a migration: an export that is fetched over a slow line, or a dump, may have an hour. */
  tables: 60 * 60_000,
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
