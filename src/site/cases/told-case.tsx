import { ownCases } from '#modules/cases'
import { rowOf } from '#modules/cases/kinds.schema'
import type { OwnCase } from '#modules/cases/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import { assets } from '../assets.ts'
import { showOpened } from '../file/file-access.tsx'
import { OwnHelp } from '../file/page-parts.tsx'
import type { FormState } from '../form.ts'
import { longDate } from '../layout/dates.ts'
import { ErrorSummary, Items, Lead, takesFocus, Way } from '../layout/fields.tsx'
import { freshForm } from '../problems.ts'
import { Case, type CaseProps, nameOf, TakeBack, WhatWasSaid } from './one-case.tsx'
import { type OnCases, showOwnCases } from './own-cases.tsx'
import { textsOf } from './parts.tsx'

/**
 * Shows one thing that the candidate told the agency: while it waits, that it was sent, what happens next until when,
 * and who else can help; then the answer. A form that brought it leads here.
 */
export async function showToldCase(
  on: OnCases,
  id: string,
  shown = freshForm(),
): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words, organisation } = context
  const own = await ctx.read(async (read) => ownCases(read, await way.holder(read, context)))
  const one = own.find((each) => each.id === id)
  if (one === undefined) return showOwnCases(on)
  const at = way.file
  const isOpen = one.state === 'open'
  const title = isOpen ? sentOn(words, one) : nameOf(words, one)
  const form = ofField(shown.form, `text-${id}`)
  const main = isOpen ? (
    <div className="sent-page">
      <Waiting {...{ words, one, at }} record={file.opened?.record ?? null} />
      <link rel="stylesheet" href={assets.numbers.url} />
    </div>
  ) : (
    <>
      <Lead title={title} />
      <ErrorSummary form={form} words={words} />
      <Case {...{ words, organisation, one, at, form }} />
      <Way href={`${at}/told`} rel="nofollow" text={words.cases.told} />
      <Way className="button" href={at} text={way.back?.(words) ?? words.file.back} />
    </>
  )
  return showOpened(on, { title, main, around: 'read', here: at }, shown)
}

/** In a list of cases each has such a field, so it is named after its case. */
const ofField = ({ values, problems }: FormState, path: string): FormState => ({
  values,
  problems: problems.map((problem) => ({ ...problem, path })),
})

type SentProps = Pick<CaseProps, 'words' | 'one' | 'at'>

interface WaitingProps extends SentProps {
  /** Whose journey it is; null without a file. */
  record: OpenedRecord['record'] | null
}

function Waiting({ words, one, at, record }: WaitingProps) {
  const { needsHelp } = rowOf(one.kind)
  return (
    <>
      <Sent {...{ words, one, at }} isOfFile={record !== null} />
      {needsHelp && record && <OwnHelp {...{ words, record }} isBrief />}
      {needsHelp && !record && <Way href="/help" text={words.help.title} />}
      <div className="more">
        <details>
          <summary>{words.cases.sent.wrote}</summary>
          <p>{nameOf(words, one)}</p>
          <WhatWasSaid {...{ words, one }} />
        </details>
        <a className="quiet" href={`${at}/told`} rel="nofollow">
          {words.cases.told}
        </a>
      </div>
      <TakeBack {...{ words, one, at }} />
    </>
  )
}

/** What was said last counts: the case, or that the candidate does not agree with its answer. */
const sentAt = ({ createdAt, steps }: OwnCase): string =>
  steps.findLast(({ step }) => step === 'again')?.at ?? createdAt

const sentOn = (words: CaseProps['words'], one: OwnCase) =>
  words.cases.sent.title(longDate(sentAt(one), words))

/** That it was sent, its number, and what happens next until when. */
function Sent({ words, one, isOfFile }: SentProps & { isOfFile: boolean }) {
  const { cases } = words
  const { sent } = cases
  const { until } = textsOf(words, one.kind)
  const due = longDate(one.dueAt, words)
  const steps = [
    ...(one.isOverdue ? [sent.read, cases.overdue] : [sent.readAndAnswer]),
    isOfFile ? sent.foundInFile : sent.foundHere,
  ]
  return (
    <>
      <section className="plain sent" role="status" {...takesFocus}>
        <h1>{sentOn(words, one)}</h1>
        <p>
          {sent.number} <b className="typed">{one.number}</b>
        </p>
      </section>
      <section className="plain" aria-labelledby="next">
        <h2 id="next">{one.isOverdue ? sent.next : sent.nextUntil(due)}</h2>
        <Items as="ol" className="numbered" of={steps} />
        <p className="soft">{sent.kept}</p>
      </section>
      {until && (
        <section className="plain" aria-labelledby="until">
          <h2 id="until">{sent.until}</h2>
          <p>{until}</p>
        </section>
      )}
    </>
  )
}
