import { createRequire } from 'node:module'
import type library from 'pg'
import type { DatabaseError } from 'pg'

let loaded: typeof library | undefined

/** Returns the library for PostgreSQL, loaded when it is first asked for: most installations need none. */
export function pg(): typeof library {
  loaded ??= createRequire(import.meta.url)('pg') as typeof library
  return loaded
}

/** Tells whether the server of PostgreSQL itself refused. */
export function isOfServer(error: unknown): error is DatabaseError {
  return loaded !== undefined && error instanceof loaded.DatabaseError
}
