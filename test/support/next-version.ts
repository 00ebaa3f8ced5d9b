import { migrations } from '#migrations'
import * as later from './next-migration.ts'

/** The migration of a version after this one, which is invented; migrations run in the order of their names. */
export const nextMigration = '9999-later'

/** Lets this process know the next version's migration, as that version would; returns what undoes it. */
export function beNextVersion(): () => void {
  migrations[nextMigration] = later
  return () => {
    delete migrations[nextMigration]
  }
}
