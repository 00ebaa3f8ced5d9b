import type { ReactNode } from 'react'
import { speakerOf } from '#api'
import type { Organisation } from '#modules/organisation'
import { generalIssuer } from '#modules/organisation/check-texts.schema'
import { ownIn, type Phrase } from '#modules/speech/by-language.schema'
import { type Part, sentencesIn } from '#modules/speech/compose.schema'
import type { Said as Sayings } from '#modules/speech/said.schema'
import { directionOf, type InEachLanguage } from '#platform/languages.schema'
import type { Language, Words } from '../words.ts'
import { Unbroken } from './facts.tsx'

interface SaidProps {
  words: Words
  text: string
  /** By which languages have it; undefined for a name. */
  code?: string | undefined
}

/**
 * A sentence or name that a module has in English only: translated where it has a code, else marked as English, so that
 * a screen reader does not read it in another language's voice.
 */
export function Said({ words, text, code }: SaidProps) {
  const own = adviceBy(words, code) ?? (words.lang === 'en' ? text : undefined)
  if (own !== undefined) return own
  return (
    <span lang="en" dir="ltr">
      {text}
    </span>
  )
}

/** The name of an authority's service or website: a link where it has one. */
export function Outward({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <b>{children}</b>
  return (
    <a className="outward" href={href} rel="noreferrer">
      {children}
    </a>
  )
}

/** Returns what a language says for the text of an official check. */
export function adviceBy({ advice }: Words, code: string | undefined): string | undefined {
  return advice[code as keyof typeof advice]
}

interface OnlyInProps {
  words: Words
  /** The languages of each text here. */
  languages: readonly Language[]
  /** What separates the note from the text before it. */
  before?: string
}

/**
 * Says that text which somebody entered exists only in another language; nothing where all are in the
 * page's. The text itself carries `spokenIn`.
 */
function OnlyIn({ words, languages, before = '' }: OnlyInProps) {
  const [one, ...more] = new Set(languages)
  const all: Partial<InEachLanguage> = words.onlyIn.all
  if (one === undefined || (one === words.lang && more.length === 0)) return null
  return `${before}${(more.length === 0 && all[one]) || words.onlyIn.partly}`
}

/**
 * Returns language and direction for an element whose text may be in another language than the page's, or
 * nothing.
 */
export function spokenIn({ lang }: Words, language: Language) {
  return language === lang ? {} : { lang: language, dir: directionOf(language) }
}

/** A phrase within a line: in its own element where its language differs from the page's. */
export function Spoken({ words, phrase }: { words: Words; phrase: Phrase }) {
  if (phrase.language === words.lang) return phrase.text
  return <span {...spokenIn(words, phrase.language)}>{phrase.text}</span>
}

interface EnteredProps {
  organisation: Pick<Organisation, 'displayName'>
  words: Words
  /** Its languages, where known: readers of another language are told. */
  languages?: readonly Language[]
  /** False for what the product says where the organisation entered nothing: it has no frame. */
  isOwn?: boolean
  /** Only what the organisation entered: a sentence of the product never appears in this frame. */
  children: ReactNode
}

/** What the organisation entered, in a frame that says whose words they are. */
export function Entered(props: EnteredProps) {
  const { organisation, words, languages = [], isOwn = true, children } = props
  if (!isOwn) return children
  return (
    <div className="entered">
      <p className="whose">
        {words.layout.from(organisation.displayName)}
        <OnlyIn words={words} languages={languages} before=" · " />
      </p>
      {/* Text known to be in another language is marked itself, and its list follows the page's direction. */}
      <div dir={languages.length === 0 ? 'auto' : undefined}>{children}</div>
    </div>
  )
}

/** Marks the authority's place in a sentence; no text has this character. */
const place = '\u{E000}'

interface AroundProps {
  words: Words
  authority: string
  /** Makes the sentence, with this in the authority's place. */
  children: (place: string) => string
}

/** A sentence about an authority, whose name is marked where its language differs from the page's. */
export function AroundAuthority({ words, authority, children: sentence }: AroundProps) {
  const [before, after] = sentence(place).split(place)
  const name = words.lang === 'en' ? authority.replace(/^The /, 'the ') : authority
  return (
    <>
      {before}
      <Said words={words} text={name} code={generalIssuer(authority)} />
      {after}
    </>
  )
}

interface SaidBlock {
  said: Sayings
  organisation: Organisation
  words: Words
  /** Whether its own words may have headings. */
  hasHeadings?: boolean
}

/** What the organisation says in a place: sentences in the reader's language, and its own words in their frame. */
export function SaidBlock({ said, organisation, words, hasHeadings = false }: SaidBlock) {
  const sentences = sentencesIn(said.sentences, words.lang, speakerOf(organisation))
  const own = ownIn(said.own, words.lang)
  return (
    <>
      {sentences.length > 0 && <Composed sentences={sentences} />}
      {own && (
        <Entered organisation={organisation} words={words} languages={[own.language]}>
          <div {...spokenIn(words, own.language)}>
            <Prose text={own.text} hasHeadings={hasHeadings} />
          </div>
        </Entered>
      )}
    </>
  )
}

interface ProseProps {
  text: string
  /** Whether `## ` makes a line a heading: on legal pages. */
  hasHeadings?: boolean
}

/** A plain text as paragraphs, which empty lines separate. */
export function Prose({ text, hasHeadings = false }: ProseProps) {
  return (
    <div className="prose">
      {text
        .trim()
        .split(/\n{2,}/)
        .map((part, at) => {
          const key = `${at}`
          return hasHeadings && part.startsWith('## ') ? (
            <h2 key={key}>{part.slice(3)}</h2>
          ) : (
            <p key={key}>{part}</p>
          )
        })}
    </div>
  )
}

interface PartsProps {
  parts: readonly Part[]
  /** False inside a link. */
  isLinked?: boolean
}

/** A composed sentence: what a gap took from a table or from settings is isolated, and links where its row does. */
export function Parts({ parts, isLinked = true }: PartsProps) {
  return parts.map(({ text, entered, href }, at) => {
    const shown = entered ? (
      <bdi key={`${at}`}>
        <Unbroken text={text} />
      </bdi>
    ) : (
      text
    )
    if (!href || !isLinked) return shown
    return (
      <a key={`${at}`} href={href} rel={href.startsWith('/') ? undefined : 'nofollow'}>
        {shown}
      </a>
    )
  })
}

/** Composed sentences, each a paragraph. */
export function Composed({ sentences }: { sentences: readonly (readonly Part[])[] }) {
  return (
    <div className="prose">
      {sentences.map((parts, at) => (
        <p key={`${at}`}>
          <Parts parts={parts} />
        </p>
      ))}
    </div>
  )
}
