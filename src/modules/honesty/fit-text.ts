import { judge } from './judge.ts'
import type { PublicKind } from './kinds.ts'

/** Shown in place of a text on file that may not be shown. */
const leftOut = '–'

/** Whether a text may be shown, as judged recently: lists read the same names and titles again and again. */
const known = new Map<string, boolean>()
const mostKnown = 2000

/** Returns a text on file as people may see it: unchanged, or a dash where it makes a forbidden claim. */
export function fitText<Text extends string | null>(kind: PublicKind, text: Text): Text | '–' {
  return text === null || isFit(kind, text) ? text : leftOut
}

function isFit(kind: PublicKind, text: string): boolean {
  const key = `${kind} ${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const verdict = judge(kind, text) === null
  known.set(key, verdict)
  return verdict
}
