import { judge } from './judge.ts'
import type { PublicKind } from './kinds.ts'

/** Stands where a text on file may not be shown. */
const leftOut = '–'

/** A text on file as people may see it: itself, or a dash where it claims what nobody may. */
export function fitText<Text extends string | null>(kind: PublicKind, text: Text): Text | '–' {
  return text !== null && judge(kind, text) !== null ? leftOut : text
}
