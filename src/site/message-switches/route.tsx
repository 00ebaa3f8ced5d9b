import { chooseMessages } from '#modules/consents'
import { lookupRates } from '#modules/lookup/limits'
import { offKinds, sendsMessages } from '#modules/messages'
import { type SwitchableKind, switchableKinds } from '#modules/messages/schema'
import { byViewing } from '../file/by-viewing.tsx'
import type { FileAccess, OpenFile } from '../file/file-access.ts'
import { isOver } from '../file/is-over.ts'
import { fieldsIn } from '../form.ts'
import { freshForm, refusedForm } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import { MessageSwitches } from './page.tsx'

/** Returns the page on which a candidate switches messages off and on, for either way of opening the file. */
export function messageSwitchPagesOf(way: FileAccess): AnyPage[] {
  const { permission } = way
  const path = `${way.file}/messages`
  return [
    page({
      method: 'GET',
      path,
      permission,
      run: (context) =>
        way.open(context, async (file) =>
          showSwitches(way, context, file, await offNow(way, context)),
        ),
    }),
    page({
      method: 'POST',
      path,
      permission,
      run: async (context) => {
        const fields = await fieldsIn(context.request)
        const off = switchableKinds.filter((kind) => fields[kind] === undefined)
        return way.open(context, (file) => save(way, context, file, off))
      },
    }),
  ]
}

export const messageSwitchPages = messageSwitchPagesOf(byViewing)

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
