import { speakerOf } from '#api'
import type { Organisation } from '#modules/organisation'
import { ownIn } from '#modules/speech/by-language.schema'
import type { Part } from '#modules/speech/compose.schema'
import { type Said, sentencesIn } from '#modules/speech/said.schema'
import type { Words } from '../words.ts'
import { Entered } from './entered.tsx'
import { spokenIn } from './only-in.tsx'

interface SaidBlock {
  said: Said
  organisation: Organisation
  words: Words
  /** Whether its own words may have headings. */
  hasHeadings?: boolean
}

/** What the organisation says in a place: sentences in the reader's language, and its own words in their frame. */
export function SaidBlock({ said, organisation, words, hasHeadings = false }: SaidBlock) {
  const sentences = sentencesIn(said, words.lang, speakerOf(organisation))
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
    const shown = entered ? <bdi key={`${at}`}>{text}</bdi> : text
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
