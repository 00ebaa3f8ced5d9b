import type { Organisation } from '#modules/organisation'
import type { OfferedClass, OwnClass } from '#modules/training/schema'
import { Form } from '../layout/form.tsx'
import { AskFirst } from '../layout/number-and-code.tsx'
import type { Words } from '../words.ts'
import { ClassCard } from './class-card.tsx'
import { feeIn, standingOf } from './sheet.tsx'

interface ListProps<Class> {
  organisation: Organisation
  words: Words
  classes: readonly Class[]
}

interface OneProps<Class> extends Omit<ListProps<Class>, 'classes'> {
  of: Class
}

/** The classes in which the student has a seat, and what became of earlier ones. */
export function Enrolled({
  organisation,
  words,
  classes: all,
  now,
}: ListProps<OwnClass> & { now: string }) {
  const { enrolled: texts } = words.classes
  const enrolled = all.filter(({ enrolment }) => enrolment.state === 'enrolled')
  const past = all.filter(({ enrolment: { state } }) => state === 'cancelled' || state === 'left')
  return (
    <>
      {enrolled.length === 0 && (
        <p className="plain">
          {texts.none} <a href="/my/classes/open">{texts.toSelect}</a>
        </p>
      )}
      <div className="stack">
        {enrolled.map((of) => (
          <EnrolledClass key={of.id} {...{ organisation, words, of, now }} />
        ))}
      </div>
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past">{texts.past}</h2>
          <ul className="lines">
            {past.map(({ id, title, enrolment: { state, selectedAt } }) => (
              <li key={`${id} ${selectedAt}`}>
                {state === 'cancelled' ? texts.pastCancelled(title) : texts.pastLeft(title)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function EnrolledClass({ organisation, words, of, now }: OneProps<OwnClass> & { now: string }) {
  const { facts } = words.training
  const { enrolled: texts } = words.classes
  // Before the first session nobody can have been there, or missed it.
  const hasMet = of.attended.length > 0 || of.sessions.some(({ startsAt }) => startsAt <= now)
  const attended = hasMet && facts.attendedOf(of.attended.length, of.sessions.length)
  const more = [
    [facts.fee, feeIn(words, of)] as const,
    ...(attended ? [[facts.attended, attended] as const] : []),
  ]
  return (
    <ClassCard organisation={organisation} words={words} of={of} facts={more}>
      {of.state === 'finished' && (
        <p>
          <a className="button" href={`/my/classes/${of.id}/attendance`}>
            {texts.slip}
            <span className="unseen">: {of.title}</span>
          </a>
        </p>
      )}
      {!of.hasBegun && (
        <AskFirst
          label={texts.leave}
          which={of.title}
          action={`/my/classes/${of.id}/leave`}
          yes={texts.leaveYes}
        >
          <p>
            {texts.leaveText} {of.fee > 0 && texts.leaveFee}
          </p>
        </AskFirst>
      )}
    </ClassCard>
  )
}

/** The classes that the student selected and waits for. */
export function Selected({ organisation, words, classes: all }: ListProps<OwnClass>) {
  const { selected: texts, enrolled } = words.classes
  const waits = all.filter(({ enrolment }) => enrolment.state === 'selected')
  if (waits.length === 0)
    return (
      <p className="plain">
        {texts.none} <a href="/my/classes/open">{enrolled.toSelect}</a>
      </p>
    )
  return (
    <div className="stack">
      {waits.map((of) => (
        <ClassCard
          key={of.id}
          organisation={organisation}
          words={words}
          of={of}
          standing={standingOf(of, words)}
          facts={[[words.training.facts.fee, feeIn(words, of)]]}
        >
          <AskFirst
            label={texts.remove}
            which={of.title}
            action={`/my/classes/${of.id}/remove`}
            yes={texts.removeYes}
          >
            <p>{of.enrolment.isHeld ? texts.removeHeld : texts.removeText}</p>
          </AskFirst>
        </ClassCard>
      ))}
    </div>
  )
}

/** The classes to choose from. */
export function Offered({ organisation, words, classes }: ListProps<OfferedClass>) {
  const { open: texts } = words.classes
  if (classes.length === 0) return <p className="plain">{texts.none}</p>
  return (
    <div className="stack">
      {classes.map((of) => (
        <Offer key={of.id} organisation={organisation} words={words} of={of} />
      ))}
    </div>
  )
}

function Offer({ organisation, words, of }: OneProps<OfferedClass>) {
  const { facts } = words.training
  const { open: texts } = words.classes
  const isCovered = of.fee > 0 && of.isCovered
  const more = [
    [facts.fee, joined(feeIn(words, of), isCovered && texts.covered)],
    [
      facts.seats,
      joined(texts.freeSeats(of.freeSeats), of.waiting > 0 && texts.waiting(of.waiting)),
    ],
  ] as const
  return (
    <ClassCard organisation={organisation} words={words} of={of} standing={null} facts={more}>
      <Form isButton action={`/my/classes/${of.id}/select`}>
        <button type="submit">
          {of.freeSeats > 0 ? texts.select : texts.join}
          <span className="unseen">: {of.title}</span>
        </button>
      </Form>
    </ClassCard>
  )
}

function joined(...parts: readonly (string | false)[]): string {
  return parts.filter(Boolean).join(' · ')
}
