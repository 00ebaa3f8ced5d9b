import { useState } from 'react'
import type { DocumentKind } from '#modules/documents/schema'
import { waitingPapers } from '../record-form/papers.ts'
import type { Papers } from '../record-form/use-papers.ts'
import type { SlotChange } from './versions.ts'

/** What an update does to the slots: files that wait for them, and papers that are to be taken off. */
export function useSlotChanges({ papers, remove }: Papers) {
  const [leaving, setLeaving] = useState<readonly DocumentKind[]>([])
  const waiting = waitingPapers(papers)
  const files = waiting.flatMap(({ kind, file }) => (kind ? [{ kind, file }] : []))
  // A file for a slot goes before taking its paper off.
  const off = leaving.filter((kind) => !papers.some((paper) => paper.kind === kind))
  const changes: SlotChange[] = [...off.map((kind) => ({ kind, file: null })), ...files]
  return {
    leaving,
    setLeaving,
    changes,
    /** The files that belong to such changes. */
    papersOf: (some: readonly SlotChange[]) =>
      waiting.filter(({ kind }) => some.some((one) => one.kind === kind)),
    /** Leaves slots as they are on file; answers the changes that remain. */
    leaveAlone: (kinds: readonly DocumentKind[]) => {
      setLeaving(leaving.filter((kind) => !kinds.includes(kind)))
      for (const { key, kind } of waiting) if (kind && kinds.includes(kind)) remove(key)
      return changes.filter(({ kind }) => !kinds.includes(kind))
    },
    toggleLeaving: (kind: DocumentKind) => setLeaving((kept) => toggled(kept, kind)),
  }
}

function toggled(kinds: readonly DocumentKind[], kind: DocumentKind): DocumentKind[] {
  return kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]
}
