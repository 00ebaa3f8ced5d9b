import type { ComponentProps, ReactNode } from 'react'
import type { Organisation } from '#modules/organisation'
import { languageNames } from '#platform/languages.schema'
import { actionField, pageField } from '../form.ts'
import { languagesOf, type Words } from '../words.ts'
import type { ShellProps } from './shell-props.ts'

interface ChosenProps extends Pick<ShellProps, 'asks'> {
  className: string
  at: '/theme' | '/language'
  here: string
  label?: string
  /** The buttons, with what they need to send the page's form along. */
  children(sends: ComponentProps<'button'>): ReactNode
}

/**
 * Buttons that choose how every page looks, and return to this one. On a page with a form they send that form, so that
 * what is typed stays; its browser objects to nothing in it.
 */
export function Chosen({ className, at, here, asks, label, children }: ChosenProps) {
  if (asks === null)
    return (
      <form className={className} method="post" action={at} aria-label={label}>
        <input type="hidden" name="return" value={here} />
        {children({})}
      </form>
    )
  const { id: form, isMultipart } = asks
  const sends = { form, formAction: at, formNoValidate: true }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a frame round them
    <div className={className} role="group" aria-label={label}>
      {children(isMultipart ? { ...sends, formEncType: plain } : sends)}
    </div>
  )
}

/** The names of chosen files go along, and not the files. */
const plain = 'application/x-www-form-urlencoded'

interface LanguageChoiceProps extends Pick<ShellProps, 'asks'> {
  organisation: Organisation
  words: Words
  here: string
  /** Where the page's form is sent to. */
  action: string
}

/** More than this would be a wall of buttons on a phone: they open behind an icon of two scripts. */
const mostInView = 1

/**
 * The other languages of this site, each by its own name. It is outside the menu: readers who cannot read
 * this page cannot read the word "Menu" either.
 */
export function LanguageChoice({ organisation, words, here, asks, action }: LanguageChoiceProps) {
  const others = languagesOf(organisation).filter((language) => language !== words.lang)
  const about = asks !== null && (
    <>
      <input type="hidden" name={pageField} value={here} form={asks.id} />
      <input type="hidden" name={actionField} value={action} form={asks.id} />
    </>
  )
  if (others.length === 0) return about
  const { language: label } = words.layout
  const form = (
    <Chosen className="languages" at="/language" {...{ here, asks, label }}>
      {(sends) => (
        <>
          {about}
          {others.map((language) => (
            <button
              key={language}
              name="language"
              value={language}
              type="submit"
              lang={language}
              {...sends}
            >
              {languageNames[language]}
            </button>
          ))}
        </>
      )}
    </Chosen>
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
