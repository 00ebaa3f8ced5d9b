import { CommanderError } from 'commander'
import { ConfigMistakes, isLogPretty } from '#platform/config'
import { DatabaseObstacle } from '#platform/database'
import { fileTrouble, Refusal } from '#platform/errors'
import { openLog } from '#platform/log'
import { type Shell, say } from './shell.ts'

/** Invalid options or arguments; one sentence per mistake, exit code 2. */
export class UsageMistakes extends Error {
  readonly sentences: string[]

  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'UsageMistakes'
    this.sentences = sentences
  }
}

/** Something outside Candor prevents the work, as a sentence; exit code 1. */
export class Obstacle extends Error {}

/** Turns a failure of a file that the caller named into an obstacle; rethrows anything that is not about files. */
export function fileObstacle(sentence: string, error: unknown): Obstacle {
  const trouble = fileTrouble(error)
  if (trouble === null) throw error
  return new Obstacle(`${sentence} ${trouble}`)
}

/** Throws an obstacle where the result of a command could not be written; `left` says what is to be done about it. */
export function refuseLostOutput(error: Error | null, left = ''): void {
  if (error === null) return
  const why = fileTrouble(error) ?? 'Whatever should have read it has ended.'
  throw new Obstacle(`The output could not be written: ${why}${left}`)
}

/**
 * Prints why a command failed, and returns its exit code. Of an unforeseen error only kind and place are
 * printed, as a line of the log: messages may quote a candidate's data.
 */
export function explain(error: unknown, env: Shell['env']): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof ConfigMistakes || error instanceof UsageMistakes) {
    for (const sentence of error.sentences) say(sentence)
    return 2
  }
  if (error instanceof Refusal || error instanceof Obstacle || error instanceof DatabaseObstacle)
    say(error.message)
  else {
    const sentence = sentenceFor(error)
    say(sentence ?? 'Something went wrong on our side; the next line says where.')
    if (sentence === undefined)
      openLog({ pretty: isLogPretty(env), to: 'stderr' }).error({ error }, 'A command failed')
  }
  return 1
}

const noRoom = 'There is no room left on the disk. Make room, then try again.'

const systemSentences: Record<string, string> = {
  EACCES:
    'Candor may not read or write the data folder. Run it as the user that the server runs as, give its user the permission, or set CANDOR_DATA.',
  EROFS: 'The data folder is read-only. Set CANDOR_DATA to a folder that can be written to.',
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  ECONNREFUSED: 'The database does not answer. Check CANDOR_DATABASE_URL, and that it runs.',
  ENOTFOUND: 'The host of the database cannot be found. Check CANDOR_DATABASE_URL.',
  EAI_AGAIN: 'The host of the database cannot be found. Check CANDOR_DATABASE_URL.',
  ETIMEDOUT: 'The database does not answer. Check CANDOR_DATABASE_URL, and that it runs.',
  '57P03': 'The database is starting or stopping. Try again in a moment.',
  '53300': 'The database has no connection left. Raise max_connections, or stop what uses them.',
  '28000': 'The database refuses the user of CANDOR_DATABASE_URL, or wants TLS (sslmode).',
  '28P01': 'The database refuses the user or the password of CANDOR_DATABASE_URL.',
  '42501':
    'The database user may not create or read tables here. Make it the owner of the database: alter database NAME owner to USER.',
  '3D000': 'The database that CANDOR_DATABASE_URL names does not exist. Create it first.',
  SQLITE_FULL: noRoom,
  SQLITE_IOERR_SHMSIZE: noRoom,
  SQLITE_IOERR:
    'The disk is failing: the database cannot be read or written. Check the disk and its free space.',
  SQLITE_BUSY: 'The database is busy. Try again in a moment.',
  SQLITE_NOTADB: 'The file candor.sqlite in the data folder is not a database. Restore it.',
  SQLITE_CORRUPT: 'The database is damaged. Stop Candor and restore it from a backup.',
  SQLITE_READONLY:
    'Candor may not write to the database or its folder. Run it as the user that the server runs as, or check the permissions.',
  SQLITE_CANTOPEN: 'The database in the data folder cannot be opened. Check its permissions.',
}

function sentenceFor(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const family = code.split('_').slice(0, 2).join('_')
  return systemSentences[code] ?? systemSentences[family]
}
