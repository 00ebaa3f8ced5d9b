import { Alert, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { moneyIn } from '#modules/training/money.schema'
import { useCasesWords } from '#words/cases'
import { useLanguage } from '../look/language.ts'
import { caseQuery } from '../queries.ts'
import { Link, useParams, useSearch } from '../routing.tsx'
import { useSession } from '../session.ts'
import { HowLate } from '../ui/how-late.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Fact, Muted, Part } from '../ui/part.tsx'
import { Picture } from '../ui/picture.tsx'
import { useTimes } from '../ui/times.ts'
import { Tone } from '../ui/tone.tsx'
import { BesideFirst, CaseAnswer, CasePhoto, CaseWork } from './case-answer.tsx'
import { useCaseHeading } from './case-sentence.ts'
import classes from './cases.module.css'
import { InHand } from './in-hand.tsx'
import { labelOfPart, saidOf, useKindWords } from './kind-words.ts'

/** One case: what was said, whom it is about, what was done and what can be done. */
export function CasePage() {
  const { one: words } = useCasesWords()
  const { caseId } = useParams('/cases/$caseId')
  const search = useSearch('/cases/$caseId')
  const found = useQuery(caseQuery(caseId))
  const sentenceOf = useCaseHeading()
  return (
    <div>
      <PageHead
        title={found.data ? sentenceOf(found.data) : words.title}
        heading={found.data && <Heading one={found.data} />}
        lead={found.data && <Lead one={found.data} />}
        back={
          <Link to="/cases" search={search} data-back>
            {words.all}
          </Link>
        }
      />
      <Loaded query={found}>{(one) => <OneCase one={one} />}</Loaded>
    </div>
  )
}

type Case = Answer<'GET /cases/{id}'>

/** Who says or asks what, in one sentence, with the face. */
function Heading({ one }: { one: Case }) {
  const headingOf = useCaseHeading()
  return (
    <span className={classes.heading}>
      {one.name && <Picture photoId={one.photoId} name={one.name} size="large" />}
      <span>{headingOf(one)}</span>
    </span>
  )
}

/** Whose record it is, since when, and by when it is to be answered. */
function Lead({ one }: { one: Case }) {
  const { one: words } = useCasesWords()
  const { role } = useSession()
  const { dayOf, nearDayOf } = useTimes()
  const { recordId, accountId, name, reference, createdAt, dueAt, state, isOverdue } = one
  const isAdmin = role === 'admin'
  return (
    <span className={classes.lead}>
      {recordId !== null &&
        (isAdmin ? (
          <Link to="/records/$recordId" params={{ recordId }}>
            {name}
          </Link>
        ) : (
          <bdi>{name}</bdi>
        ))}
      {recordId !== null && <span className={classes.reference}>{reference}</span>}
      {accountId !== null &&
        (isAdmin ? (
          <Link to="/payments" search={{ accountId }}>
            {name}
          </Link>
        ) : (
          <bdi>{name}</bdi>
        ))}
      <span>{words.cameInOn(dayOf(createdAt))}</span>
      {state === 'open' &&
        (isOverdue ? (
          <HowLate since={dueAt} />
        ) : (
          <Tone of="soon">{words.answerBy(nearDayOf(dueAt))}</Tone>
        ))}
    </span>
  )
}

function OneCase({ one }: { one: Case }) {
  const { one: words } = useCasesWords()
  return (
    <div className={classes.case}>
      <section aria-labelledby="what">
        <What one={one} />
      </section>
      <Part titleId="answer" title={words.actions}>
        <CaseAnswer key={one.id + one.state} one={one} />
      </Part>
      {one.kind === 'leaving' && one.recordId !== null && <InHand recordId={one.recordId} />}
      {one.steps.length > 0 && (
        <Part titleId="steps" title={words.steps}>
          <Steps one={one} />
        </Part>
      )}
      <CaseWork one={one} />
    </div>
  )
}

function What({ one }: { one: Case }) {
  const { one: words } = useCasesWords()
  const language = useLanguage()
  const { momentOf } = useTimes()
  const kind = useKindWords()(one.kind)
  const { number, part, money, recordId, createdAt } = one
  const hint = (words.hints as Readonly<Record<string, string>>)[one.kind]
  return (
    <>
      <Title order={2} size="h4" id="what" mb="xs">
        {kind.name}
        {part && `: ${labelOfPart(part, language)}`}
        {money && ` · ${moneyIn(language, money.amount, money.currency)}`}
      </Title>
      {saidOf(kind, one, language).map(([field, label, value]) => (
        <div key={field}>
          <Muted>{label}</Muted>
          <p className={classes.text} dir="auto">
            <SaidValue field={field} value={value} />
          </p>
        </div>
      ))}
      {one.kind === 'contract' && recordId !== null && <BesideFirst {...{ one, recordId }} />}
      <CasePhoto one={one} />
      {hint && (
        <Alert color="ask" mt="sm">
          {hint}
        </Alert>
      )}
      <dl className={classes.facts}>
        <Fact name={words.number}>{number}</Fact>
        <Fact name={words.cameIn}>{momentOf(createdAt)}</Fact>
      </dl>
    </>
  )
}

/** A value, as a link where it is an address, a telephone, a number to look for or a page of ours. */
function SaidValue({ field, value }: { field: string; value: string }) {
  const { one: words } = useCasesWords()
  if (field === 'from' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
    return <a href={`mailto:${value}`}>{value}</a>
  if (field === 'from' && /^\+?[\d\s()-]{6,}$/.test(value))
    return <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</a>
  if (field === 'number')
    return (
      <>
        {value}{' '}
        <Link to="/records" search={{ search: value }}>
          {words.lookFor}
        </Link>
      </>
    )
  if (field !== 'page') return value
  // Only a page of this site is a link: anything else may be the very website that the report warns of.
  if (/^\/(?![/\\])/.test(value)) return <a href={value}>{value}</a>
  return (
    <>
      {value} <span className={classes.note}>{words.noLink}</span>
    </>
  )
}

function Steps({ one }: { one: Case }) {
  const { one: words } = useCasesWords()
  const { momentOf } = useTimes()
  const results: Readonly<Record<string, string>> = words.results
  return (
    <ol className={classes.steps}>
      {one.steps.map(({ step, result, text, at, by }) => (
        <li key={at + step}>
          <Muted>
            {step === 'answered' ? results[result ?? ''] : words.step[step]} ·{' '}
            <time dateTime={at}>{momentOf(at)}</time>
            {step !== 'again' && ` · ${by ?? words.deletedAccount}`}
          </Muted>
          {text && (
            <p className={classes.text} dir="auto">
              {text}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
