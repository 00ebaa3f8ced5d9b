import { cookieName, setCookie } from '#platform/cookies/schema'
import type { Language } from '../messages/index.ts'

/** Each language by its own name, as those who read it look for it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  bn: 'বাংলা',
  hi: 'हिन्दी',
  ne: 'नेपाली',
  ar: 'العربية',
  fil: 'Filipino',
}

/** Remembers the language for a year. */
export function languageCookie(language: Language, isSecure: boolean): string {
  const year = 365 * 24 * 60 * 60
  return setCookie(cookieName('language', isSecure), language, { isSecure, seconds: year })
}
