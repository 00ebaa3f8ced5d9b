import { ownDataAnswer, ownDataLetter } from '#api'
import { lookupRates } from '#modules/lookup/limits'
import { sendsMessages } from '#modules/messages'
import { askForCode, takeOwnData } from '#modules/privacy'
import { ownDataCodeSchema } from '#modules/privacy/own-data.schema'
import { byViewing } from '../file/by-viewing.tsx'
import type { FileAccess, OpenFile } from '../file/file-access.ts'
import { isOver } from '../file/is-over.ts'
import { fieldsIn } from '../form.ts'
import { freshForm, incompleteForm, parseForm, refusedForm } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import { OwnData, OwnDataFromStaff } from './page.tsx'

/** Returns the pages on which a candidate takes everything that is held, for either way of opening the file. */
export function ownDataPagesOf(way: FileAccess): AnyPage[] {
  const { permission } = way
  const path = `${way.file}/data`
  return [
    page({
      method: 'GET',
      path,
      permission,
      run: (context) => way.open(context, (file) => ask(way, context, file)),
    }),
    page({
      method: 'POST',
      path: `${path}/code`,
      permission,
      run: (context) => way.open(context, (file) => send(way, context, file)),
    }),
    page({
      method: 'POST',
      path,
      permission,
      run: async (context) => {
        const fields = await fieldsIn(context.request)
        return way.open(context, (file) => take(way, context, file, fields))
      },
    }),
  ]
}

export const ownDataPages = ownDataPagesOf(byViewing)

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
