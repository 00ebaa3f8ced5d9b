import type { ReactNode } from 'react'
import type { OwnContest } from '#modules/contests/schema'
import type { FormState } from '../form.ts'
import { longDate } from '../layout/dates.ts'
import { ErrorSummary } from '../layout/fields.tsx'
import { Labelled } from '../layout/labelled.tsx'
import type { Words } from '../messages/index.ts'

/** What the candidate calls wrong, in the reader's language. */
export interface Contested {
  about: OwnContest['about']
  target: string
  label: string
  /** What the file says now; null for a document. */
  now: string | null
}

interface AskProps {
  words: Words
  contested: Contested
  form: FormState
  action: string
  back: string
  /** How long the file stays open: the form comes first. */
  below: ReactNode
}

/** The form for one detail or document: what should be there, and a note. */
export function AskWhatIsWrong({ words, contested, form, action, back, below }: AskProps) {
  const { contest } = words
  const { about, target, label, now } = contested
  return (
    <>
      <section className="lead">
        <h1>{contest.titleOf(label)}</h1>
      </section>
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action={action}>
        <input type="hidden" name="about" value={about} />
        <input type="hidden" name="target" value={target} />
        <p>
          {now === null ? (
            contest.documentNow
          ) : (
            <>
              {contest.now}: <bdi>{now}</bdi>
            </>
          )}
        </p>
        <Text id="proposed" label={contest.proposed} hint={contest.proposedHint} form={form} />
        <Text id="note" label={contest.note} hint={contest.noteHint} form={form} />
        <p>{contest.lead}</p>
        <p>
          <button className="main" type="submit">
            {contest.send}
          </button>
        </p>
      </form>
      <p>
        <a href={back}>{contest.back}</a>
      </p>
      {below}
    </>
  )
}

interface TextProps {
  id: 'proposed' | 'note'
  label: string
  hint: string
  form: FormState
}

function Text({ id, label, hint, form }: TextProps) {
  const most = id === 'proposed' ? 500 : 1000
  return (
    <Labelled id={id} label={label} hint={hint} form={form}>
      {(described) => (
        <textarea
          {...described}
          name={id}
          rows={3}
          maxLength={most}
          defaultValue={form.values[id]}
        />
      )}
    </Labelled>
  )
}

interface ToldProps {
  words: Words
  contests: readonly (OwnContest & { label: string; isOverdue: boolean })[]
  above: ReactNode
  back: string
}

/** What the candidate said is wrong, newest first, with staff's answer to each. */
export function WhatWasTold({ words, contests, above, back }: ToldProps) {
  const { contest } = words
  return (
    <>
      {above}
      <section className="lead">
        <h1>{contest.list}</h1>
        <p>{contest.listLead}</p>
      </section>
      {contests.length === 0 && <p className="plain">{contest.none}</p>}
      {contests.map((one) => (
        <Told key={one.id} words={words} contest={one} />
      ))}
      <p>
        <a className="button" href={back}>
          {contest.back}
        </a>
      </p>
    </>
  )
}

function Told({
  words,
  words: { contest: texts },
  contest,
}: {
  words: Words
  contest: ToldProps['contests'][number]
}) {
  const { id, label, state, createdAt, proposed, note, dueAt, reason, isOverdue } = contest
  return (
    <article className="card" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <p>
        <strong>{texts.states[state]}</strong>
      </p>
      <p className="soft">{texts.saidOn(longDate(createdAt, words))}</p>
      <p dir="auto">{proposed}</p>
      {note && <p dir="auto">{note}</p>}
      {state === 'open' && (
        <p>{isOverdue ? texts.overdue : texts.answerBy(longDate(dueAt, words))}</p>
      )}
      {reason && (
        <p>
          {texts.reason} <bdi>{reason}</bdi>
        </p>
      )}
      {state === 'declined' && <p className="soft">{texts.again}</p>}
    </article>
  )
}
