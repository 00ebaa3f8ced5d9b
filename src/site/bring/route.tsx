import { z } from 'zod'
import type { DocumentKind } from '#modules/documents/schema'
import { adjustPage, kindsToSend, listIncoming, sendPage, takePageBack } from '#modules/incoming'
import { changedPageSchema, incomingRates, turned } from '#modules/incoming/schema'
import { Refusal, refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import {
  type FileAccess,
  isOver,
  type OnFile,
  openedPage,
  showFormOf,
  showOpened,
} from '../file/file-access.tsx'
import { type FormWithFile, fieldsIn, formWithFile } from '../form.ts'
import { Lead } from '../layout/fields.tsx'
import { answerForm, freshForm, type ShownForm, typedFields } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther } from '../show.tsx'
import { BringList, lastOf, SendPhoto } from './pages.tsx'

/** Returns the pages on which a candidate sees what is missing, and sends photos of it. */
export function bringPagesOf(way: FileAccess): AnyPage[] {
  const { permission, file: at } = way
  return [
    openedPage(way, `${at}/bring`, showList),
    openedPage(way, `${at}/bring/{kind}`, (on) => showKind(on)),
    page(
      `POST ${at}/bring/{kind}`,
      { permission, bringsFile: true, drawsLeft: true },
      async (context) => {
        const form = await formWithFile(context, platformLimits.uploadBytes)
        return way.open(context, (file) => send({ way, context, file }, form))
      },
    ),
    page(`POST ${at}/bring/{kind}/page`, { permission, drawsLeft: true }, async (context) => {
      const fields = await fieldsIn(context.request)
      return way.open(context, (file) => change({ way, context, file }, fields))
    }),
  ]
}

/** Returns what is asked of the open file. */
const readOn = <T,>(
  { way, context }: OnFile,
  run: (read: Parameters<typeof listIncoming>[0], recordId: string) => Promise<T>,
) => context.ctx.read(async (read) => run(read, (await way.holder(read, context)).recordId))

async function showList(on: OnFile): Promise<Response> {
  const { way, context } = on
  const { words, organisation } = context
  const list = await readOn(on, listIncoming)
  const kinds = await readOn(on, (read) => kindsToSend(read))
  const main = (
    <>
      <Lead title={words.bring.title} lead={words.bring.lead(organisation.displayName)} />
      <BringList {...{ words, organisation, list, kinds }} at={way.file} />
    </>
  )
  return showOpened(on, { title: words.bring.title, main, around: 'read' })
}

async function kindOf(on: OnFile): Promise<DocumentKind | undefined> {
  const kinds = await readOn(on, (read) => kindsToSend(read))
  return kinds.find((kind) => kind === on.context.params.kind)
}

async function showKind(on: OnFile, shown: ShownForm = freshForm()): Promise<Response> {
  const { way, context } = on
  const { words, organisation } = context
  const kind = await kindOf(on)
  // What is only seen, or is no kind, has no page of its own: the list says why.
  if (kind === undefined) return showList(on)
  const one = lastOf(await readOn(on, listIncoming), kind)
  const title = words.bring.of(words.kinds[kind])
  const action = `${way.file}/bring/${kind}`
  return showFormOf(on, shown, {
    ...{ title, lead: words.bring.private, here: `${way.file}/bring` },
    main: <SendPhoto {...{ words, organisation, action, kind, one }} form={shown.form} />,
  })
}

const isLate = (error: unknown, codes: readonly string[]) =>
  error instanceof Refusal && codes.includes(error.code)

/** Keeps the photo; the page of its kind then shows it. Sent twice, it is kept once. */
async function send(on: OnFile, form: FormWithFile): Promise<Response> {
  const { way, context } = on
  const { ctx, address } = context
  const to = `${way.file}/bring/${context.params.kind}`
  return answerForm(
    context,
    typedFields,
    {},
    {
      field: 'photo',
      show: (shown) => showKind(on, shown),
      does: async () => {
        const kind = await kindOf(on)
        if (kind === undefined) throw refusal('route.not_found')
        if (form.isTooLarge) throw refusal('document.too_large')
        if (form.busy) throw form.busy
        if (form.file === null) throw refusal('document.empty')
        await ctx.limits.takeByAddress(incomingRates.incoming, address)
        const source = bytesOf(form.file)
        await sendPage(ctx, (read) => way.holder(read, context), { kind, source })
        return seeOther(`${to}#sent`)
      },
      otherwise: (error) => (isOver(error) ? way.over(context) : undefined),
    },
  )
}

async function* bytesOf(file: Buffer) {
  yield file
}

const number = z.coerce.number().catch(0)
const deedSchema = z.object({
  id: z.uuid().catch(''),
  pageId: z.uuid().catch(''),
  version: number,
  deed: z.string().catch(''),
  ...{ top: number, right: number, bottom: number, left: number },
})

/** Turns, cuts or takes back a photo. What was decided or changed meanwhile is shown as it is. */
async function change(on: OnFile, fields: Record<string, string>): Promise<Response> {
  const { way, context } = on
  const { ctx, address } = context
  const to = `${way.file}/bring/${context.params.kind}#sent`
  return answerForm(context, deedSchema, fields, {
    does: async ({ deed, id, pageId, version, ...cut }) => {
      await ctx.limits.takeByAddress(incomingRates.incoming, address)
      const whose = (read: Parameters<FileAccess['holder']>[0]) => way.holder(read, context)
      if (deed === 'back') await takePageBack(ctx, whose, { id, pageId, version })
      else await adjust(context, whose, { deed, id, pageId, version, cut })
      return seeOther(to)
    },
    otherwise: (error) => {
      if (isOver(error)) return way.over(context)
      return isLate(error, ['incoming.not_found', 'incoming.changed_meanwhile'])
        ? seeOther(to)
        : undefined
    },
  })
}

interface Deed {
  deed: string
  id: string
  pageId: string
  version: number
  cut: { top: number; right: number; bottom: number; left: number }
}

async function adjust(
  { ctx }: RequestContext,
  whose: Parameters<typeof adjustPage>[1],
  { deed, cut, ...which }: Deed,
): Promise<void> {
  await ctx.write(async (write) => {
    const { recordId } = await whose(write)
    const { incoming } = await listIncoming(write, recordId)
    const now = incoming
      .find(({ id }) => id === which.id)
      ?.pages.find(({ id }) => id === which.pageId)
    if (!now) throw refusal('route.not_found')
    const next = deed === 'cut' ? { turn: now.turn, cut } : turned(now, deed === 'left' ? 270 : 90)
    const { turn, cut: kept } = changedPageSchema.parse({ ...next, version: which.version })
    await adjustPage(write, whose, { ...which, turn, cut: kept })
  })
}
