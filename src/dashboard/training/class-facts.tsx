import type { ReactNode } from 'react'
import classes from './training.module.css'
import { sessionText } from './words.ts'

interface Basics {
  teacher: string
  place: string | null
  link: string | null
  timeZone: string
  sessions: readonly { id: string; startsOnWall: string; endsOnWall: string }[]
}

/** Who, where and when; what else belongs there comes below. */
export function ClassFacts({ of, children }: { of: Basics; children?: ReactNode }) {
  return (
    <dl className={classes.facts}>
      <Fact name="Teacher">{of.teacher}</Fact>
      {of.place && <Fact name="Place">{of.place}</Fact>}
      {of.link && (
        <Fact name="Link">
          <a href={of.link} rel="noreferrer noopener" target="_blank">
            {new URL(of.link).host}
          </a>
        </Fact>
      )}
      <Fact name={`Sessions (${of.timeZone})`}>
        {of.sessions.length === 0 ? (
          'None yet'
        ) : (
          <ul className={classes.sessions}>
            {of.sessions.map((session) => (
              <li key={session.id}>{sessionText(session)}</li>
            ))}
          </ul>
        )}
      </Fact>
      {children}
    </dl>
  )
}

/** One line of the facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
