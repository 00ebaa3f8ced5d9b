import { createContext, useContext } from 'react'
import type { Language } from '../look/language.ts'

/** The language of the page on the screen: English where nobody has translated it, whatever the frame speaks. */
export const PageLanguage = createContext<Language>('en')

export function usePageLanguage(): Language {
  return useContext(PageLanguage)
}

/** The same outside of components, for what is said over a page: as its element in the document says. */
export function pageLanguageNow(): Language {
  const page = (globalThis as { document?: Document }).document?.getElementById('page')
  return page?.lang === 'bn' ? 'bn' : 'en'
}
