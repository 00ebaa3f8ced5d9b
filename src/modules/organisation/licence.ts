import { refusal } from './refusals.ts'
import { type Licensed, licenceProblem } from './regulators.schema.ts'

/** Refuses a licence number that does not have its regulator's form. */
export function refuseLicence(licensed: Licensed, path = 'licenceNumber'): void {
  const message = licenceProblem(licensed)
  if (message !== null) throw refusal('request.invalid', { message, fields: [{ path, message }] })
}
