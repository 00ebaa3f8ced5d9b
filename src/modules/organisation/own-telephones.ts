import { refusal } from '#platform/errors'
import { europeanDigits } from '#platform/ids/schema'
import { readTelephone } from '#platform/telephone/schema'
import { settingProblems } from './problems.schema.ts'
import { regulatorCountry } from './regulators.schema.ts'
import type { Settings } from './schema.ts'

/** A number of one country's exchanges, such as a hotline's: it has no country code. */
const shortNumber = /^\d{3,6}$/

/** Returns the office's telephones with their country codes, read as people of the office's country write them. */
export function ownTelephones(
  typed: readonly string[],
  { regulator, defaultNationality }: Pick<Settings, 'regulator' | 'defaultNationality'>,
): string[] {
  const country = regulatorCountry(regulator) ?? defaultNationality
  const read = typed.map((text) => {
    const digits = europeanDigits(text.normalize('NFKC')).trim()
    return shortNumber.test(digits) ? digits : readTelephone(text, country)
  })
  const fields = read.flatMap((number, at) =>
    number === null ? [{ path: `telephones.${at}`, message: settingProblems.badTelephone }] : [],
  )
  if (fields.length > 0) throw refusal('request.invalid', { fields })
  return read as string[]
}
