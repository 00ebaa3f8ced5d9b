import { Problem } from '#api/client'
import { cookieIn, cookieName } from '#platform/cookies.schema'
import { directionOf, type StaffLanguage, staffLanguages } from '#platform/languages.schema'
import { makeStore, useStored } from '../ui/store.ts'
import { loadWords } from '../words/jobs.ts'

/** The languages that the dashboard has texts for. */
export type Language = StaffLanguage

/** Told of each choice; the page itself has the language. */
const choices = makeStore(0)

function known(name: string | undefined): Language | null {
  return staffLanguages.find((language) => language === name) ?? null
}

/** Returns the language of the page, which the server chose by the same cookie as the public site. */
export function languageNow(): Language {
  const page = (globalThis as { document?: Document }).document
  return known(page?.documentElement.lang) ?? 'en'
}

/** Does the same for components: they follow a choice immediately. */
export function useLanguage(): Language {
  return useStored({ ...choices, get: languageNow })
}

/** Returns the languages that the settings offer and the dashboard has. */
export function offeredLanguages(): Language[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content ?? ''
  const offered = named.split(' ').flatMap((name) => known(name) ?? [])
  return offered.length > 0 ? offered : ['en']
}

/** Remembers a language as the public site does, and shows it. Throws a `Problem` without a connection. */
export async function chooseLanguage(language: Language): Promise<void> {
  // Loads all words: whichever pages were opened before or come next, none waits for them.
  await loadWords(language)
  const body = new URLSearchParams({ language, return: '/' })
  // The site answers with the cookie and a redirect; the page behind it is not needed.
  await fetch('/language', { method: 'POST', body, redirect: 'manual' }).catch(() => {
    throw new Problem(0, {})
  })
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  choices.set(choices.get() + 1)
}

const isSecure = () => window.location.protocol === 'https:'

/** Returns a cookie of the public site that scripts may see (`theme`, `flash`); null when it is absent. */
export function siteCookie(name: string): string | null {
  return cookieIn(document.cookie, cookieName(name, isSecure()))
}

/** Sets a cookie for this many seconds; 0 deletes it. */
export function keepSiteCookie(name: string, value: string, seconds: number): void {
  const secure = isSecure() ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${cookieName(name, isSecure())}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
