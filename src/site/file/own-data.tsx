import type { ReactNode } from 'react'
import { ownDataAnswer, ownDataLetter } from '#api'
import { lookupRates } from '#modules/lookup/limits'
import { sendsMessages } from '#modules/messages'
import type { Organisation } from '#modules/organisation'
import { askForCode, takeOwnData } from '#modules/privacy'
import { ownDataCodeSchema } from '#modules/privacy/schema'
import type { FormState } from '../form.ts'
import { ErrorSummary, Labelled, Lead, Submit } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import { freshForm, incompleteForm, parseForm, refusedForm } from '../problems.ts'
import type { AnyPage, RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import type { Words } from '../words.ts'
import { type FileAccess, isOver, type OpenFile, openedForm, openedPage } from './file-access.ts'

/** Returns the pages on which a candidate takes everything that is held, for either way of opening the file. */
export function ownDataPagesOf(way: FileAccess): AnyPage[] {
  return [
    openedPage(way, '/data', (context, file) => ask(way, context, file)),
    openedForm(way, '/data/code', (context, file) => send(way, context, file)),
    openedForm(way, '/data', (...asked) => take(way, ...asked)),
  ]
}

async function send(way: FileAccess, context: RequestContext, file: OpenFile): Promise<Response> {
  const { ctx, address } = context
  if (!sendsMessages(ctx)) return ask(way, context, file)
  try {
    await ctx.limits.takeByAddress(lookupRates.ownFile, address)
    await ctx.write(async (write) => askForCode(write, await way.holder(write, context)))
    return seeOther(`${way.file}/data?sent`)
  } catch (error) {
    return refused(way, context, file, error)
  }
}

async function take(
  way: FileAccess,
  context: RequestContext,
  file: OpenFile,
  fields: Record<string, string>,
): Promise<Response> {
  const { ctx, words, address } = context
  const { data, problems } = parseForm(ownDataCodeSchema, fields, words)
  if (problems) return ask(way, context, file, incompleteForm({}, problems))
  try {
    await ctx.limits.takeByAddress(lookupRates.ownFile, address)
    const letter = ownDataLetter
    const holder = (read: Parameters<FileAccess['holder']>[0]) => way.holder(read, context)
    return ownDataAnswer(
      await takeOwnData(ctx, holder, { code: data.code, letter }),
      ctx.clock.now(),
    )
  } catch (error) {
    return refused(way, context, file, error)
  }
}

function refused(way: FileAccess, context: RequestContext, file: OpenFile, error: unknown) {
  if (isOver(error)) return way.over(context)
  return ask(way, context, file, refusedForm(error, context.words, { field: 'code' }))
}

function ask(
  way: FileAccess,
  context: RequestContext,
  { below, headers }: OpenFile,
  shown = freshForm(),
): Promise<Response> {
  const { ctx, words, organisation, query } = context
  const at = `${way.file}/data`
  const frame = { words, below: below('form'), back: way.file }
  return showForm(context, shown, {
    title: words.ownData.title,
    main: sendsMessages(ctx) ? (
      <OwnData {...frame} {...{ form: shown.form, at }} isSent={query.has('sent')} />
    ) : (
      <OwnDataFromStaff {...frame} organisation={organisation} />
    ),
    headers,
    isResult: true,
    here: at,
  })
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
      <section className="lead">
        <h1>{ownData.title}</h1>
        <p>{ownData.sendsNothing}</p>
        <ContactLines organisation={organisation} words={words} />
      </section>
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
  return (
    <p>
      <a href={back}>{words.file.back}</a>
    </p>
  )
}
