/**
 * Returns overlapping pieces of a long list, so that the work per word never depends on the length of the text; a list
 * of at most `longest` is one piece.
 */
export function windowsOf<T>(all: readonly T[], longest: number, stride: number): T[][] {
  const count = Math.max(1, Math.ceil((all.length - longest) / stride) + 1)
  return Array.from({ length: count }, (_, n) => all.slice(n * stride, n * stride + longest))
}
