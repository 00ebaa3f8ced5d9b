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

/** Normalises letters for comparison: lower case, without accents; Bengali and others keep all signs. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
}

const wordsOf = (text: string) =>
  folded(text)
    .split(/[\s,.:;·/()-]+/)
    .filter(Boolean)

/** Returns the items in which each typed word begins some word; all when nothing is typed. */
export function matching(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const wanted = wordsOf(typed)
  return items.filter(({ label, alsoFoundBy = '' }) => {
    const own = wordsOf(`${label} ${alsoFoundBy}`)
    return wanted.every((word) => own.some((one) => one.startsWith(word)))
  })
}
