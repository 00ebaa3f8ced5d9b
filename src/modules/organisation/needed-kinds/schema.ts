import { z } from 'zod'
import { paperKinds } from '../comparison-days/schema.ts'
import { settingProblems } from '../problems/schema.ts'
import { keepsScansOf, type ScanReasons } from '../seen-kinds/schema.ts'

type PaperKind = (typeof paperKinds)[number]

/** Kinds of documents that the organisation wants in every file, each once. */
export const neededKindsSchema = z
  .array(z.enum(paperKinds))
  .max(paperKinds.length)
  .refine((kinds) => new Set(kinds).size === kinds.length, { error: settingProblems.kindTwice })

/**
 * Returns the kinds whose scan a complete file needs. Kinds that are only seen are left out, because no scan of them
 * can be missing.
 */
export function neededKindsOf(settings: {
  neededKinds: readonly PaperKind[]
  scanReasons: ScanReasons
}): PaperKind[] {
  return settings.neededKinds.filter((kind) => keepsScansOf(settings, kind))
}
