/** The kinds of documents that are papers: a portrait is not. What a kind is says the table of documents. */
export const kindsBesidesPhoto = [
  'work-permit',
  'job-offer',
  'application-status',
  'lmia',
  'visa-paper',
  'medical',
  'police-clearance',
  'fingerprint',
  'ticket',
  'visa-approval',
  'manpower',
  'contract',
  'contract-translation',
  'passport',
] as const

export type DocumentKindName = 'photo' | (typeof kindsBesidesPhoto)[number]

/**
 * Kinds of documents that staff only see, unless the organisation states why it keeps their scans: health and criminal
 * records. A test compares them with the table of kinds.
 */
export const seenKinds = ['medical', 'police-clearance'] as const
export type SeenKind = (typeof seenKinds)[number]

export function isSeenKind(kind: string): kind is SeenKind {
  return (seenKinds as readonly string[]).includes(kind)
}

/** Why a scan is kept, by kind of document. */
export type ScanReasons = Partial<Record<SeenKind, object>>

/** Tells whether scans of a kind may be filed. */
export function keepsScansOf({ scanReasons }: { scanReasons: ScanReasons }, kind: string): boolean {
  return !isSeenKind(kind) || scanReasons[kind] !== undefined
}
