import { type DocumentKind, documentKindNames, documentKinds } from '#modules/documents/schema'

/** Why a file is not sorted by its name. */
export type Doubt =
  | { reason: 'unknown' }
  /** The name speaks of several kinds of paper. */
  | { reason: 'ambiguous'; kinds: DocumentKind[] }
  /** Several files claim the same slot. */
  | { reason: 'double'; kind: DocumentKind }
  /** Its kind is known, but this form does not ask for it. */
  | { reason: 'not-asked'; kind: DocumentKind }

export interface Sorted<File> {
  slots: Map<DocumentKind, File>
  unsorted: { file: File; doubt: Doubt }[]
}

/**
 * Sorts files into the slots of a form by their names. A file in the wrong slot is worse than one
 * to be sorted by hand: whatever is in doubt stays out, with the reason.
 */
export function sortIntoSlots<File extends { name: string }>(
  files: readonly File[],
  kinds: readonly DocumentKind[],
): Sorted<File> {
  const guesses = files.map((file) => ({ file, guess: kindByName(file.name) }))
  const sorted: Sorted<File> = { slots: new Map(), unsorted: [] }
  for (const { file, guess } of guesses) {
    if (typeof guess !== 'string') {
      sorted.unsorted.push({ file, doubt: guess })
      continue
    }
    const isClaimedTwice = guesses.filter((other) => other.guess === guess).length > 1
    if (!kinds.includes(guess))
      sorted.unsorted.push({ file, doubt: { reason: 'not-asked', kind: guess } })
    else if (isClaimedTwice)
      sorted.unsorted.push({ file, doubt: { reason: 'double', kind: guess } })
    else sorted.slots.set(guess, file)
  }
  return sorted
}

interface Match {
  kind: DocumentKind
  /** Place of the hint in the kind's list: the first is the most telling. */
  rank: number
  start: number
  end: number
}

/** The kind of paper that a file's name speaks of, or why it cannot be told. */
export function kindByName(fileName: string): DocumentKind | Doubt {
  const name = wordsOf(fileName)
  const all = documentKindNames.flatMap((kind) => matchesOf(kind, name))
  // "visa" within "visa approval" says nothing of its own.
  const telling = all.filter((one) => !all.some((other) => isWithin(one, other)))
  const best = Math.min(...telling.map(({ rank }) => rank))
  const kinds = [...new Set(telling.filter(({ rank }) => rank === best).map(({ kind }) => kind))]
  if (kinds.length === 0) return { reason: 'unknown' }
  if (kinds.length > 1) return { reason: 'ambiguous', kinds }
  return kinds[0] as DocumentKind
}

/** A file's name as words: without extension, in lower case, split at signs, figures and capitals. */
function wordsOf(fileName: string): string {
  const words = fileName
    .normalize('NFKC')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  return ` ${words} `
}

function matchesOf(kind: DocumentKind, name: string): Match[] {
  const { label, nameHints } = documentKinds[kind]
  const hints = [wordsOf(label).trim(), ...nameHints]
  return hints.flatMap((hint, index) => {
    const start = name.indexOf(` ${hint} `)
    if (start < 0) return []
    // The label itself is as telling as the first hint.
    return [{ kind, rank: Math.max(0, index - 1), start, end: start + hint.length }]
  })
}

function isWithin(one: Match, other: Match): boolean {
  const isLonger = other.end - other.start > one.end - one.start
  return other.kind !== one.kind && isLonger && other.start <= one.start && other.end >= one.end
}
