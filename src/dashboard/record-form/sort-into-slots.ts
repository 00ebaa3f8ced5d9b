import { kindByName, type NameDoubt } from '#modules/documents/file-name.schema'
import type { DocumentKind } from '#modules/documents/schema'

/** Why a file is not sorted by its name. */
export type Doubt =
  | NameDoubt
  /** Several files claim the same slot. */
  | { reason: 'double'; kind: DocumentKind }
  /** Its kind is known, but this form does not ask for it. */
  | { reason: 'not-asked'; kind: DocumentKind }

export interface Sorted<File> {
  slots: Map<DocumentKind, File>
  unsorted: { file: File; doubt: Doubt }[]
}

/**
 * Sorts files into the slots of a form by their names. A file in the wrong slot is worse than one left for
 * sorting by hand: any file in doubt stays out, with the reason.
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
