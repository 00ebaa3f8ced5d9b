import type { ReactNode } from 'react'
import type { Organisation } from '#modules/organisation'
import type { ClassState } from '#modules/training/classes.schema'
import { timeZoneIn } from '#platform/clock/schema'
import { wallTimesIn } from '../layout/dates.ts'
import { Fact, Unbroken } from '../layout/facts.tsx'
import { enteredLink } from '../layout/menu.tsx'
import { Entered } from '../layout/said.tsx'
import type { Words } from '../words.ts'

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
  /** The reader's status in the class, above its facts: by default the class's own, and null for none. */
  standing?: string | null
  /** More facts, each with its name. */
  facts: readonly (readonly [name: string, value: string])[]
  /** The actions. */
  children: ReactNode
}

/** A class in a student's list: what it is, the student's status, and the actions. */
export function ClassCard(props: ClassCardProps) {
  const { organisation, words, of, facts, children } = props
  const { facts: texts, states } = words.training
  const { standing = states[of.state] } = props
  return (
    <article className="card class" aria-labelledby={of.id}>
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
      {standing !== null && <p>{standing}</p>}
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

type SessionsProps = { words: Words } & Pick<ClassCardProps['of'], 'sessions'>

/** How many are always shown: a list of classes on a phone would be all sessions. */
const first = 2

function Sessions({ words, sessions }: SessionsProps) {
  const { facts: texts } = words.training
  if (sessions.length === 0) return texts.noSessions
  // The control to unfold a single one takes as much room as the session itself.
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
