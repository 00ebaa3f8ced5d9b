import { rowOf } from '#modules/cases/kinds.schema'
import type { OwnCase } from '#modules/cases/schema'
import { moneyIn } from '#modules/training/money.schema'
import { Photos } from '../file/page-parts.tsx'
import { emptyForm, type FormState } from '../form.ts'
import { longDate } from '../layout/dates.ts'
import { Labelled, Press } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { partLabel } from '../layout/part-label.ts'
import type { RequestContext } from '../route.ts'
import type { Words } from '../words.ts'
import { Answered } from './answered.tsx'
import { shownValue, textsOf } from './parts.tsx'

export interface CaseProps {
  words: Words
  organisation: RequestContext['organisation']
  one: OwnCase
  /** The address of the file. */
  at: string
  /** What was written against its answer, and what was wrong with that. */
  form?: FormState
}

/** What the candidate told the agency: how far it is, what was said, the answers, and the way to disagree. */
export function Case({ words, organisation, one, at, form = emptyForm }: CaseProps) {
  const { cases } = words
  const { id, state, result, createdAt, dueAt, isOverdue } = one
  const results: Readonly<Record<string, string>> = cases.results
  return (
    <article className="card" aria-labelledby={id}>
      <h2 id={id}>
        <a href={`${at}/told/${id}`} rel="nofollow">
          {nameOf(words, one)}
        </a>
      </h2>
      <p>
        <strong>{state === 'open' ? cases.open : results[result ?? '']}</strong>
      </p>
      <p className="soft">
        {cases.saidOn(longDate(createdAt, words))} <bdi className="whole">{one.number}</bdi>
      </p>
      <WhatWasSaid {...{ words, one }} />
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
      <TakeBack {...{ words, one, at }} />
      {one.mayDisagree && <Disagree {...{ words, at, id, form }} />}
    </article>
  )
}

interface DisagreeProps {
  words: Words
  at: string
  id: string
  form: FormState
}

function Disagree({ words: { cases }, at, id, form }: DisagreeProps) {
  return (
    <details open={form.problems.length > 0}>
      <summary>{cases.disagree}</summary>
      <Form action={`${at}/told/${id}`}>
        <Labelled id={`text-${id}`} label={cases.disagreeText} form={form}>
          {(described) => (
            <textarea
              {...described}
              name="text"
              rows={3}
              maxLength={1000}
              defaultValue={form.values.text}
            />
          )}
        </Labelled>
        <Press>{cases.disagree}</Press>
      </Form>
    </details>
  )
}

/** Returns what it is about, or what its kind is called. */
export const nameOf = (words: Words, { part, kind }: OwnCase): string =>
  part ? partLabel(words, part) : textsOf(words, kind).name

/** The sum, the texts and the photo that were sent. */
export function WhatWasSaid({ words, one }: Pick<CaseProps, 'words' | 'one'>) {
  const texts = textsOf(words, one.kind)
  return (
    <>
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
    </>
  )
}

/** What taking it back means, and the press that does so; nothing where that cannot be. */
export function TakeBack({ words, one, at }: Omit<CaseProps, 'organisation' | 'form'>) {
  const texts = textsOf(words, one.kind)
  if (!one.mayTakeBack || !texts.takeBack) return null
  return (
    <Form isButton action={`${at}/told/${one.id}/taking-back`}>
      <p>{texts.takeBack.text}</p>
      <Press>{texts.takeBack.send}</Press>
    </Form>
  )
}
