import type { ReactNode } from 'react'
import { chooseMessages } from '#modules/consents'
import { lookupRates } from '#modules/lookup/schema'
import { offKinds, sendsMessages } from '#modules/messages'
import { type SwitchableKind, switchableKinds } from '#modules/messages/schema'
import type { FormState } from '../form.ts'
import { ErrorSummary, Items, Lead, Submit, Way } from '../layout/fields.tsx'
import { freshForm, typedFields } from '../problems.ts'
import type { AnyPage } from '../route.ts'
import { seeOther } from '../show.tsx'
import type { Words } from '../words.ts'
import { type FileAccess, type OnFile, openedForm, openedPage, showOpened } from './file-access.ts'

/** Returns the page on which a candidate switches messages off and on, for either way of opening the file. */
export function messageSwitchPagesOf(way: FileAccess): AnyPage[] {
  const path = `${way.file}/messages`
  return [
    openedPage(way, path, async (on) => {
      const off = await on.context.ctx.read(async (read) =>
        offKinds(read, (await way.holder(read, on.context)).recordId),
      )
      return showSwitches(on, off)
    }),
    openedForm(way, path, typedFields, (on, fields) => {
      const off = switchableKinds.filter((kind) => fields[kind] === undefined)
      return {
        field: switchableKinds[0],
        show: (shown) => showSwitches(on, off, shown),
        does: async () => {
          const { ctx, address } = on.context
          await ctx.limits.takeByAddress(lookupRates.ownFile, address)
          await ctx.write(async (write) =>
            chooseMessages(write, await way.holder(write, on.context), { off }),
          )
          return seeOther(`${path}?saved`)
        },
      }
    }),
  ]
}

function showSwitches(on: OnFile, off: readonly SwitchableKind[], shown = freshForm()) {
  const { way, context, file } = on
  const { ctx, words, query } = context
  const at = `${way.file}/messages`
  const main = (
    <MessageSwitches
      {...{ words, form: shown.form, off, at }}
      below={file.below('form')}
      isSaved={query.has('saved')}
      isSending={sendsMessages(ctx)}
      back={way.file}
    />
  )
  return showOpened(on, { title: words.messageSwitches.title, main, here: at }, shown)
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
        <Items of={always} />
        <p>{messageSwitches.why}</p>
      </section>
      <Way href={back} text={words.file.back} />
      {below}
    </>
  )
}
