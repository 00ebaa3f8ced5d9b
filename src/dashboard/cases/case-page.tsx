import { Alert, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Case } from '#modules/cases/schema'
import { moneyIn } from '#modules/training/money.schema'
import { useLanguage } from '../look/language.ts'
import { caseQuery } from '../queries.ts'
import { Link, useParams } from '../routing.tsx'
import { useSession } from '../session.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useTimes } from '../ui/times.ts'
import { useCasesWords } from '../words/cases.ts'
import { BesideFirst, CaseAnswer, CasePhoto, CaseWork } from './case-answer.tsx'
import classes from './cases.module.css'
import { labelOfPart, saidOf, useKindWords } from './kind-words.ts'

/** One case: what was said, whom it is about, what was done and what can be done. */
export function CasePage() {
  const { one: words } = useCasesWords()
  const { caseId } = useParams('/cases/$caseId')
  const found = useQuery(caseQuery(caseId))
  return (
    <div>
      <PageHead title={words.title} back={<Link to="/cases">{words.all}</Link>} />
      <Loaded query={found}>{(one) => <OneCase one={one} />}</Loaded>
    </div>
  )
}

function OneCase({ one }: { one: Case }) {
  const { one: words } = useCasesWords()
  return (
    <div className={classes.case}>
      <section aria-labelledby="what">
        <What one={one} />
      </section>
      <section aria-labelledby="answer">
        <Title order={2} size="h4" id="answer" mb="xs">
          {words.actions}
        </Title>
        <CaseAnswer key={one.id + one.state} one={one} />
      </section>
      {one.steps.length > 0 && (
        <section aria-labelledby="steps">
          <Title order={2} size="h4" id="steps" mb="xs">
            {words.steps}
          </Title>
          <Steps one={one} />
        </section>
      )}
      <CaseWork one={one} />
    </div>
  )
}

function What({ one }: { one: Case }) {
  const { one: words } = useCasesWords()
  const language = useLanguage()
  const { momentOf } = useTimes()
  const { role } = useSession()
  const kind = useKindWords()(one.kind)
  const { number, part, money, recordId, accountId, name, reference, createdAt, ...of } = one
  const { dueAt, state, isOverdue } = of
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
          <Text size="sm" c="dimmed">
            {label}
          </Text>
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
        {recordId !== null && (
          <div>
            <dt>{words.whose}</dt>
            <dd>
              {role === 'admin' ? (
                <Link to="/records/$recordId" params={{ recordId }}>
                  {name}
                </Link>
              ) : (
                <bdi>{name}</bdi>
              )}{' '}
              <span className={classes.reference}>{reference}</span>
            </dd>
          </div>
        )}
        {accountId !== null && (
          <div>
            <dt>{words.payments}</dt>
            <dd>
              {role === 'admin' ? (
                <Link to="/payments" search={{ accountId }}>
                  {name}
                </Link>
              ) : (
                <bdi>{name}</bdi>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.number}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{words.cameIn}</dt>
          <dd>{momentOf(createdAt)}</dd>
        </div>
        {state === 'open' && (
          <div>
            <dt>{isOverdue ? words.wasDue : words.due}</dt>
            <dd>{momentOf(dueAt)}</dd>
          </div>
        )}
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
          <Text size="sm" c="dimmed">
            {step === 'answered' ? results[result ?? ''] : words.step[step]} ·{' '}
            <time dateTime={at}>{momentOf(at)}</time>
            {step !== 'again' && ` · ${by ?? words.deletedAccount}`}
          </Text>
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
