import { enterOwnPayment, objectToEntry, paidMoney } from '#modules/fees'
import { newObjectionSchema, newOwnPaymentSchema } from '#modules/fees/schema'
import { lookupRates } from '#modules/lookup/limits'
import type { WriteContext } from '#platform/context'
import { byViewing } from '../file/by-viewing.tsx'
import { isOver } from '../file/is-over.ts'
import type { OpenFile, WayIn } from '../file/way-in.ts'
import { fieldsIn } from '../form.ts'
import { reportUnconfirmed } from '../layout/unconfirmed-receipt.tsx'
import { freshForm, incompleteForm, parseForm, refusedForm, type ShownForm } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { countedOnce, keyOfForm } from '../sent-once.ts'
import { seeOther, showForm } from '../show.tsx'
import { OwnForm } from './own-form.tsx'
import { Money } from './page.tsx'

/**
 * Returns the pages on which a candidate sees what was paid and adds what is missing, for either way of
 * opening the file.
 */
export function moneyPagesOf(way: WayIn): AnyPage[] {
  const { permission } = way
  const at = `${way.file}/money` as const
  const seePage = page({
    method: 'GET',
    path: at,
    permission,
    run: (context) => way.open(context, (file) => showMoney(way, context, file)),
  })
  const askOwnPage = page({
    method: 'GET',
    path: `${at}/own`,
    permission,
    run: (context) => way.open(context, (file) => askOwn(way, context, file)),
  })
  const enterPage = page({
    method: 'POST',
    path: `${at}/own`,
    permission,
    run: async (context) => {
      const fields = await fieldsIn(context.request)
      return way.open(context, (file) => enter(way, context, { file, fields }))
    },
  })
  const objectPage = page({
    method: 'POST',
    path: `${at}/wrong`,
    permission,
    run: async (context) => {
      const fields = await fieldsIn(context.request)
      return way.open(context, (file) => object(way, context, { file, fields }))
    },
  })
  return [seePage, askOwnPage, enterPage, objectPage]
}

export const moneyPages = moneyPagesOf(byViewing)

interface Sent {
  file: OpenFile
  fields: Record<string, string>
}

async function showMoney(
  way: WayIn,
  context: RequestContext,
  { opened, above, headers }: OpenFile,
  shown = freshForm(),
): Promise<Response> {
  const { ctx, words } = context
  const money = await ctx.read(async (read) =>
    paidMoney(read, (await way.holder(read, context)).recordId),
  )
  for (const entry of money.entries) await reportUnconfirmed(ctx, [entry, ...entry.refunds])
  return showForm(context, shown, {
    title: words.money.title,
    main: (
      <Money
        at={`${way.file}/money`}
        above={above('read')}
        {...{ words, money, form: shown.form, record: opened.record }}
      />
    ),
    headers,
    isResult: true,
  })
}

/** Shows the form on its own page: the list of payments comes first, and is long. */
async function askOwn(
  way: WayIn,
  context: RequestContext,
  { below, headers }: OpenFile,
  shown = freshForm(),
): Promise<Response> {
  const { ctx, words } = context
  const { broughtBy } = await ctx.read(async (read) =>
    paidMoney(read, (await way.holder(read, context)).recordId),
  )
  const back = `${way.file}/money`
  const at = `${back}/own`
  return showForm(context, shown, {
    title: words.money.enter,
    main: (
      <OwnForm
        {...{ words, at, form: shown.form, back }}
        below={below('form')}
        paidToChoices={broughtBy ? [broughtBy.name] : []}
      />
    ),
    headers,
    isResult: true,
    here: at,
  })
}

async function enter(way: WayIn, context: RequestContext, { file, fields }: Sent) {
  const { data, problems } = parseForm(newOwnPaymentSchema, fields, context.words)
  if (problems) return askOwn(way, context, file, incompleteForm(fields, problems))
  return keep(way, context, {
    write: (write, recordId) => enterOwnPayment(write, { recordId, payment: data }),
    values: fields,
    again: (shown) => askOwn(way, context, file, shown),
  })
}

/** Takes an objection. Each payment has its own form, so field names contain the payment. */
async function object(way: WayIn, context: RequestContext, { file, fields }: Sent) {
  const field = `note-${fields.entryId}`
  const values = { [field]: fields.note ?? '' }
  const { data, problems } = parseForm(newObjectionSchema, fields, context.words)
  if (problems) {
    const found = problems.map(({ message }) => ({ path: field, message }))
    return showMoney(way, context, file, incompleteForm(values, found))
  }
  return keep(way, context, {
    write: (write, recordId) => objectToEntry(write, { recordId, objection: data }),
    values,
    again: (shown) => showMoney(way, context, file, shown),
  })
}

interface Keeping {
  write: (write: WriteContext, recordId: string) => Promise<unknown>
  values: Record<string, string>
  again: (shown: ShownForm) => Promise<Response>
}

/** Stores what was sent and shows it in its place, or says why not. */
async function keep(way: WayIn, context: RequestContext, { write, values, again }: Keeping) {
  const { ctx, words, address } = context
  const key = await keyOfForm(context)
  try {
    await ctx.limits.takeByAddress(lookupRates.ownFile, address)
    // Asked within the transaction: a file that closed in between stores nothing.
    await ctx.write(async (tx) => {
      const { recordId } = await way.holder(tx, context)
      const form = { key, whose: `record ${recordId}` }
      return countedOnce(tx, context.path, form, () => write(tx, recordId))
    })
    return seeOther(`${way.file}/money#own`)
  } catch (error) {
    if (isOver(error)) return way.over(context)
    return again(refusedForm(error, words, { values }))
  }
}
