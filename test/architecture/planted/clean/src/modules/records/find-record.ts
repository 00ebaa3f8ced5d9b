import { appendAudit } from '#modules/audit'
import { recordNamed } from './records.store.ts'

/** One record, or undefined. */
export async function getRecord(reference: string) {
  appendAudit(`looked for ${reference}`)
  return await recordNamed(undefined, reference)
}
