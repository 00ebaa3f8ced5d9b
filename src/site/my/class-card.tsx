import type { ReactNode } from 'react'
import type { Organisation } from '#modules/organisation'
import type { ClassState } from '#modules/training/schema'
import { timeZoneIn, wallTimesIn } from '#platform/clock/schema'
import { Entered } from '../layout/entered.tsx'
import { enteredLink } from '../layout/link.tsx'
import { Unbroken } from '../layout/unbroken.tsx'
import type { Words } from '../messages/index.ts'

interface ClassCardProps {
  organisation: Organisation
  words: Words
  of: {
    id: string
    title: string
    state: ClassState
    teacher: string
    place: string | null
    link: string | null
    timeZone: string
    sessions: readonly { id: string; startsOnWall: string; endsOnWall: string }[]
  }
  /** How the reader stands to the class, above its facts. */
  standing?: string
  /** More facts, each with its name. */
  facts: readonly (readonly [name: string, value: string])[]
  /** What can be done. */
  children: ReactNode
}

/** A class in a list of a student's: what it is, how one stands to it, and what one can do. */
export function ClassCard(props: ClassCardProps) {
  const { organisation, words, of, standing, facts, children } = props
  const { facts: texts, states } = words.training
  return (
    <article className="card" aria-labelledby={of.id}>
      <Entered organisation={organisation} words={words}>
        <h2 id={of.id}>{of.title}</h2>
        <dl className="facts">
          <Fact name={texts.teacher}>{of.teacher}</Fact>
          <Fact name={texts.place}>{of.place}</Fact>
          <Fact name={texts.link}>
            {of.link && (
              <a className="outward" href={of.link} rel={enteredLink}>
                {new URL(of.link).host} ({words.layout.elsewhere})
              </a>
            )}
          </Fact>
        </dl>
      </Entered>
      <p>{standing ?? states[of.state]}</p>
      <dl className="facts">
        <Fact name={texts.sessions(timeZoneIn(words.lang, of.timeZone))}>
          <Sessions words={words} sessions={of.sessions} />
        </Fact>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      {children}
    </article>
  )
}

/** One line of the facts; nothing where there is nothing to tell. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type SessionsProps = { words: Words } & Pick<ClassCardProps['of'], 'sessions'>

/** As many as are shown in any case: a list of classes on a phone would be all sessions. */
const first = 2

function Sessions({ words, sessions }: SessionsProps) {
  const { facts: texts } = words.training
  if (sessions.length === 0) return texts.noSessions
  // To unfold a single one more would take the room that it takes itself.
  if (sessions.length <= first + 1) return <SessionList {...{ words, sessions }} />
  return (
    <>
      <SessionList words={words} sessions={sessions.slice(0, first)} />
      <details className="asking">
        <summary>{texts.allSessions(sessions.length)}</summary>
        <SessionList words={words} sessions={sessions.slice(first)} />
      </details>
    </>
  )
}

function SessionList({ words, sessions }: SessionsProps) {
  return (
    <ul>
      {sessions.map(({ id, startsOnWall, endsOnWall }) => (
        <li key={id}>
          <Unbroken text={wallTimesIn(words.lang, startsOnWall, endsOnWall)} />
        </li>
      ))}
    </ul>
  )
}
