import { holdsWords, wordsOf } from '../ui/matching.ts'

/** One line of the palette. */
export interface PaletteItem {
  id: string
  group: 'actions' | 'pages' | 'records'
  label: string
  /** Beside the label: numbers, state. */
  detail?: string
  /** Also found by these words: the English name, what people call it. */
  alsoFoundBy?: string
  run: () => unknown
}

/** Returns the items in which each typed word begins some word; all when nothing is typed. */
export function matching(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const wanted = wordsOf(typed)
  return items.filter(({ label, alsoFoundBy = '' }) =>
    holdsWords(wordsOf(`${label} ${alsoFoundBy}`), wanted),
  )
}
