import { europeanDigits } from '#platform/ids/schema'

/**
 * The number plans of all countries weigh more than a page, so a browser checks only the form of a number
 * and the server judges it. package.json names this file for the condition "browser".
 */
export function readTelephone(typed: string): string | null {
  const text = europeanDigits(typed.normalize('NFKC')).trim().replace(/^00/, '+')
  const number = text.replace(/[\s().\-/‐-―]/g, '')
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null
}
