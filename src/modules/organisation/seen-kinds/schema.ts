/**
 * Kinds of paper that are seen, and of which a scan is kept only where the organisation states why:
 * health and criminal records. A test compares them with the table of kinds.
 */
export const seenKinds = ['medical', 'police-clearance'] as const
export type SeenKind = (typeof seenKinds)[number]

export function isSeenKind(kind: string): kind is SeenKind {
  return (seenKinds as readonly string[]).includes(kind)
}

/** Why a scan is kept, by kinds of paper. */
export type ScanReasons = Partial<Record<SeenKind, string>>

/** Whether scans of a kind may be put on file. */
export function keepsScansOf({ scanReasons }: { scanReasons: ScanReasons }, kind: string): boolean {
  return !isSeenKind(kind) || scanReasons[kind] !== undefined
}
