import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { europeanDigits } from '#platform/ids/schema'

/**
 * Reads a telephone number as E.164, e.g. `+8801711123456`; null when it is not one, or when it is more than one.
 * By the full number plans: the rough ones take 050 1234567 of Saudi Arabia for a number of Bangladesh.
 * @param country ISO 3166 alpha-2: the country of a national number without a country code
 */
export function readTelephone(typed: string, country?: string): string | null {
  const text = europeanDigits(typed.normalize('NFKC')).trim().replace(/^00/, '+')
  if (holdsMore(text)) return null
  const defaultCountry = country as CountryCode | undefined
  const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false })
  return number?.isValid() ? number.number : null
}

/** What stands between the figures of one number. */
const grouping = /^[ ().\-‐-―]*$/

/** Whether figures are those of a second number, or of an extension, which cannot be kept. */
function holdsMore(text: string): boolean {
  return [...text.matchAll(/\d(\D+)(?=\d)/g)].some(({ 1: gap = '', index }) => {
    if (grouping.test(gap)) return false
    // A stroke behind an area code, as in 030/123456.
    const isStroke = grouping.test(gap.replace('/', ''))
    return (
      !isStroke || figuresIn(text.slice(0, index + 1)) > 6 || figuresIn(text.slice(index + 1)) < 5
    )
  })
}

const figuresIn = (text: string) => text.replace(/\D/g, '').length
