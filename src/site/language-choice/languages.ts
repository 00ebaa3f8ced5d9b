import { cookieName, setCookie } from '#platform/cookies/schema'
import type { Language } from '../messages/index.ts'

/** Remembers the language for a year. */
export function languageCookie(language: Language, isSecure: boolean): string {
  const year = 365 * 24 * 60 * 60
  return setCookie(cookieName('language', isSecure), language, { isSecure, seconds: year })
}
