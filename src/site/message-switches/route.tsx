import { concernRates } from '#modules/concerns/limits'
import { chooseMessages } from '#modules/consents'
import { offKinds } from '#modules/outbox'
import { type SwitchableKind, switchableKinds } from '#modules/outbox/schema'
import { Refusal } from '#platform/errors'
import { byViewing } from '../file/by-viewing.tsx'
import type { OpenFile, WayIn } from '../file/way-in.ts'
import { fieldsIn } from '../form.ts'
import { type Shown, shownAgain, shownAsIs } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { MessageSwitches } from './page.tsx'

/** Returns the page on which a candidate switches messages off and on, for either way of opening the file. */
export function messageSwitchPagesOf(way: WayIn): AnyPage[] {
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

function offNow(way: WayIn, context: RequestContext): Promise<SwitchableKind[]> {
  return context.ctx.read(async (read) =>
    offKinds(read, (await way.holder(read, context)).recordId),
  )
}

async function save(
  way: WayIn,
  context: RequestContext,
  file: OpenFile,
  off: SwitchableKind[],
): Promise<Response> {
  const { ctx, address, words } = context
  try {
    await ctx.limits.takeByAddress(concernRates.report, address)
    await ctx.write(async (write) =>
      chooseMessages(write, await way.holder(write, context), { off }),
    )
    return seeOther(`${way.file}/messages?saved`)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'viewing.ended') return way.over(context)
    return showSwitches(way, context, file, off, shownAgain(error, words, switchableKinds[0]))
  }
}

function showSwitches(
  way: WayIn,
  context: RequestContext,
  { below, headers }: OpenFile,
  off: readonly SwitchableKind[],
  { form, status, more }: Shown = shownAsIs,
): Promise<Response> {
  const { words, query } = context
  const { title } = words.messageSwitches
  const at = `${way.file}/messages`
  return show(context, {
    title: status === 200 ? title : words.errors.error(title),
    main: (
      <MessageSwitches
        {...{ words, form, off, at }}
        below={below('form')}
        isSaved={query.has('saved')}
        back={way.file}
      />
    ),
    status,
    headers: { ...headers, ...more },
    isResult: true,
    here: at,
  })
}
