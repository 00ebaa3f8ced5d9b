import type { ReactNode } from 'react'
import { type CaseKind, kindsThat } from '#modules/cases/schema'
import type { Words } from '../words.ts'
import { textsOf } from './texts.ts'

const ofAnybody = kindsThat(({ by }) => by === 'anybody')
const ofCandidates = kindsThat(({ by, ofAccount }) => by === 'candidate' && !ofAccount)

interface ChoiceProps {
  words: Words
  organisation: string
  /** Where the own file is open; null without one. */
  file: string | null
  /** What can be told there. */
  own?: readonly CaseKind[]
  children?: ReactNode
}

/** "Tell {name} something": first what it is about, in plain words. */
export function Choice({ words, organisation, file, own = ofCandidates, children }: ChoiceProps) {
  const { cases } = words
  return (
    <>
      <section className="lead">
        <h1>{cases.tell(organisation)}</h1>
        <p>{cases.about}</p>
      </section>
      <section className="plain">
        {file !== null && (
          <Kinds words={words} kinds={own} hrefOf={(kind) => `${file}/tell/${kind}`} />
        )}
        <Kinds words={words} kinds={ofAnybody} hrefOf={(kind) => `/tell/${kind}`} />
        {file === null && (
          <>
            <p>
              {cases.inFile} <a href="/check">{cases.openFile}</a>
            </p>
            <ul className="bullets">
              {ofCandidates.map((kind) => (
                <li key={kind}>{textsOf(words, kind).title}</li>
              ))}
            </ul>
          </>
        )}
        {children}
      </section>
    </>
  )
}

interface KindsProps {
  words: Words
  kinds: readonly CaseKind[]
  hrefOf: (kind: string) => string
}

function Kinds({ words, kinds, hrefOf }: KindsProps) {
  return (
    <ul className="further">
      {kinds.map((kind) => (
        <li key={kind}>
          <a href={hrefOf(kind)} rel="nofollow">
            {textsOf(words, kind).title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Takes the number of a case, and leads to how far it is. */
export function FollowForm({ words: { cases, complaint } }: { words: Words }) {
  return (
    <form className="ask-form" method="get" action="/case">
      <h2>{cases.follow}</h2>
      <p className="field">
        <label htmlFor="number">{complaint.number}</label>{' '}
        <input
          id="number"
          name="number"
          className="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
      </p>
      <p>
        <button type="submit">{cases.follow}</button>
      </p>
    </form>
  )
}
