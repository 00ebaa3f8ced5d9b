import { documentKindNames } from '#modules/documents/schema'
import type { StaffDocument } from '../queries.ts'

/** Which document is shown, and which version beside it. */
export interface DocumentChoice {
  /** Null: the first one. */
  shownId: string | null
  besideId: string | null
}

export const noChoice: DocumentChoice = { shownId: null, besideId: null }

/** Documents in the order of the kinds. */
export function inOrder(documents: readonly StaffDocument[]): StaffDocument[] {
  return documentKindNames.flatMap((kind) => documents.filter((one) => one.kind === kind))
}
