import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { europeanDigits } from '#platform/ids/schema'

/**
 * A telephone number in E.164, e.g. `+8801711123456`; null when it is none.
 * @param country ISO 3166 alpha-2: whose national numbers are meant where a country code is missing
 */
export function readTelephone(typed: string, country?: string): string | null {
  const text = europeanDigits(typed.normalize('NFKC')).trim().replace(/^00/, '+')
  const defaultCountry = country as CountryCode | undefined
  const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false })
  return number?.isValid() ? number.number : null
}
