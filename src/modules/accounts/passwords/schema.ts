import { z } from 'zod'

/** Words that begin or make up the passwords that are tried first. */
const commonWords =
  'password passwort passwd secret letmein welcome admin administrator candor changeme qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbnm iloveyou sunshine princess football baseball superman batman monkey dragon master shadow michael jessica trustno bangladesh dhaka'.split(
    ' ',
  )
const runs = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz']

/**
 * Whether a password is one of those that are tried first: a common word with figures or signs
 * around it (also written twice, or with figures for letters), a keyboard or counting run, a short
 * pattern repeated.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  if (/^(.{1,4})\1+.{0,3}$/u.test(text)) return true
  if (runs.some((run) => run.includes(text))) return true
  const figures: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' }
  const spelt = text
    .replace(/[@$]/g, (sign) => (sign === '@' ? 'a' : 's'))
    .replace(/[01345](?=.*[a-z])/g, (figure) => figures[figure] ?? figure)
  return [text, spelt].some((one) => {
    const letters = one.replace(/[^\p{L}]/gu, '')
    return commonWords.some((word) => letters !== '' && letters.replaceAll(word, '') === '')
  })
}

/** A new password: at least 10 characters, whatever they are, but none of the common ones. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required' })
  .min(10, { error: 'The password needs at least 10 characters' })
  .max(128, { error: 'The password can have at most 128 characters' })
  .refine((password) => !isCommonPassword(password), {
    error:
      'This password is too easy to guess. Take several words that only you would put together',
  })
