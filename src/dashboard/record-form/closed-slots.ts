import type { DocumentKind } from '#modules/documents/schema'
import { keepsScansOf, type ScanReasons } from '#modules/organisation/kinds.schema'

/**
 * Why a slot accepts no scan: the organisation states no reason to keep one of this kind, or the candidate
 * refused to have the file kept.
 */
export type WhyClosed = 'onlySeen' | 'notToBeKept'

interface Closing {
  organisation: { scanReasons: ScanReasons }
  /** Whether the candidate has withdrawn the consent to keep the file. */
  isKeepingWithdrawn?: boolean
}

/** Returns, for each slot of a form, why it accepts nothing; undefined where it does. */
export function closedSlots({ organisation, isKeepingWithdrawn = false }: Closing) {
  return (kind: DocumentKind): WhyClosed | undefined => {
    if (isKeepingWithdrawn) return 'notToBeKept'
    return keepsScansOf(organisation, kind) ? undefined : 'onlySeen'
  }
}
