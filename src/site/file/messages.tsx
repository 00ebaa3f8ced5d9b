import type { ReactNode } from 'react'
import { chooseMessages } from '#modules/consents'
import { lookupRates } from '#modules/lookup/limits'
import { offKinds, sendsMessages } from '#modules/messages'
import { type SwitchableKind, switchableKinds } from '#modules/messages/schema'
import type { FormState } from '../form.ts'
import { ErrorSummary, Lead, Submit } from '../layout/fields.tsx'
import { freshForm, refusedForm } from '../problems.ts'
import type { AnyPage, RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import type { Words } from '../words.ts'
import { type FileAccess, isOver, type OpenFile, openedForm, openedPage } from './file-access.ts'

/** Returns the page on which a candidate switches messages off and on, for either way of opening the file. */
export function messageSwitchPagesOf(way: FileAccess): AnyPage[] {
  return [
    openedPage(way, '/messages', async (context, file) =>
      showSwitches(way, context, file, await offNow(way, context)),
    ),
    openedForm(way, '/messages', (context, file, fields) => {
      const off = switchableKinds.filter((kind) => fields[kind] === undefined)
      return save(way, context, file, off)
    }),
  ]
}

function offNow(way: FileAccess, context: RequestContext): Promise<SwitchableKind[]> {
  return context.ctx.read(async (read) =>
    offKinds(read, (await way.holder(read, context)).recordId),
  )
}

async function save(
  way: FileAccess,
  context: RequestContext,
  file: OpenFile,
  off: SwitchableKind[],
): Promise<Response> {
  const { ctx, address, words } = context
  try {
    await ctx.limits.takeByAddress(lookupRates.ownFile, address)
    await ctx.write(async (write) =>
      chooseMessages(write, await way.holder(write, context), { off }),
    )
    return seeOther(`${way.file}/messages?saved`)
  } catch (error) {
    if (isOver(error)) return way.over(context)
    const again = refusedForm(error, words, { field: switchableKinds[0] })
    return showSwitches(way, context, file, off, again)
  }
}

function showSwitches(
  way: FileAccess,
  context: RequestContext,
  { below, headers }: OpenFile,
  off: readonly SwitchableKind[],
  shown = freshForm(),
): Promise<Response> {
  const { words, query } = context
  const at = `${way.file}/messages`
  return showForm(context, shown, {
    title: words.messageSwitches.title,
    main: (
      <MessageSwitches
        {...{ words, form: shown.form, off, at }}
        below={below('form')}
        isSaved={query.has('saved')}
        isSending={sendsMessages(context.ctx)}
        back={way.file}
      />
    ),
    headers,
    isResult: true,
    here: at,
  })
}

interface MessageSwitchesProps {
  words: Words
  below: ReactNode
  form: FormState
  off: readonly SwitchableKind[]
  isSaved: boolean
  /** Whether this installation sends messages itself; if not, staff can. */
  isSending: boolean
  at: string
  back: string
}

/** Which messages the candidate wants: each ticked message is sent. */
function MessageSwitches(props: MessageSwitchesProps) {
  const { words, below, form, off, isSaved, isSending, at, back } = props
  const { messageSwitches } = words
  const always = [...messageSwitches.always, ...(isSending ? [messageSwitches.alwaysCode] : [])]
  return (
    <>
      <Lead
        title={messageSwitches.title}
        lead={isSending ? messageSwitches.lead : messageSwitches.leadWithoutSending}
      />
      {isSaved && (
        <p className="flash" role="status">
          {messageSwitches.saved}
        </p>
      )}
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action={at}>
        <fieldset>
          <legend>{messageSwitches.wanted}</legend>
          {switchableKinds.map((kind) => (
            <p className="choice" key={kind}>
              <input type="checkbox" id={kind} name={kind} defaultChecked={!off.includes(kind)} />
              <label htmlFor={kind}>{messageSwitches.kinds[kind]}</label>
            </p>
          ))}
        </fieldset>
        <p>{messageSwitches.later}</p>
        <Submit>{messageSwitches.save}</Submit>
      </form>
      <section className="plain" aria-labelledby="always">
        <h2 id="always">{messageSwitches.alwaysTitle}</h2>
        <ul>
          {always.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{messageSwitches.why}</p>
      </section>
      <p>
        <a href={back}>{words.file.back}</a>
      </p>
      {below}
    </>
  )
}
