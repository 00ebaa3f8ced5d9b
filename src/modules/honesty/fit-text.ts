import { judge } from './judge.ts'
import type { PublicKind } from './kinds.ts'

/** Stands where a text on file may not be shown. */
const leftOut = '–'

/** Whether a text may be shown, as judged lately: lists read the same names and titles again and again. */
const known = new Map<string, boolean>()
const mostKnown = 2000

/** A text on file as people may see it: itself, or a dash where it claims what nobody may. */
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
