import { ownDataAnswer, ownDataLetter } from '#api'
import { lookupRates } from '#modules/lookup/schema'
import { sendsMessages } from '#modules/messages'
import { askForCode, ownDataSize, takeOwnData } from '#modules/privacy'
import { ownDataCodeSchema } from '#modules/privacy/schema'
import { provingContact } from '#modules/records'
import type { ReadContext } from '#platform/context'
import { longMoment } from '../layout/dates.ts'
import { Field, Sentences, Submit } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import { Form } from '../layout/form.tsx'
import { sizeSaid } from '../layout/size-said.ts'
import { freshForm, typedFields } from '../problems.ts'
import type { AnyPage } from '../route.ts'
import { seeOther } from '../show.tsx'
import { type FileAccess, type OnFile, openedForm, openedPage, showFormOf } from './file-access.tsx'

/** Returns the pages on which a candidate takes everything that is held, for either way of opening the file. */
export function ownDataPagesOf(way: FileAccess): AnyPage[] {
  const path = `${way.file}/data`
  return [
    openedPage(way, path, (on) => ask(on)),
    openedForm(way, `${path}/code`, typedFields, (on) => ({
      field: 'code',
      show: (shown) => ask(on, shown),
      does: async () => {
        const { ctx, address } = on.context
        if (!sendsMessages(ctx)) return ask(on)
        await ctx.limits.takeByAddress(lookupRates.ownFile, address)
        await ctx.write(async (write) => askForCode(write, await way.holder(write, on.context)))
        return seeOther(`${path}?sent`)
      },
    })),
    openedForm(way, path, ownDataCodeSchema, (on, { code: typed = '' }) => ({
      field: 'code',
      values: { code: typed },
      show: (shown) => ask(on, shown),
      does: async ({ code }) => {
        const { ctx, address } = on.context
        await ctx.limits.takeByAddress(lookupRates.ownFile, address)
        const holder = (read: ReadContext) => way.holder(read, on.context)
        const taken = await takeOwnData(ctx, holder, {
          ...{ code, letter: ownDataLetter, language: on.context.words.lang },
        })
        return ownDataAnswer(taken, ctx.clock.now())
      },
    })),
  ]
}

/** Everything that is held, after a code that goes to the telephone or email on file. */
async function ask(on: OnFile, shown = freshForm()): Promise<Response> {
  const { ctx, words, organisation, query } = on.context
  const { ownData } = words
  const at = `${on.way.file}/data`
  const frame = { title: ownData.title, here: at }
  const contents = [ownData.lead, ownData.leftOut, ownData.original]
  // Whom to ask, with telephone and address: no code can be sent, whoever it is.
  if (!sendsMessages(ctx))
    return showFormOf(on, shown, {
      ...frame,
      lead: ownData.sendsNothing,
      more: <ContactLines organisation={organisation} words={words} />,
      main: (
        <section className="plain">
          <Sentences of={contents} />
        </section>
      ),
    })
  const { contact, settling, size } = await ctx.read(async (read) => {
    const { recordId } = await on.way.holder(read, on.context)
    return { ...(await provingContact(read, recordId)), size: await ownDataSize(read, recordId) }
  })
  const waits = settling && [
    ownData.changed(longMoment(settling.changedAt, words), longMoment(settling.until, words)),
  ]
  if (contact === null && waits)
    return showFormOf(on, shown, {
      ...frame,
      lead: waits[0],
      more: <ContactLines organisation={organisation} words={words} />,
      main: (
        <section className="plain">
          <Sentences of={[ownData.atOffice, ...contents]} />
        </section>
      ),
    })
  return showFormOf(on, shown, {
    ...frame,
    lead: ownData.proofTitle,
    said: query.has('sent') && ownData.sent,
    main: (
      <>
        <Form isButton className="first-step" action={`${at}/code`}>
          <button type="submit" aria-describedby="proof">
            {ownData.send}
          </button>
        </Form>
        <Form className="ask-form" action={at}>
          <Field
            {...{ id: 'code', label: ownData.code, hint: ownData.codeHint, form: shown.form }}
            isShort
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
          />
          <p>
            <strong>{ownData.shared}</strong>
          </p>
          <Submit>{ownData.take(sizeSaid(words, size))}</Submit>
        </Form>
        <section className="plain">
          <p id="proof">{ownData.proof}</p>
          <Sentences
            of={[...(waits ? [...waits, ownData.atOffice] : []), ownData.none, ...contents]}
          />
        </section>
      </>
    ),
  })
}
