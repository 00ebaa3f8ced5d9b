import { type Refusal, refusal } from '#platform/errors'
import type { Log } from '#platform/log'

/**
 * Reports that a file is gone which a row names: logs it for the operator, returns the refusal for the
 * caller.
 * @param what the row, for the log
 */
export function missingFile({ log }: { log: Log }, what: Record<string, string>): Refusal {
  log.error(what, 'A file is missing from the storage; run doctor')
  return refusal('document.file_missing')
}
