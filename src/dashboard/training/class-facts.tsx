import type { ReactNode } from 'react'
import type { ClassState } from '#modules/training/classes.schema'
import { Fact } from '../ui/part.tsx'
import { Tone, type ToneName } from '../ui/tone.tsx'
import { useClassesWords } from '../words/classes.ts'
import classes from './training.module.css'

interface Basics {
  teacher: string
  place: string | null
  link: string | null
  timeZone: string
  sessions: readonly { id: string; startsOnWall: string; endsOnWall: string }[]
}

/** Who, where and when; further facts come below. */
export function ClassFacts({ of, children }: { of: Basics; children?: ReactNode }) {
  const { training, sessionText, timeZone } = useClassesWords()
  const { facts } = training
  return (
    <dl className={classes.facts}>
      <Fact name={facts.teacher}>{of.teacher}</Fact>
      {of.place && <Fact name={facts.place}>{of.place}</Fact>}
      {of.link && (
        <Fact name={facts.link}>
          <a href={of.link} rel="noreferrer noopener" target="_blank">
            {new URL(of.link).host}
          </a>
        </Fact>
      )}
      <Fact name={facts.sessions(timeZone(of.timeZone))}>
        {of.sessions.length === 0 ? (
          facts.noSessions
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

const tones = {
  draft: 'quiet',
  open: 'right',
  full: 'soon',
  running: 'right',
  finished: 'quiet',
  cancelled: 'late',
} as const satisfies Record<ClassState, ToneName>

/** The state of a class in words, with a colour. */
export function ClassBadge({ state }: { state: ClassState }) {
  const { states } = useClassesWords().training
  return <Tone of={tones[state]}>{states[state]}</Tone>
}
