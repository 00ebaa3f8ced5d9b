import { createContext, type ReactNode, use } from 'react'
import { type Language, useLanguage } from './language.ts'

const PageLanguage = createContext<Language>('en')

/** The language of the page around: that of candidates' pages is chosen, staff's are English. */
export function usePageLanguage(): Language {
  return use(PageLanguage)
}

/** Around pages that exist in every language: they speak the chosen one, and are marked so. */
export function InChosenLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <PageLanguage value={language}>
      <div lang={language}>{children}</div>
    </PageLanguage>
  )
}
