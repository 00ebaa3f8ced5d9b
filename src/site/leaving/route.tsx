import { findLeaving, sayLeaving } from '#modules/leavings'
import { lookupRates } from '#modules/lookup/limits'
import { byViewing } from '../file/by-viewing.tsx'
import type { FileAccess, OpenFile } from '../file/file-access.ts'
import { isOver } from '../file/is-over.ts'
import { fieldsIn } from '../form.ts'
import { freshForm, refusedForm } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import { LeavingPage } from './page.tsx'

/** Returns the page on which a candidate leaves the agency, for either way of opening the file. */
export function leavingPagesOf(way: FileAccess): AnyPage[] {
  const { permission } = way
  const path = `${way.file}/leaving`
  return [
    page({
      method: 'GET',
      path,
      permission,
      run: (context) => way.open(context, (file) => showLeaving(way, context, file)),
    }),
    page({
      method: 'POST',
      path,
      permission,
      run: async (context) => {
        const { leaves } = await fieldsIn(context.request)
        return way.open(context, (file) =>
          leaves === 'yes' || leaves === 'no'
            ? say(way, context, file, leaves === 'yes')
            : showLeaving(way, context, file),
        )
      },
    }),
  ]
}

export const leavingPages = leavingPagesOf(byViewing)

async function say(
  way: FileAccess,
  context: RequestContext,
  file: OpenFile,
  leaves: boolean,
): Promise<Response> {
  const { ctx, address, words } = context
  try {
    await ctx.limits.takeByAddress(lookupRates.ownFile, address)
    const { lang: language } = words
    await ctx.write(async (write) =>
      sayLeaving(write, await way.holder(write, context), { leaves, language }),
    )
    return seeOther(`${way.file}/leaving`)
  } catch (error) {
    if (isOver(error)) return way.over(context)
    return showLeaving(way, context, file, refusedForm(error, words))
  }
}

async function showLeaving(
  way: FileAccess,
  context: RequestContext,
  { above, headers }: OpenFile,
  shown = freshForm(),
): Promise<Response> {
  const { words } = context
  const at = `${way.file}/leaving`
  const leaving = await context.ctx.read(async (read) =>
    findLeaving(read, (await way.holder(read, context)).recordId),
  )
  const { form } = shown
  return showForm(context, shown, {
    title: words.leaving.title,
    main: <LeavingPage {...{ words, form, leaving, at }} above={above('read')} back={way.file} />,
    headers,
    isResult: true,
    here: at,
  })
}
