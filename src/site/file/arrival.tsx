import { z } from 'zod'
import { answerWell, readArrival } from '#modules/arrivals'
import { type Arrival, arrivalAnswers } from '#modules/arrivals/schema'
import { broughtSchema, fieldsOf, type NewCase } from '#modules/cases/schema'
import { bringCase } from '#modules/desk'
import { lookupRates } from '#modules/lookup/schema'
import type { WriteContext } from '#platform/context'
import { Refusal, refusal } from '#platform/errors'
import { flashCookie } from '../cookies.ts'
import { Radios } from '../layout/choices.tsx'
import { calendarDate, longDate } from '../layout/dates.ts'
import { Field, Labelled, Submit, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { freshForm, type ShownForm } from '../problems.ts'
import type { AnyPage } from '../route.ts'
import { keyOfForm, sentOnce } from '../sent-once.ts'
import { seeOther } from '../show.tsx'
import type { Words } from '../words.ts'
import { type FileAccess, type OnFile, openedForm, openedPage, showFormOf } from './file-access.tsx'
import { OwnHelp } from './page-parts.tsx'

const answered = z.object({
  id: z.string().default(''),
  answer: z.enum(['', ...arrivalAnswers]).catch(''),
  from: z.string().default(''),
  note: z.string().default(''),
})
type Answered = z.output<typeof answered>

/** Returns the page on which a candidate answers how it is after the flight, for either way of opening the file. */
export function arrivalPagesOf(way: FileAccess): AnyPage[] {
  const path = `${way.file}/arrival`
  return [
    openedPage(way, path, (on) => showArrival(on)),
    openedForm(way, path, answered, (on, fields) => ({
      field: 'answer',
      values: fields,
      show: (shown) => showArrival(on, shown),
      does: async (sent) => {
        refuseUnanswered(on.context.words, sent)
        const { ctx, address, isSecure } = on.context
        await ctx.limits.takeByAddress(lookupRates.ownFile, address)
        if (sent.answer !== 'well')
          return seeOther(`${way.file}/told/${await tellTrouble(on, sent)}`)
        await ctx.write(async (write) => {
          const { recordId } = await way.holder(write, on.context)
          await answerWell(write, { recordId, id: sent.id })
        })
        return seeOther(path, [flashCookie('arrival-well', isSecure)])
      },
      // It was answered in another window, or not asked: the page shows what is so.
      otherwise: (error) =>
        error instanceof Refusal && error.code.startsWith('arrival.') ? seeOther(path) : undefined,
    })),
  ]
}

/** What was written beside "I am well" would be read by nobody. */
function refuseUnanswered({ arrival }: Words, { answer, from, note }: Answered): void {
  if (answer === '') throw invalid('answer', arrival.noAnswer)
  if (answer !== 'well') return
  const written = [...(from.trim() ? ['from'] : []), ...(note.trim() ? ['note'] : [])]
  if (written[0]) throw invalid(written[0], arrival.notWell)
}

const invalid = (path: string, message: string) =>
  refusal('request.invalid', { fields: [{ path, message }] })

/** Opens the case, once for each form that was sent; it answers what was asked. */
async function tellTrouble({ way, context }: OnFile, { answer, from, note }: Answered) {
  const key = await keyOfForm(context)
  const said = fieldsOf('trouble').parse({ what: answer, from, note }) as NewCase['said']
  return context.ctx.write(async (write: WriteContext) => {
    const holder = await way.holder(write, context)
    const sent = { key, whose: `record ${holder.recordId}`, kept: broughtSchema }
    const bring = () => bringCase(write, holder, { kind: 'trouble', said })
    return (await sentOnce(write, context.path, sent, bring)).result.id
  })
}

async function showArrival(on: OnFile, shown: ShownForm = freshForm()): Promise<Response> {
  const { way, context, file } = on
  const { words, ctx } = context
  const { arrival: texts } = words
  const arrival = await ctx.read(async (read) =>
    readArrival(read, (await way.holder(read, context)).recordId),
  )
  const isAsked = arrival.openId !== null
  return showFormOf(on, shown, {
    title: isAsked ? texts.question : texts.title,
    lead: isAsked ? texts.lead : arrival.asks.length === 0 && texts.before,
    main: (
      <>
        {isAsked ? (
          <Ask {...{ words, shown }} id={arrival.openId ?? ''} action={`${way.file}/arrival`} />
        ) : (
          <p>
            {texts.later}{' '}
            <a href={`${way.file}/tell/trouble`} rel="nofollow">
              {texts.tell}
            </a>
          </p>
        )}
        <OwnHelp words={words} record={file.opened.record} />
        <Asked {...{ words, arrival }} at={way.file} />
      </>
    ),
    here: `${way.file}/arrival`,
  })
}

interface AskProps {
  words: Words
  shown: ShownForm
  id: string
  action: string
}

function Ask({ words, shown: { form }, id, action }: AskProps) {
  const { arrival: texts, caseKinds } = words
  const { fields } = caseKinds.trouble
  return (
    <Form className="ask-form" action={action}>
      <input type="hidden" name="id" value={id} />
      <Radios
        {...{ name: 'answer', legend: texts.question, form }}
        options={arrivalAnswers.map((answer) => [answer, texts.answers[answer]])}
      />
      <Field
        {...{ id: 'from', label: fields.from, hint: texts.fromHint, form }}
        inputMode="tel"
        maxLength={200}
      />
      <Labelled id="note" label={fields.note} hint={texts.noteHint} form={form}>
        {(described) => (
          <textarea
            {...described}
            name="note"
            rows={3}
            maxLength={2000}
            defaultValue={form.values.note}
          />
        )}
      </Labelled>
      <Submit>{texts.send}</Submit>
    </Form>
  )
}

/** What was asked before, with the answers; no answer is called that. And when the next time is, and why. */
function Asked({ words, arrival, at }: { words: Words; arrival: Arrival; at: string }) {
  const { arrival: texts, lang } = words
  const { asks, openId, nextOn, law } = arrival
  const past = asks.filter(({ id }) => id !== openId)
  if (past.length === 0 && nextOn === null) return null
  return (
    <section className="plain" aria-labelledby="asked">
      <h2 id="asked">{texts.asked}</h2>
      <ul className="originals">
        {past.map(({ id, askedAt, answer, caseId }) => (
          <li key={id}>
            <b>{answer === null ? texts.none : texts.answers[answer]}</b>
            <p>{texts.askedOn(longDate(askedAt, words))}</p>
            {caseId && <Way href={`${at}/told/${caseId}`} rel="nofollow" text={words.cases.told} />}
          </li>
        ))}
      </ul>
      <p className="soft">
        {nextOn !== null && texts.next(calendarDate(nextOn, lang))}{' '}
        {law === null ? texts.own : texts.law(law)}
      </p>
    </section>
  )
}
