import { useState } from 'react'
import type { DocumentKind } from '#modules/documents/schema'
import { waitingDocuments } from '../record-form/form-documents.ts'
import type { FormDocuments } from '../record-form/use-form-documents.ts'
import type { SlotChange } from './versions.ts'

/** Returns what an update does to the slots: files to be added, and documents to be removed. */
export function useSlotChanges({ chosen, remove }: FormDocuments) {
  const [leaving, setLeaving] = useState<readonly DocumentKind[]>([])
  const waiting = waitingDocuments(chosen)
  const files = waiting.flatMap(({ kind, file }) => (kind ? [{ kind, file }] : []))
  // A file for a slot takes precedence over removing its document.
  const off = leaving.filter((kind) => !chosen.some((document) => document.kind === kind))
  const changes: SlotChange[] = [...off.map((kind) => ({ kind, file: null })), ...files]
  return {
    leaving,
    setLeaving,
    changes,
    /** Returns the files that belong to these changes. */
    documentsOf: (some: readonly SlotChange[]) =>
      waiting.filter(({ kind }) => some.some((one) => one.kind === kind)),
    /** Leaves slots as they are on file; returns the remaining changes. */
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
