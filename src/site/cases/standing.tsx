import type { ReactNode } from 'react'
import { type Aside, type CaseKind, rowOf } from '#modules/cases/kinds.schema'
import type { CaseProof, CaseStanding } from '#modules/cases/schema'
import type { Organisation } from '#modules/organisation'
import { contactLines } from '#modules/organisation/identity.schema'
import { licenceOf } from '#modules/organisation/regulators.schema'
import { longDate, longMoment } from '../layout/dates.ts'
import { FactList, Unbroken } from '../layout/facts.tsx'
import { Way } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import type { Words } from '../words.ts'
import { Answered } from './answered.tsx'
import { textsOf } from './parts.tsx'
import { factsOf, type Made } from './written.tsx'

interface AsideProps {
  words: Words
  organisation: Organisation
}

/** Where else to turn to, beside a form; null where its kind names nothing. */
export function asidesOf(kind: CaseKind, { words, organisation }: AsideProps): ReactNode {
  const { asides = [] } = rowOf(kind)
  if (asides.length === 0) return null
  return (
    <div className="stack">
      {asides.map((name) => (
        <section className="card" key={name} id={name} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`}>{words.cases.asides[name].title}</h2>
          {contents[name]({ words, organisation })}
        </section>
      ))}
    </div>
  )
}

/** What each says below its title. */
const contents: Readonly<Record<Aside, (props: AsideProps) => ReactNode>> = {
  office: ({ words, organisation }) => {
    const { nothing, newCode, say } = words.cases.asides.office
    const isReachable = contactLines(organisation, words.lang).length > 0
    return (
      <>
        {isReachable ? (
          <ContactLines organisation={organisation} words={words} />
        ) : (
          <p>{nothing}</p>
        )}
        <p>
          {newCode} <a href="/tell/code">{words.caseKinds.code.title}</a>
        </p>
        <p>{say}</p>
      </>
    )
  },
  authority: ({ words, organisation }) => {
    const { own, link, named, byOwnAccount, register } = words.cases.asides.authority
    const { number, authority, registerUrl } = licenceOf(organisation, words.lang)
    return (
      <>
        <p>
          {own} <a href="/tell/complaint">{link}</a>
        </p>
        <p>
          <Unbroken text={(registerUrl === null ? byOwnAccount : named)(authority, number)} />
        </p>
        {registerUrl !== null && (
          <Way className="outward" href={registerUrl} rel="noreferrer" text={register} />
        )}
      </>
    )
  },
  faster: ({ words, organisation }) => (
    <>
      <p>{words.cases.asides.faster.text}</p>
      <ContactLines organisation={organisation} words={words} />
    </>
  ),
  never: ({ words }) => <p>{words.cases.asides.never.text}</p>,
  unknown: ({ words }) =>
    words.cases.asides.unknown.texts.map((sentence) => <p key={sentence}>{sentence}</p>),
  outside: ({ words }) => (
    <>
      <p>{words.cases.asides.outside.text}</p>
      <Way href="/help" text={words.help.title} />
    </>
  ),
  concern: ({ words }) => (
    <p>
      {words.cases.asides.concern.text}{' '}
      <a href="/tell/concern">{textsOf(words, 'concern').title}</a>
    </p>
  ),
}

interface StandingProps {
  organisation: Organisation
  words: Words
  standing: CaseStanding
}

/** What anybody with the number sees, and our answer where it is for them; nothing of what was said. */
export function Standing({ words, organisation, standing }: StandingProps) {
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
          <Answered {...{ words, organisation }} text={answer.text} />
        </>
      )}
      {digest !== null && <Proof {...{ words, number, digest }} />}
      {asides?.includes('authority') && (
        <Way className="button" href="/official-checks" text={layout.askGovernment} />
      )}
      <Way href="/help" text={words.help.title} />
    </section>
  )
}

function Proof({
  words: { complaint, checkReceipt, file },
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
          {checkReceipt.proof}
        </a>
      </p>
    </details>
  )
}

/** Returns the page as plain text, which any phone opens: the words, what was numbered, and the proof. */
export function savedText(words: Words, made: Made, proof: CaseProof | null): string {
  const { cases, complaint, checkReceipt } = words
  const { content, digest, dueAt, isSent, line, address } = made
  const facts = factsOf(words, made).flatMap(([name, value]) => (value ? `${name}: ${value}` : []))
  const next = isSent ? cases.answerBy(longDate(dueAt, words)) : complaint.standingKept
  const proved = proof
    ? [proof.proof.trimEnd(), `${complaint.logKey} ${proof.logKey}`]
    : [complaint.proofLater(address.href)]
  const parts = [
    [words.caseKinds.complaint.name, ...facts, next],
    [content.text],
    [complaint.words, checkReceipt.notGovernment, complaint.foot(address.href)],
    [
      `${complaint.digest}: ${digest}`,
      `${complaint.random}: ${content.random}`,
      complaint.fileProof,
      line,
    ],
    [complaint.proof, complaint.proofText, ...proved],
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
