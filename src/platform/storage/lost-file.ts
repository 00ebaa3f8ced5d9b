import { type Refusal, refusal } from '#platform/errors'
import type { Log } from '#platform/log'
import { isStored } from './is-stored.ts'
import type { Storage } from './storage.ts'

/**
 * Reports that the storage does not give a file which a row names: logs it for the operator, returns the refusal for the
 * caller, which tells a file that is gone from one that cannot be decrypted.
 * @param what the row, for the log
 */
export async function lostFile(
  { log, storage }: { log: Log; storage: Storage },
  key: string,
  what: Record<string, string>,
): Promise<Refusal> {
  if (await isStored(storage, key)) return corruptFile({ log }, what)
  log.error(what, 'A file is missing from the storage; run doctor')
  return refusal('document.file_missing')
}

/** Does the same for a file whose bytes are not those that were uploaded. */
export function corruptFile({ log }: { log: Log }, what: Record<string, string>): Refusal {
  log.error(what, 'A file in the storage is corrupt; run doctor')
  return refusal('document.file_corrupt')
}
