import type { ReactNode } from 'react'
import type { OwnLeaving } from '#modules/leavings/schema'
import type { FormState } from '../form.ts'
import { AskFirst } from '../layout/ask-first.tsx'
import { longDate } from '../layout/dates.ts'
import { ErrorSummary } from '../layout/fields.tsx'
import type { Words } from '../words.ts'

interface LeavingProps {
  words: Words
  above: ReactNode
  form: FormState
  leaving: OwnLeaving
  at: string
  back: string
}

/** What happens when the candidate leaves, and two presses to do it; after that, what is still to come. */
export function LeavingPage(props: LeavingProps) {
  const { words, above, form, leaving, back } = props
  const { leaving: texts } = words
  return (
    <>
      {above}
      <section className="lead">
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      {leaving.leftAt === null ? <Before {...props} /> : <After {...props} />}
      <p>
        <a href={back}>{texts.back}</a>
      </p>
    </>
  )
}

function Before({ words: { leaving, ownData }, at, back }: LeavingProps) {
  return (
    <section className="plain" aria-labelledby="happens">
      <h2 id="happens">{leaving.happens}</h2>
      <ul className="bullets">
        {leaving.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>
        <a className="button" href={`${back}/data`} rel="nofollow">
          {ownData.link}
        </a>
      </p>
      <AskFirst label={leaving.leave} action={at} yes={leaving.leaveYes}>
        <input type="hidden" name="leaves" value="yes" />
        <p>{leaving.leaveText}</p>
      </AskFirst>
    </section>
  )
}

function After({
  words,
  leaving: { leftAt, removalDueAt, originalsInHand },
  at,
  back,
}: LeavingProps) {
  const { leaving, ownData } = words
  return (
    <section className="plain" aria-labelledby="left">
      <h2 id="left" role="status">
        {leaving.left(longDate(leftAt ?? '', words))}
      </h2>
      <p>{leaving.due(longDate(removalDueAt ?? '', words))}</p>
      {originalsInHand > 0 && (
        <p>
          <a href={`${back}/standing#originals`}>{leaving.inHand}</a>
        </p>
      )}
      <p>
        <a className="button" href={`${back}/data`} rel="nofollow">
          {ownData.link}
        </a>
      </p>
      <p>
        {leaving.stayed} <a href={`${back}/consents`}>{leaving.consents}</a>
      </p>
      <form method="post" action={at}>
        <input type="hidden" name="leaves" value="no" />
        <p>
          <button type="submit">{leaving.stay}</button>
        </p>
      </form>
    </section>
  )
}
