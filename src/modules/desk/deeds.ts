import type { Attached, CaseRow } from '#modules/cases'
import type { CaseAnswer, NewCase } from '#modules/cases/schema'
import type { DocumentKind } from '#modules/documents/schema'
import type { WriteContext } from '#platform/context'

/** Whose file it is: the holder of an open viewing, or the person whose account is linked. */
export interface FileHolder {
  recordId: string
  /** The documents that the holder may see; null for all. */
  kinds: readonly DocumentKind[] | null
}

/** What opening and answering a case of a kind requires and changes elsewhere, in the same transaction. */
export interface Verbs {
  open?: (ctx: WriteContext, holder: FileHolder, given: NewCase) => Promise<Attached>
  answer?: (ctx: WriteContext, row: CaseRow, answer: CaseAnswer) => Promise<void>
}
