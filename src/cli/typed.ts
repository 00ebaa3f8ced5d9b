import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { z } from 'zod'
import { withParts } from '#platform/problems.schema'
import { UsageMistakes } from './exit-code.ts'
import { say } from './shell.ts'

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
