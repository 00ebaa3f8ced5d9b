import { cookieName } from '#platform/cookies/schema'
import type { Language } from '../messages/index.ts'

/** Each language by its own name, as those who read it look for it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  bn: 'বাংলা',
  hi: 'हिन्दी',
  ar: 'العربية',
}

/** Remembers the language for a year. */
export function languageCookie(language: Language, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  const name = cookieName('language', isSecure)
  return `${name}=${language}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure}`
}
