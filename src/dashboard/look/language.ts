import { useSyncExternalStore } from 'react'
import { Problem } from '#api/client'
import { directionOf, type StaffLanguage, staffLanguages } from '#platform/languages/schema'
import { loadWords } from '../words/jobs.ts'

/** The languages that the dashboard has texts for. */
export type Language = StaffLanguage

const listeners = new Set<() => void>()

function known(name: string | undefined): Language | null {
  return staffLanguages.find((language) => language === name) ?? null
}

/** The language of the page, which the server chose by the same cookie as the public site's. */
export function languageNow(): Language {
  const page = (globalThis as { document?: Document }).document
  return known(page?.documentElement.lang) ?? 'en'
}

/** The same for components: they follow a choice at once. */
export function useLanguage(): Language {
  return useSyncExternalStore(followed, languageNow, languageNow)
}

function followed(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The languages that the settings offer and the dashboard has. */
export function offeredLanguages(): Language[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content ?? ''
  const offered = named.split(' ').flatMap((name) => known(name) ?? [])
  return offered.length > 0 ? offered : ['en']
}

/** Remembers a language as the public site does, and shows it. Throws a `Problem` without a connection. */
export async function chooseLanguage(language: Language): Promise<void> {
  // Which pages were opened before, and which come, does not matter then: none waits for its words.
  await loadWords(language)
  const body = new URLSearchParams({ language, return: '/' })
  // The site answers with the cookie and a redirect, and the page there is not wanted.
  await fetch('/language', { method: 'POST', body, redirect: 'manual' }).catch(() => {
    throw new Problem(0, {})
  })
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  for (const listener of listeners) listener()
}
