import type { Organisation } from '#modules/organisation'
import { languageNames } from '#platform/languages.schema'
import { languagesOf, type Words } from '../words.ts'

interface LanguageChoiceProps {
  organisation: Organisation
  words: Words
  here: string
}

/** More than this would be a wall of buttons on a phone: they open behind an icon of two scripts. */
const mostInView = 1

/**
 * The other languages of this site, each by its own name. It is outside the menu: readers who cannot read
 * this page cannot read the word "Menu" either.
 */
export function LanguageChoice({ organisation, words, here }: LanguageChoiceProps) {
  const others = languagesOf(organisation).filter((language) => language !== words.lang)
  if (others.length === 0) return null
  const { language: label } = words.layout
  const form = (
    <form className="languages" method="post" action="/language" aria-label={label}>
      <input type="hidden" name="return" value={here} />
      {others.map((language) => (
        <button key={language} name="language" value={language} type="submit" lang={language}>
          {languageNames[language]}
        </button>
      ))}
    </form>
  )
  if (others.length <= mostInView) return form
  return (
    <details className="tongues">
      <summary>
        <span aria-hidden="true">
          A <b lang="hi">अ</b>
        </span>
        <span className="unseen">
          {label}: {languageNames[words.lang]}
        </span>
      </summary>
      {form}
    </details>
  )
}
