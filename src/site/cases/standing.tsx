import { type CaseStanding, rowOf } from '#modules/cases/schema'
import { longDate, longMoment } from '../layout/dates.ts'
import { FactList, Unbroken } from '../layout/fields.tsx'
import type { Words } from '../words.ts'
import { FollowForm } from './choice.tsx'
import { textsOf } from './texts.ts'

interface StandingProps {
  words: Words
  standing: CaseStanding
}

/** What anybody with the number sees, and our answer where it is for them; nothing of what was said. */
export function Standing({ words, standing }: StandingProps) {
  const { cases, complaint, layout } = words
  const { number, kind, at, dueAt, state, answer, digest } = standing
  const { name, sentTitle, sent = [] } = textsOf(words, kind)
  const { asides, readBy } = rowOf(kind)
  const isOpen = state === 'open'
  return (
    <section className="plain" role="status">
      <h1>
        <Unbroken text={isOpen && sentTitle ? sentTitle : `${name} ${number}`} />
      </h1>
      {isOpen && sent.map((sentence) => <p key={sentence}>{sentence}</p>)}
      <p>{cases.cameIn(longMoment(at, words))}</p>
      <p>
        <Unbroken text={cases.keepNumber(number)} />
      </p>
      {digest !== null && (
        <p>{state === 'kept' ? complaint.standingKept : complaint.standingSent}</p>
      )}
      {isOpen && (
        <p>
          {complaint.unanswered} {readBy === 'number' && cases.answerBy(longDate(dueAt, words))}
        </p>
      )}
      {state === 'answered' && answer === null && (
        <p>{readBy === 'file' ? cases.answerInFile : cases.dealtWith}</p>
      )}
      {answer !== null && (
        <>
          <h2>{complaint.answered(longMoment(answer.at, words))}</h2>
          <blockquote dir="auto">{answer.text}</blockquote>
        </>
      )}
      {digest !== null && <Proof {...{ words, number, digest }} />}
      {asides?.includes('authority') && (
        <p>
          <a className="button" href="/official-checks">
            {layout.askGovernment}
          </a>
        </p>
      )}
      <p>
        <a href="/help">{words.help.title}</a>
      </p>
    </section>
  )
}

function Proof({
  words: { complaint, file },
  number,
  digest,
}: Pick<StandingProps, 'words'> & { number: string; digest: string }) {
  return (
    <details>
      <summary>{file.experts}</summary>
      <FactList facts={[[complaint.digest, digest]]} />
      <p>{complaint.proofText}</p>
      <p>
        <a
          className="button"
          href={`/api/v1/case-numbers/${number}/proof`}
          download={`${number}.json`}
        >
          {complaint.download}
        </a>
      </p>
    </details>
  )
}

/** There is no such case, or a character of the number is wrong. */
export function NoCase({ words }: { words: Words }) {
  const { cases } = words
  return (
    <section className="plain">
      <h1>{cases.missingTitle}</h1>
      <p>{cases.missing}</p>
      <FollowForm words={words} />
    </section>
  )
}
