import { chooseMessages } from '#modules/consents'
import { lookupRates } from '#modules/lookup/schema'
import { offKinds, sendsMessages } from '#modules/messages'
import { type SwitchableKind, switchableKinds } from '#modules/messages/schema'
import { Choice } from '../layout/choices.tsx'
import { Items, Submit } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { freshForm, typedFields } from '../problems.ts'
import type { AnyPage } from '../route.ts'
import { seeOther } from '../show.tsx'
import { type FileAccess, type OnFile, openedForm, openedPage, showFormOf } from './file-access.tsx'

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

/** Shows which messages the candidate wants: each ticked message is sent. */
function showSwitches(on: OnFile, off: readonly SwitchableKind[], shown = freshForm()) {
  const { ctx, words, query } = on.context
  const { messageSwitches: texts } = words
  const at = `${on.way.file}/messages`
  // Where this installation sends no messages itself, staff can.
  const isSending = sendsMessages(ctx)
  return showFormOf(on, shown, {
    title: texts.title,
    lead: isSending ? texts.lead : texts.leadWithoutSending,
    said: query.has('saved') && texts.saved,
    main: (
      <>
        <Form className="ask-form" action={at}>
          <fieldset>
            <legend>{texts.wanted}</legend>
            {switchableKinds.map((kind) => (
              <Choice
                key={kind}
                type="checkbox"
                {...{ id: kind, name: kind, label: texts.kinds[kind] }}
                defaultChecked={!off.includes(kind)}
              />
            ))}
          </fieldset>
          <p>{texts.later}</p>
          <Submit>{words.account.save}</Submit>
        </Form>
        <section className="plain" aria-labelledby="always">
          <h2 id="always">{texts.alwaysTitle}</h2>
          <Items of={isSending ? [...texts.always, texts.alwaysCode] : texts.always} />
          <p>{texts.why}</p>
        </section>
      </>
    ),
    here: at,
  })
}
