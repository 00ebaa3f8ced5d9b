import { z } from 'zod'
import { paperKinds } from '../comparison-days/schema.ts'
import { settingProblems } from '../problems/schema.ts'
import { keepsScansOf, type ScanReasons } from '../seen-kinds/schema.ts'

type PaperKind = (typeof paperKinds)[number]

/** Kinds of paper that the organisation wants in every file, each once. */
export const neededKindsSchema = z
  .array(z.enum(paperKinds))
  .max(paperKinds.length)
  .refine((kinds) => new Set(kinds).size === kinds.length, { error: settingProblems.kindTwice })

/**
 * The kinds of which a file without a scan lacks something. Of those that are only seen no scan can be
 * missing, so they are left out.
 */
export function neededKindsOf(settings: {
  neededKinds: readonly PaperKind[]
  scanReasons: ScanReasons
}): PaperKind[] {
  return settings.neededKinds.filter((kind) => keepsScansOf(settings, kind))
}
