import { hour } from '#platform/clock/schema'

/** Sizes in bytes, times in milliseconds. */
export const exchangeLimits = {
  importTableBytes: 64 * 1024 * 1024,
  importSheetBytes: 20 * 1024 * 1024,
  /** The most that a spreadsheet may unpack to. */
  importSheetExpandedBytes: 100 * 1024 * 1024,
  importRows: 100_000,
  importColumns: 200,
  importCellCharacters: 10_000,
  importArchiveBytes: 4096 * 1024 * 1024,
  importArchiveEntries: 100_000,
  importFiles: 10_000,
  importUndo: 24 * hour,
  importKept: 7 * 24 * hour,
} as const
