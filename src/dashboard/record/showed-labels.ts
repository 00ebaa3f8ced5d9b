import type { Showed } from '#modules/comparisons/schema'

/** What an authority showed, as staff choose it. */
export const showedLabels: Record<Showed, string> = {
  same: 'The same as our copy',
  other: 'Something else',
  nothing: 'Nothing',
  unavailable: 'No answer',
}
