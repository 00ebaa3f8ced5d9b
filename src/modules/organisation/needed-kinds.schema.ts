import { z } from 'zod'
import { comparableKinds } from './comparison-days.schema.ts'
import { settingProblems } from './problems.schema.ts'
import { keepsScansOf, type ScanReasons } from './seen-kinds.schema.ts'

type NeededKind = (typeof comparableKinds)[number]

/** Kinds of documents that the organisation wants in every file, each once. */
export const neededKindsSchema = z
  .array(z.enum(comparableKinds))
  .max(comparableKinds.length)
  .refine((kinds) => new Set(kinds).size === kinds.length, { error: settingProblems.kindTwice })

/**
 * Returns the kinds whose scan a complete file needs. Kinds that are only seen are left out, because no scan of them
 * can be missing.
 */
export function neededKindsOf(settings: {
  neededKinds: readonly NeededKind[]
  scanReasons: ScanReasons
}): NeededKind[] {
  return settings.neededKinds.filter((kind) => keepsScansOf(settings, kind))
}
