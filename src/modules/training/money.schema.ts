import { europeanDigits } from '#platform/ids/schema'
import { problems } from '#platform/problems.schema'
import { training as trainingTexts } from '#texts/problems/problems'

/** What candidates are told about a sum that they typed, a wage too. */
const sumProblems = problems('training', trainingTexts)

interface TypedSum {
  amount: string
  currency: string
}

export type WrongSum = WrongAmount | 'not-above-zero'

const minus = /^[-−]\s*/

/** Reads a sum in digits of any script, in minor units, or says what is wrong with it. */
export function judgeSum({ amount, currency }: TypedSum): number | WrongSum {
  const typed = europeanDigits(amount)
  const read = judgeAmount(typed.replace(minus, ''), currency)
  if (read === 'not-a-number') return read
  return read === 0 || minus.test(typed) ? 'not-above-zero' : read
}

/** What is said about each fault, and at which field. */
export const faultsOfSums = {
  'not-a-number': { message: sumProblems.badSum, path: ['amount'] },
  'not-above-zero': { message: sumProblems.noMoney, path: ['amount'] },
  'too-large': { message: sumProblems.largeSum, path: ['amount'] },
  'too-fine': { message: sumProblems.fineSum, path: ['amount'] },
  currency: { message: sumProblems.noCurrency, path: ['currency'] },
} as const satisfies Record<WrongSum, { message: string; path: ['amount' | 'currency'] }>

/**
 * Decimal digits of each currency in use (ISO 4217, list one of 2026): two, except here. Amounts are stored as integers
 * in these minor units: 5,000.00 BDT is 500000, 5,000 JPY is 5000.
 */
const exponents: Record<string, number> = Object.fromEntries([
  ...words('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF').map((code) => [
    code,
    0,
  ]),
  ...words('BHD IQD JOD KWD LYD OMR TND').map((code) => [code, 3]),
  ...words(
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG',
  ).map((code) => [code, 2]),
])

function words(text: string): string[] {
  return text.split(' ')
}

/** The codes of all known currencies, in alphabetical order. */
export const currencies: readonly string[] = Object.keys(exponents).sort()

/** The largest amount, in minor units: sums of ten thousand of them are still exact. */
export const largestAmount = 900_000_000_000

/** Returns the decimal digits; undefined for an unknown code. */
function exponentOf(currency: string): number | undefined {
  return Object.hasOwn(exponents, currency) ? exponents[currency] : undefined
}

/** Returns an amount in minor units as plain decimals, e.g. `-5000.00`; exact, without a currency. */
export function decimalOf(amount: number, currency: string): string {
  const digits = exponentOf(currency) ?? 0
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const sign = amount < 0 ? '-' : ''
  return digits === 0 ? sign + whole : `${sign}${whole}.${text.slice(-digits)}`
}

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Returns an amount in minor units as people read it in a language, with the currency's code: `BDT 5,000.00`, `−BDT
 * 5,000.00`.
 */
export function moneyIn(language: string, amount: number, currency: string): string {
  const key = `${language} ${currency}`
  let format = formats.get(key)
  if (format === undefined) {
    const digits = exponentOf(currency) ?? 0
    format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formats.set(key, format)
  }
  // As decimal text, which Intl takes exactly; a number would first be rounded to binary.
  const text = format.format(decimalOf(amount, currency) as `${number}`)
  // In a right-to-left script a minus sign would swap sum and code.
  return text.replace('-', '−').replace(/^(\u200f.*\d)(?=\s)/u, '$1\u200f')
}

/**
 * Commas between thousands (1,234,567) or lakhs (12,34,567). In `1500,50` or `12,5` the comma may be a decimal point.
 */
const grouped = /^[1-9](\d{0,2}(,\d{3})+|\d?(,\d{2})*,\d{3})(?=\.|$)/

/**
 * Reads a typed amount (`5000`, `5,000.50`), in minor units; null when it is not one, has more decimals than the
 * currency, or is larger than `largestAmount`.
 */
export function readAmount(typed: string, currency: string): number | null {
  const read = judgeAmount(typed, currency)
  return typeof read === 'number' ? read : null
}

/** Why a typed amount is none. */
export type WrongAmount = 'not-a-number' | 'too-large' | 'too-fine' | 'currency'

/** Reads an amount as `readAmount` does, with the Arabic signs for thousands and decimals, or says what is wrong. */
function judgeAmount(typed: string, currency: string): number | WrongAmount {
  const text = typed.trim().replaceAll('٬', ',').replaceAll('٫', '.')
  const digits = exponentOf(currency)
  const match = /^(\d+)(?:\.(\d*))?$/.exec(
    text.replace(grouped, (whole) => whole.replaceAll(',', '')),
  )
  if (!match) return 'not-a-number'
  if (digits === undefined) return 'currency'
  const [, whole = '', behind = ''] = match
  if (behind.length > digits) return 'too-fine'
  const amount = Number(whole + behind.padEnd(digits, '0'))
  return amount <= largestAmount ? amount : 'too-large'
}
