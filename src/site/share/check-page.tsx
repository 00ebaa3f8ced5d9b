import type { ReactNode } from 'react'
import type { NewShare } from '#modules/shares/schema'
import { FactList } from '../layout/fields.tsx'
import type { Words } from '../words.ts'
import { messageLanguages, namesOf } from './form.tsx'

interface CheckAnswersProps {
  words: Words
  above: ReactNode
  below: ReactNode
  /** Where it is sent to. */
  action: string
  /** What was typed and chosen, to be sent again. */
  fields: Readonly<Record<string, string>>
  wanted: NewShare
}

/** What a share would show, to whom and how long, before it is made. */
export function CheckAnswers({ words, above, below, action, fields, wanted }: CheckAnswersProps) {
  const { share } = words
  const facts: [string, string][] = [
    [share.shown, wanted.kinds.map((kind) => words.kinds[kind]).join(words.comma)],
    [share.forWhom, share.purposes[wanted.purpose]],
    [share.label, wanted.label],
    [share.days, share.daysOf(wanted.days)],
    [share.messageIn, namesOf(messageLanguages(fields, words.lang))],
  ]
  return (
    <>
      {above}
      <section className="lead">
        <h1>{share.checkTitle}</h1>
        <p>{share.checkLead}</p>
      </section>
      <form className="ask-form" method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FactList facts={facts} />
        <p className="actions">
          <button className="main" type="submit" name="step" value="make">
            {share.submit}
          </button>
          <button type="submit" name="step" value="change">
            {share.change}
          </button>
        </p>
      </form>
      {below}
    </>
  )
}
