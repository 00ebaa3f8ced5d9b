import { pino } from 'pino'

/**
 * The log. Lines carry what happened and to which id, never a candidate's name, number, code,
 * token or file name: callers pass ids and codes only, and errors are reduced to type and stack.
 */
export interface Log {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const logLevels = ['debug', 'info', 'warn', 'error'] as const
type LogLevel = (typeof logLevels)[number]

export interface LogOptions {
  /** JSON lines in production, one readable line each otherwise. */
  pretty: boolean
  /** Lower levels are not written; `silent` for quiet tests. */
  level?: LogLevel | 'silent'
  /** Standard error for commands that print their result to standard output. */
  to?: 'stdout' | 'stderr'
}

/** Opens the log; every line is written before the call returns. */
export function openLog({ pretty, level = 'info', to = 'stdout' }: LogOptions): Log {
  const destination = to === 'stdout' ? 1 : 2
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: (error: unknown) => describeError(error) },
  }
  if (!pretty) return pino(options, pino.destination({ dest: destination, sync: true }))
  const layout = { ignore: 'pid,hostname', sync: true, destination }
  return pino({ ...options, transport: { target: 'pino-pretty', options: layout } })
}

/** Causes of causes that are described; an error may also be its own cause. */
const mostCauses = 3

/**
 * Describes an error, with its causes, without any message: those of databases and parsers quote the values that they
 * fail on, and those are people's names and numbers. The stack frames say where it happened.
 */
function describeError(error: unknown, causes = mostCauses): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const code = 'code' in error ? String(error.code).slice(0, 60) : undefined
  const cause = error.cause && causes > 0 ? describeError(error.cause, causes - 1) : undefined
  return { type: error.name, code, stack: frames.slice(0, 12).join('\n'), cause }
}
