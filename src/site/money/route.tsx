import { concernRates } from '#modules/concerns/limits'
import { enterOwnPayment, objectToEntry, paidMoney } from '#modules/fees'
import { newObjectionSchema, newOwnPaymentSchema } from '#modules/fees/schema'
import type { WriteContext } from '#platform/context'
import { type FieldProblem, Refusal } from '#platform/errors'
import { byViewing } from '../file/by-viewing.tsx'
import type { OpenFile, WayIn } from '../file/way-in.ts'
import { emptyForm, type FormState, fieldsIn } from '../form.ts'
import { parseForm, problemsOf, retryHeaders, statusOf } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
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
    run: (context) =>
      way.open(context, (file) => showMoney(way, context, { file, form: emptyForm })),
  })
  const askOwnPage = page({
    method: 'GET',
    path: `${at}/own`,
    permission,
    run: (context) => way.open(context, (file) => askOwn(way, context, { file, form: emptyForm })),
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

interface Shown {
  file: OpenFile
  form: FormState
  status?: number
  more?: Record<string, string>
}

async function showMoney(
  way: WayIn,
  context: RequestContext,
  { file: { opened, above, headers }, form, status = 200, more = {} }: Shown,
): Promise<Response> {
  const { ctx, words } = context
  const money = await ctx.read(async (read) =>
    paidMoney(read, (await way.holder(read, context)).recordId),
  )
  const { title } = words.money
  return show(context, {
    title: status === 200 ? title : words.errors.error(title),
    main: (
      <Money
        at={`${way.file}/money`}
        above={above('read')}
        {...{ words, money, form, record: opened.record }}
      />
    ),
    status,
    headers: { ...headers, ...more },
    isResult: true,
  })
}

/** Shows the form on its own page: the list of payments comes first, and is long. */
async function askOwn(
  way: WayIn,
  context: RequestContext,
  { file: { below, headers }, form, status = 200, more = {} }: Shown,
): Promise<Response> {
  const { ctx, words } = context
  const { broughtBy } = await ctx.read(async (read) =>
    paidMoney(read, (await way.holder(read, context)).recordId),
  )
  const back = `${way.file}/money`
  const at = `${back}/own`
  return show(context, {
    title: status === 200 ? words.money.enter : words.errors.error(words.money.enter),
    main: (
      <OwnForm
        {...{ words, at, form, back }}
        below={below('form')}
        paidToChoices={broughtBy ? [broughtBy.name] : []}
      />
    ),
    status,
    headers: { ...headers, ...more },
    isResult: true,
    here: at,
  })
}

async function enter(way: WayIn, context: RequestContext, { file, fields }: Sent) {
  const { data, problems } = parseForm(newOwnPaymentSchema, fields, context.words)
  if (problems)
    return askOwn(way, context, { file, form: { values: fields, problems }, status: 422 })
  return keep(way, context, {
    write: (write, recordId) => enterOwnPayment(write, { recordId, payment: data }),
    failed: (problems, rest) =>
      askOwn(way, context, { file, form: { values: fields, problems }, ...rest }),
  })
}

/** Takes an objection. Each payment has its own form, so field names contain the payment. */
async function object(way: WayIn, context: RequestContext, { file, fields }: Sent) {
  const field = `note-${fields.entryId}`
  const values = { [field]: fields.note ?? '' }
  const { data, problems } = parseForm(newObjectionSchema, fields, context.words)
  if (problems) {
    const found = problems.map(({ message }) => ({ path: field, message }))
    return showMoney(way, context, { file, form: { values, problems: found }, status: 422 })
  }
  return keep(way, context, {
    write: (write, recordId) => objectToEntry(write, { recordId, objection: data }),
    failed: (problems, rest) =>
      showMoney(way, context, { file, form: { values, problems }, ...rest }),
  })
}

interface Keeping {
  write: (write: WriteContext, recordId: string) => Promise<unknown>
  failed: (
    problems: FieldProblem[],
    rest: { status: number; more: Record<string, string> },
  ) => Promise<Response>
}

/** Stores what was sent and shows it in its place, or says why not. */
async function keep(way: WayIn, context: RequestContext, { write, failed }: Keeping) {
  const { ctx, words, address } = context
  try {
    await ctx.limits.takeByAddress(concernRates.report, address)
    // Asked within the transaction: a file that closed in between stores nothing.
    await ctx.write(async (tx) => write(tx, (await way.holder(tx, context)).recordId))
    return seeOther(`${way.file}/money#own`)
  } catch (error) {
    if (error instanceof Refusal && isOver(error)) return way.over(context)
    const status = statusOf(error)
    return failed(problemsOf(error, words), { status, more: retryHeaders(error) })
  }
}

function isOver({ code }: Refusal): boolean {
  return ['viewing.ended', 'link.not_linked', 'lookup.no_data_found'].includes(code)
}
