import { type Refusal, refusal } from '#platform/errors'
import type { Log } from '#platform/log'

/**
 * That a file is gone which a row names: an operator has to look, and who asked for it is told so.
 * @param what the row, for the log
 */
export function missingFile({ log }: { log: Log }, what: Record<string, string>): Refusal {
  log.error(what, 'A file is missing in the storage; run doctor')
  return refusal('document.file_missing')
}
