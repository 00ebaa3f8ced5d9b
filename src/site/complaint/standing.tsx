import type { ComplaintStanding } from '#modules/complaints/schema'
import { longMoment } from '../layout/dates.ts'
import { Unbroken } from '../layout/unbroken.tsx'
import type { Words } from '../messages/index.ts'

interface StandingProps {
  words: Words
  standing: ComplaintStanding
}

/** What anybody with the number sees, and our answer in our own frame; nothing of the text. */
export function Standing({ words, standing }: StandingProps) {
  const { complaint } = words
  const { number, at, digest, isSent, answer } = standing
  return (
    <section className="plain">
      <h1>
        <Unbroken text={complaint.standingTitle(number)} />
      </h1>
      <p>{complaint.standing(longMoment(at, words))}</p>
      <p>{isSent ? complaint.standingSent : complaint.standingKept}</p>
      {isSent && answer === null && <p>{complaint.unanswered}</p>}
      {answer !== null && (
        <>
          <h2>{complaint.answered(longMoment(answer.at, words))}</h2>
          <blockquote dir="auto">{answer.text}</blockquote>
        </>
      )}
      <dl className="facts">
        <div>
          <dt>
            <Unbroken text={complaint.digest} />
          </dt>
          <dd>
            <bdi>{digest}</bdi>
          </dd>
        </div>
      </dl>
      <p>{complaint.proofText}</p>
      <p>
        <a
          className="button"
          href={`/api/v1/complaints/${number}/proof`}
          download={`${number}.json`}
        >
          {complaint.download}
        </a>
      </p>
      <p>
        <a href="/help">{words.help.title}</a>
      </p>
    </section>
  )
}

/** There is no such complaint, or a character of the number is wrong. */
export function NoComplaint({ words: { complaint } }: { words: Words }) {
  return (
    <section className="plain">
      <h1>{complaint.missingTitle}</h1>
      <p>{complaint.missing}</p>
      <p>
        <a className="button main" href="/complaint">
          {complaint.back}
        </a>
      </p>
    </section>
  )
}
