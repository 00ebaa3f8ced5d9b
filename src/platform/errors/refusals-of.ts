import { sentences } from '#texts/en/by-code'
import type { RefusalKind } from './refusal.ts'

type Sentences = typeof sentences

/** The kind of each refusal; beside it the sentence that only those read who run servers, where no text has its code. */
type Kinds<Code extends PropertyKey> = {
  readonly [Each in Code]: Each extends keyof Sentences
    ? RefusalKind
    : { kind: RefusalKind; sentence: string }
}

/**
 * Returns a module's refusals by their codes, which are permanent, each with its kind and its English sentence from the
 * texts. A code without one does not compile.
 */
export function refusalsOf<const Table extends Kinds<keyof Table>>(kinds: Table) {
  const rows = Object.entries<RefusalKind | { kind: RefusalKind; sentence: string }>(kinds)
  const known: Readonly<Record<string, string>> = sentences
  const refusals = rows.map(([code, row]) => [
    code,
    typeof row === 'string' ? { kind: row, sentence: known[code] } : row,
  ])
  return Object.fromEntries(refusals) as {
    readonly [Code in keyof Table]: {
      kind: RefusalKind
      sentence: Code extends keyof Sentences ? Sentences[Code] : string
    }
  }
}
