import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CommanderError } from 'commander'
import type { z } from 'zod'
import { ConfigMistakes, isLogPretty } from '#platform/config'
import { DatabaseObstacle } from '#platform/database'
import { fileTrouble, Refusal } from '#platform/errors'
import { openLog } from '#platform/log'
import { withParts } from '#platform/problems.schema'

/** What a command gets from outside, and what it leaves behind. */
export interface Shell {
  env: Record<string, string | undefined>
  /** 0 done, 1 refused or failed, 2 wrong usage or a mistake in the configuration. */
  exitCode: number
}

/**
 * Prints a sentence for the person at the keyboard, on standard error. Standard output stays for the
 * command's result: the log's JSON lines of `serve`, the key of `api-key create`.
 */
export function say(sentence: string): void {
  // Where nobody can be told, the exit code still tells.
  if (process.stderr.listenerCount('error') === 0) process.stderr.on('error', () => undefined)
  process.stderr.write(`${sentence}\n`)
}

let isPrinted = false
/** Why standard output did not take what was printed. */
let lost: Error | null = null

/** Prints a line of the command's result, on standard output. */
export function print(line: string): void {
  put(`${line}\n`)
}

/** Prints text as it is. Node tells only later that it was not taken: see `whenPrinted`. */
export function put(text: string): void {
  if (!isPrinted)
    process.stdout.on('error', (error) => {
      lost ??= error
    })
  isPrinted = true
  process.stdout.write(text)
}

/** Waits until all that was printed is written; returns why it was not, or null. */
export async function whenPrinted(): Promise<Error | null> {
  if (isPrinted) await new Promise((resolve) => process.stdout.write('', resolve))
  return lost
}

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

/**
 * Parses the options and arguments by the schema; throws `UsageMistakes` with one sentence per mistake that
 * names the option. `options` says which option a field came from.
 */
export function readTyped<Schema extends z.ZodType>(
  schema: Schema,
  typed: z.input<Schema>,
  options: Record<string, string>,
): z.output<Schema> {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  // One field, one mistake: an empty value is also too short, and not an email address.
  const fields = new Set<unknown>()
  const first = parsed.error.issues.filter(({ path: [field] }) => {
    const isFirst = !fields.has(field)
    fields.add(field)
    return isFirst
  })
  throw new UsageMistakes(
    first.map((issue) => {
      const { path, message } = withParts(issue)
      const option = options[String(path[0])]
      return `${option ? `${option}: ` : ''}${message}${/[.!?]$/.test(message) ? '' : '.'}`
    }),
  )
}

/**
 * Reads the password from standard input, without the line ending. Prompts a person at a terminal, and
 * hides what they type.
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  say('Type the password and press Enter (it is not shown):')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
  }
}
