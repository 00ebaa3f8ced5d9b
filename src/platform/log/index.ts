import { pino } from 'pino'

/**
 * The log. Lines carry what happened and to which id, never a candidate's name, number, code,
 * token or file name: callers pass ids and codes only, and errors are reduced to type and stack.
 */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** JSON lines in production, one readable line otherwise; `level: 'silent'` for quiet tests. */
export function openLog(options: { pretty: boolean; level?: string }): Log {
  return pino({
    level: options.level ?? 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: describeError },
    ...(options.pretty
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', sync: true } } }
      : {}),
  })
}

/**
 * An error without its message: messages of databases and parsers quote the values they choke on,
 * and those are people's names and numbers. The stack's own frames say where it happened.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const code = 'code' in error ? String(error.code).slice(0, 60) : undefined
  return { type: error.name, code, stack: frames.slice(0, 12).join('\n') }
}
