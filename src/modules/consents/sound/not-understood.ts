/** A file whose sound cannot be told from what else is in it. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood'
}

/** @throws NotUnderstood unless the condition holds */
export function insist(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new NotUnderstood(otherwise)
}

/** Part of a file, from its first byte to the one after its last. */
export interface Span {
  from: number
  to: number
}
