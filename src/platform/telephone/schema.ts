import { europeanDigits } from '#platform/ids/schema'
import { line } from '#platform/text.schema'
import { readTelephone } from '#telephone/read'

export { readTelephone }

/**
 * Accepts a telephone number, however it is grouped and in whichever digits: one with its country code becomes E.164,
 * one as people write it at home its digits. Whoever knows the country reads those (`readTelephone`): the plans of all
 * countries weigh more than a page, so a browser leaves that to the server.
 */
export const telephone = (error: string) =>
  line({ error })
    .max(40, { error })
    .transform((typed, ctx) => {
      const number = readTelephone(typed) ?? digitsAtHome(typed)
      if (number === null) ctx.addIssue({ code: 'custom', message: error })
      return number ?? ''
    })

function digitsAtHome(typed: string): string | null {
  const text = europeanDigits(typed.normalize('NFKC')).trim()
  if (!/^[\d ().\-/‐-―]+$/.test(text) || text.startsWith('00')) return null
  const digits = text.replace(/\D/g, '')
  return /^\d{5,15}$/.test(digits) ? digits : null
}
