import { Problem } from '#api/client'

/** The kinds of failure; each has its own words that say what to do. */
export type Failure =
  | 'offline'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'too-many'
  | 'new-version'
  | 'server'
  | 'refused'
  | 'broken'

const byStatus: Readonly<Record<number, Failure>> = {
  0: 'offline',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  429: 'too-many',
}

/** The browsers' messages for a missing part of the program: Chromium, Firefox, Safari. */
const partIsGone =
  /dynamically imported module|error loading dynamically|importing a module script failed|unable to preload/i

/** Determines what went wrong from the error and whether the browser has a connection. */
export function whatFailed(error: unknown, isOnline: boolean): Failure {
  if (error instanceof Problem)
    return byStatus[error.status] ?? (error.status >= 500 ? 'server' : 'refused')
  if (error instanceof Error && partIsGone.test(error.message))
    return isOnline ? 'new-version' : 'offline'
  return 'broken'
}
