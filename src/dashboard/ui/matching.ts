/** Returns letters for comparison: lower case, without accents; Bengali and others keep all signs. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
}

/** Returns the words of a text, for comparison. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

/** Tells whether each wanted word begins some word of a text. */
export function holdsWords(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((word) => words.some((one) => one.startsWith(word)))
}

export interface Option {
  value: string
  label: string
  /** By which it is found too, after everything that is called so. */
  also?: string
}

/** How likely a typed text means an option, by its words; 0 is surest, null is not at all. */
function rankOf({ value, label, also = '' }: Option, wanted: readonly string[]): number | null {
  const words = wordsOf(label)
  const [text, typed] = [words.join(' '), wanted.join(' ')]
  if (text === typed || wordsOf(value).join(' ') === typed) return 0
  if (text.startsWith(typed)) return 1
  if (holdsWords(words, wanted)) return 2
  if (text.includes(typed)) return 3
  return holdsWords([...words, ...wordsOf(also)], wanted) ? 4 : null
}

/** Returns the options that a typed text may mean, the likeliest first; all of them for no text. */
export function matchesOf(options: readonly Option[], typed: string): Option[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return typed.trim() === '' ? [...options] : []
  const ranked = options.flatMap((option) => {
    const rank = rankOf(option, wanted)
    return rank === null ? [] : [{ option, rank }]
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ option }) => option)
}

/** Returns what a text means without asking: the option that is called so, or the only one that it may mean. */
export function onlyMatch(options: readonly Option[], typed: string): Option | null {
  const matches = matchesOf(options, typed)
  const [first] = matches
  if (!first) return null
  return matches.length === 1 || rankOf(first, wordsOf(typed)) === 0 ? first : null
}

/** Returns the options of which a word begins as a word that is typed does; all of them where nothing is. */
export function optionsLike(typed: string, options: readonly Option[], isLong = false): Option[] {
  const words = wordsOf(typed).filter((word) => !isLong || word.length > 3)
  if (words.length === 0) return isLong ? [] : [...options]
  const shared = ({ label }: Option) =>
    words.filter((word) => wordsOf(label).some((each) => each.startsWith(word))).length
  const found = options.filter((option) => shared(option) > 0)
  return isLong ? found.sort((one, other) => shared(other) - shared(one)) : found
}
