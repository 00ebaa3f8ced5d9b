import type { DocumentKind } from '#modules/documents/schema'
import { keepsScansOf, type ScanReasons } from '#modules/organisation/seen-kinds/schema'

/**
 * Why a slot takes no scan: the organisation states no reason to keep one of this kind, or the candidate said no
 * to keeping the file.
 */
export type WhyClosed = 'onlySeen' | 'notToBeKept'

interface Closing {
  organisation: { scanReasons: ScanReasons }
  /** Whether the candidate has taken the consent to keeping back. */
  isKeepingWithdrawn?: boolean
}

/** For each slot of a form why nothing can be put into it; undefined where something can. */
export function closedSlots({ organisation, isKeepingWithdrawn = false }: Closing) {
  return (kind: DocumentKind): WhyClosed | undefined => {
    if (isKeepingWithdrawn) return 'notToBeKept'
    return keepsScansOf(organisation, kind) ? undefined : 'onlySeen'
  }
}
