import type { ReactNode } from 'react'
import { ownDataAnswer, ownDataLetter } from '#api'
import { lookupRates } from '#modules/lookup/schema'
import { sendsMessages } from '#modules/messages'
import type { Organisation } from '#modules/organisation'
import { askForCode, takeOwnData } from '#modules/privacy'
import { ownDataCodeSchema } from '#modules/privacy/schema'
import type { ReadContext } from '#platform/context'
import type { FormState } from '../form.ts'
import { ErrorSummary, Labelled, Lead, Submit, Way } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import { freshForm, typedFields } from '../problems.ts'
import type { AnyPage } from '../route.ts'
import { seeOther } from '../show.tsx'
import type { Words } from '../words.ts'
import { type FileAccess, type OnFile, openedForm, openedPage, showOpened } from './file-access.ts'

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
    openedForm(way, path, ownDataCodeSchema, (on) => ({
      field: 'code',
      show: (shown) => ask(on, shown),
      does: async ({ code }) => {
        const { ctx, address } = on.context
        await ctx.limits.takeByAddress(lookupRates.ownFile, address)
        const holder = (read: ReadContext) => way.holder(read, on.context)
        const taken = await takeOwnData(ctx, holder, { code, letter: ownDataLetter })
        return ownDataAnswer(taken, ctx.clock.now())
      },
    })),
  ]
}

function ask(on: OnFile, shown = freshForm()): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words, organisation, query } = context
  const at = `${way.file}/data`
  const frame = { words, below: file.below('form'), back: way.file }
  const main = sendsMessages(ctx) ? (
    <OwnData {...frame} {...{ form: shown.form, at }} isSent={query.has('sent')} />
  ) : (
    <OwnDataFromStaff {...frame} organisation={organisation} />
  )
  return showOpened(on, { title: words.ownData.title, main, here: at }, shown)
}

interface OwnDataProps {
  words: Words
  below: ReactNode
  form: FormState
  /** A code was sent just now. */
  isSent: boolean
  at: string
  back: string
}

/** Everything that is held, after a code that goes to the telephone or email on file. */
function OwnData({ words, below, form, isSent, at, back }: OwnDataProps) {
  const { ownData } = words
  return (
    <>
      <Lead title={ownData.title} lead={ownData.proofTitle} />
      <ErrorSummary form={form} words={words} />
      {isSent && (
        <p className="flash" role="status">
          {ownData.sent}
        </p>
      )}
      <form className="first-step" method="post" action={`${at}/code`}>
        <button type="submit" aria-describedby="proof">
          {ownData.send}
        </button>
      </form>
      <form className="ask-form" method="post" action={at}>
        <Labelled id="code" label={ownData.code} hint={ownData.codeHint} form={form} isShort>
          {(described) => (
            <input
              {...described}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
            />
          )}
        </Labelled>
        <p>
          <strong>{ownData.shared}</strong>
        </p>
        <Submit>{ownData.take}</Submit>
      </form>
      <section className="plain">
        <p id="proof">{ownData.proof}</p>
        <p>{ownData.none}</p>
        <Contents words={words} />
      </section>
      <Back words={words} back={back} />
      {below}
    </>
  )
}

interface FromStaffProps extends Pick<OwnDataProps, 'words' | 'below' | 'back'> {
  organisation: Organisation
}

/** Whom to ask, with telephone and address: no code can be sent, whoever it is. */
function OwnDataFromStaff({ words, organisation, below, back }: FromStaffProps) {
  const { ownData } = words
  return (
    <>
      <Lead title={ownData.title} lead={ownData.sendsNothing}>
        <ContactLines organisation={organisation} words={words} />
      </Lead>
      <section className="plain">
        <Contents words={words} />
      </section>
      <Back words={words} back={back} />
      {below}
    </>
  )
}

function Contents({ words: { ownData } }: Pick<OwnDataProps, 'words'>) {
  return (
    <>
      <p>{ownData.lead}</p>
      <p>{ownData.leftOut}</p>
      <p>{ownData.original}</p>
    </>
  )
}

function Back({ words, back }: Pick<OwnDataProps, 'words' | 'back'>) {
  return <Way href={back} text={words.file.back} />
}
