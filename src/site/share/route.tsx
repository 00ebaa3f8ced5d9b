import { z } from 'zod'
import { withdrawnSince } from '#modules/consents'
import { judgeShare, listedShare, listShares, makeShare, revokeShare } from '#modules/shares'
import { daysTyped, type NewShare, newShareSchema, type Share } from '#modules/shares/schema'
import { type FieldProblem, httpStatusOf, Refusal } from '#platform/errors'
import type { Language } from '#platform/languages.schema'
import { flashCookie } from '../cookies.ts'
import { type FileAccess, isOver, type OpenFile } from '../file/file-access.ts'
import { fieldsIn } from '../form.ts'
import {
  freshForm,
  incompleteForm,
  parseForm,
  problemsOf,
  refusedForm,
  type ShownForm,
} from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { keyOfForm, sentOnce } from '../sent-once.ts'
import { seeOther, show, showForm } from '../show.tsx'
import { freshShare, messageLanguages, refusedDocument } from './form.tsx'
import { CheckAnswers, Made } from './made-page.tsx'
import { Shares } from './page.tsx'

/** Returns the pages on which shares of an own file are made and revoked, for either way of opening it. */
export function sharePagesOf(way: FileAccess): AnyPage[] {
  const { permission, shares: path } = way
  const listPage = page(`GET ${path}`, permission, (context) =>
    way.open(context, (file) => list(way, context, file, freshForm(freshShare))),
  )
  const makePage = page(`POST ${path}`, permission, async (context) => {
    const fields = await fieldsIn(context.request)
    return way.open(context, (file) => answered(way, context, file, fields))
  })
  const revokePage = page(`POST ${path}/revoke`, permission, async (context) => {
    const { id = '' } = await fieldsIn(context.request)
    return way.open(context, () => revoke(way, context, id))
  })
  return [listPage, makePage, revokePage]
}

async function list(
  way: FileAccess,
  context: RequestContext,
  { opened, above, below, headers }: OpenFile,
  shown: ShownForm,
): Promise<Response> {
  const { ctx, words } = context
  const { shares, refusedSince } = await ctx.read(async (read) => {
    const holder = await way.holder(read, context)
    const { recordId } = holder
    const refusedSince = await withdrawnSince(read, { recordId, purpose: 'sharing' })
    return { shares: await listShares(read, holder), refusedSince }
  })
  const { form } = shown
  return showForm(context, shown, {
    title: words.share.title,
    wrong: words.share.error,
    main: (
      <Shares
        above={above('shares')}
        below={below('shares')}
        at={way.shares}
        file={way.file}
        {...{ words, opened, shares, form, refusedSince }}
      />
    ),
    headers,
    here: way.shares,
    isResult: true,
  })
}

/** Handles the form: shows it for checking, returns to it for changes, or makes the share. */
async function answered(
  way: FileAccess,
  context: RequestContext,
  file: OpenFile,
  { step, ...fields }: Record<string, string>,
): Promise<Response> {
  const { ctx, words } = context
  if (step === 'change') return list(way, context, file, freshForm(fields))
  const { data, problems } = parseForm(newShareSchema, asNewShare(fields), words)
  if (!data) return list(way, context, file, incompleteForm(fields, byField(problems)))
  try {
    if (step !== 'make') {
      await ctx.read(async (read) => judgeShare(read, await way.holder(read, context), data))
      return showAnswers(way, context, file, { fields, wanted: data })
    }
    return await madeOnce(way, context, file, { fields, wanted: data })
  } catch (error) {
    if (isOver(error)) return way.over(context)
    // Said by the page instead of its form.
    if (error instanceof Refusal && error.code === 'consent.no_sharing')
      return list(way, context, file, {
        ...freshForm(freshShare),
        status: httpStatusOf[error.kind],
      })
    const found = refusedDocument(error, words) ?? byField(problemsOf(error, words))
    return list(way, context, file, refusedForm(error, words, { values: fields, problems: found }))
  }
}

const keptShareSchema = z.object({ id: z.uuid(), shareCode: z.string() })

/**
 * Makes the share, or finds the one that the same form made. Who tapped twice has not seen the first answer,
 * so the code is shown again to the form that made it, while the share is open.
 */
async function madeOnce(
  way: FileAccess,
  context: RequestContext,
  file: OpenFile,
  { fields, wanted }: { fields: Record<string, string>; wanted: NewShare },
): Promise<Response> {
  const { ctx, isSecure, words } = context
  const key = await keyOfForm(context)
  // Asked within the transaction: a file that closed in between shares nothing.
  const { result, isRepeated, share } = await ctx.write(async (write) => {
    const holder = await way.holder(write, context)
    const form = { key, whose: `record ${holder.recordId}`, kept: keptShareSchema }
    const once = await sentOnce(write, way.shares, form, async () => {
      const { share, shareCode } = await makeShare(write, holder, wanted)
      return { id: share.id, shareCode }
    })
    return { ...once, share: await listedShare(write, holder.recordId, once.result.id) }
  })
  if (share.state !== 'open') return seeOther(way.shares, [flashCookie('sent-before', isSecure)])
  const languages = messageLanguages(fields, words.lang)
  return showMade(way, context, file, { share, shareCode: result.shareCode, isRepeated, languages })
}

async function revoke(way: FileAccess, context: RequestContext, id: string): Promise<Response> {
  try {
    await context.ctx.write(async (write) =>
      revokeShare(write, await way.holder(write, context), id),
    )
  } catch (error) {
    if (isOver(error)) return way.over(context)
    throw error
  }
  return seeOther(way.shares, [flashCookie('share-revoked', context.isSecure)])
}

function showAnswers(
  { shares }: FileAccess,
  context: RequestContext,
  { above, below, headers }: OpenFile,
  answers: { fields: Record<string, string>; wanted: NewShare },
): Promise<Response> {
  const { words } = context
  return show(context, {
    title: words.share.checkTitle,
    main: (
      <CheckAnswers
        above={above('shares')}
        below={below('shares')}
        action={shares}
        words={words}
        {...answers}
      />
    ),
    headers,
    here: shares,
    isResult: true,
  })
}

/** Shows the code, on the only page that ever does; not a redirect, because no address may hold it. */
function showMade(
  { shares }: FileAccess,
  context: RequestContext,
  { above, below, headers }: OpenFile,
  made: { share: Share; shareCode: string; isRepeated: boolean; languages: readonly Language[] },
): Promise<Response> {
  const { words, ctx } = context
  const address = new URL('/shared', ctx.config.url).href
  return show(context, {
    title: words.share.madeTitle,
    main: (
      <Made
        above={above('shares')}
        below={below('shares')}
        {...{ words, shares, address }}
        {...made}
      />
    ),
    headers,
    here: shares,
    isResult: true,
  })
}

/** Returns the form's fields as the API takes them: `kind-…` for each ticked document. */
function asNewShare(fields: Record<string, string>): Record<keyof NewShare, unknown> {
  const { purpose, label, days = '' } = fields
  const kinds = Object.keys(fields).flatMap((name) =>
    name.startsWith('kind-') ? [name.slice('kind-'.length)] : [],
  )
  return { kinds, purpose, label, days: daysTyped(days) }
}

/** Shows a problem with one of the documents (`kinds.2`) at all of them. */
function byField(problems: readonly FieldProblem[]): FieldProblem[] {
  const byPath = new Map<string, FieldProblem>()
  for (const { path, message } of problems) {
    const field = path.split('.')[0] as string
    if (!byPath.has(field)) byPath.set(field, { path: field, message })
  }
  return [...byPath.values()]
}
