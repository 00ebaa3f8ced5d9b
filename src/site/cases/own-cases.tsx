import { ownCases } from '#modules/cases'
import { rowOf } from '#modules/cases/kinds.schema'
import type { OwnCase } from '#modules/cases/schema'
import { moneyIn } from '#modules/training/money.schema'
import { Photos } from '../file/page-parts.tsx'
import { longDate } from '../layout/dates.ts'
import { Lead, Press, Way } from '../layout/fields.tsx'
import type { RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'
import { Answered } from './answered.tsx'
import { type CaseFile, type CaseWay, labelOf, shownValue, textsOf } from './parts.tsx'

interface On {
  way: CaseWay
  context: RequestContext
  file: CaseFile
}

/**
 * Shows what the candidate told the agency, newest first, with the answers, and the way to disagree.
 * @param problem what was wrong with a disagreement that was sent
 */
export async function showOwnCases(
  { way, context, file }: On,
  problem: string | null = null,
): Promise<Response> {
  const { ctx, words, organisation } = context
  const { cases } = words
  const own = await ctx.read(async (read) => ownCases(read, await way.holder(read, context)))
  const at = way.file
  return show(context, {
    title: cases.told,
    main: (
      <>
        {file.above('read')}
        <Lead title={cases.told}>
          {problem && (
            <p className="wrong" role="alert">
              {problem}
            </p>
          )}
        </Lead>
        {own.length === 0 && <p className="plain">{cases.none}</p>}
        {own.map((one) => (
          <OneCase key={one.id} {...{ words, organisation, one, at }} />
        ))}
        <Way className="button" href={`${at}/tell`} text={cases.about} />
        <Way href={at} text={way.back?.(words) ?? words.file.back} />
      </>
    ),
    headers: file.headers,
    status: problem === null ? 200 : 422,
    isResult: true,
    here: at,
  })
}

interface OneProps {
  words: Words
  organisation: RequestContext['organisation']
  one: OwnCase
  /** The address of the file. */
  at: string
}

function OneCase({ words, organisation, one, at }: OneProps) {
  const { cases } = words
  const texts = textsOf(words, one.kind)
  const { id, part, state, result, createdAt, dueAt, isOverdue } = one
  const results: Readonly<Record<string, string>> = cases.results
  return (
    <article className="card" aria-labelledby={id}>
      <h2 id={id}>{part ? labelOf(words, part) : texts.name}</h2>
      <p>
        <strong>{state === 'open' ? cases.open : results[result ?? '']}</strong>
      </p>
      <p className="soft">
        {cases.saidOn(longDate(createdAt, words))} <bdi>{one.number}</bdi>
      </p>
      {one.money && <p>{moneyIn(words.lang, one.money.amount, one.money.currency)}</p>}
      {Object.entries(one.said).map(
        ([field, value]) =>
          value !== null &&
          rowOf(one.kind).fields[field]?.as !== 'language' && (
            <p key={field} dir="auto">
              {Object.keys(one.said).length > 2 && (
                <span className="soft">{texts.fields[field]} </span>
              )}
              {shownValue(words, one.kind, [field, value])}
            </p>
          ),
      )}
      <Photos words={words} one={one} />
      {state === 'open' && (
        <p>{isOverdue ? cases.overdue : cases.answerBy(longDate(dueAt, words))}</p>
      )}
      {one.steps.map(
        ({ step, text, at: when }) =>
          text &&
          (step === 'again' ? (
            <p key={when + step}>
              {cases.disagreed(longDate(when, words))} <bdi>{text}</bdi>
            </p>
          ) : (
            <div key={when + step}>
              <p>{cases.reason}</p>
              <Answered {...{ words, organisation, text }} />
            </div>
          )),
      )}
      {one.steps.some(({ samePerson }) => samePerson) && (
        <p>
          {cases.samePerson} <a href="/help">{cases.whereToComplain}</a>
        </p>
      )}
      {one.mayTakeBack && texts.takeBack && (
        <form method="post" action={`${at}/told/${id}/taking-back`}>
          <p>{texts.takeBack.text}</p>
          <Press>{texts.takeBack.send}</Press>
        </form>
      )}
      {one.mayDisagree && <Disagree {...{ words, at, id }} />}
    </article>
  )
}

function Disagree({ words: { cases }, at, id }: Pick<OneProps, 'words' | 'at'> & { id: string }) {
  return (
    <details>
      <summary>{cases.disagree}</summary>
      <form method="post" action={`${at}/told/${id}`}>
        <p className="field">
          <label htmlFor={`text-${id}`}>{cases.disagreeText}</label>{' '}
          <textarea id={`text-${id}`} name="text" rows={3} maxLength={1000} />
        </p>
        <Press>{cases.disagree}</Press>
      </form>
    </details>
  )
}
