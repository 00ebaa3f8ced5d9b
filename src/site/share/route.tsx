import { fieldProblems, viewingTokenIn } from '#api'
import { findViewing, type Viewing } from '#modules/lookup'
import { listShares, makeShare, revokeShare } from '#modules/shares'
import { daysTyped, type NewShare, newShareSchema, type Share } from '#modules/shares/schema'
import type { WriteContext } from '#platform/context'
import { type FieldProblem, Refusal, refuseUnless } from '#platform/errors'
import { flashCookie } from '../cookies.ts'
import { ended, inViewing, type OpenFile, refreshAtEnd } from '../file/route.tsx'
import { type FormState, fieldsIn } from '../form.ts'
import { inWords, problemsOf } from '../problems.ts'
import { page, type Visit } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { freshShare } from './form.tsx'
import { Made } from './made-page.tsx'
import { Shares } from './page.tsx'

const listPage = page({
  method: 'GET',
  path: '/file/share',
  may: 'public',
  run: (visit) => inViewing(visit, (file) => list(visit, file, freshShare)),
})

const makePage = page({
  method: 'POST',
  path: '/file/share',
  may: 'public',
  run: async (visit) => {
    const fields = await fieldsIn(visit.request)
    return inViewing(visit, (file) => make(visit, file, fields))
  },
})

const revokePage = page({
  method: 'POST',
  path: '/file/share/revoke',
  may: 'public',
  run: async (visit) => {
    const { id = '' } = await fieldsIn(visit.request)
    return inViewing(visit, () => revoke(visit, id))
  },
})

export const sharePages = [listPage, makePage, revokePage]

async function list(visit: Visit, file: OpenFile, form: FormState): Promise<Response> {
  const { ctx, words } = visit
  const shares = await ctx.read((read) => listShares(read, file.viewing))
  const isRefused = form.problems.length > 0
  return show(visit, {
    title: isRefused ? words.errors.error(words.share.error) : words.share.title,
    main: (
      <Shares
        words={words}
        opened={file.opened}
        minutesLeft={Math.ceil(file.secondsLeft / 60)}
        shares={shares}
        form={form}
      />
    ),
    status: isRefused ? 422 : 200,
    headers: refreshAtEnd(file.secondsLeft),
    here: '/file/share',
    isResult: true,
  })
}

async function make(
  visit: Visit,
  file: OpenFile,
  fields: Record<string, string>,
): Promise<Response> {
  const parsed = newShareSchema.safeParse(asNewShare(fields))
  if (!parsed.success)
    return list(visit, file, {
      values: fields,
      problems: byField(inWords(visit.words, fieldProblems(parsed.error))),
    })
  try {
    const made = await asHolder(visit, (write, holder) => makeShare(write, holder, parsed.data))
    return showMade(visit, file, made)
  } catch (error) {
    if (isOver(error)) return ended(visit)
    return list(visit, file, { values: fields, problems: byField(problemsOf(error, visit.words)) })
  }
}

async function revoke(visit: Visit, id: string): Promise<Response> {
  try {
    await asHolder(visit, (write, holder) => revokeShare(write, holder, id))
  } catch (error) {
    if (isOver(error)) return ended(visit)
    throw error
  }
  return seeOther('/file/share', [flashCookie('share-revoked', visit.isSecure)])
}

/** The only page that ever shows the code, and therefore no redirect: nothing else may hold it. */
function showMade(
  visit: Visit,
  { secondsLeft }: OpenFile,
  made: { share: Share; shareCode: string },
): Promise<Response> {
  const { words, ctx } = visit
  return show(visit, {
    title: words.share.madeTitle,
    main: (
      <Made
        words={words}
        minutesLeft={Math.ceil(secondsLeft / 60)}
        {...made}
        address={new URL('/shared', ctx.config.url).href}
      />
    ),
    headers: refreshAtEnd(secondsLeft),
    here: '/file/share',
    isResult: true,
  })
}

/** Asks for the viewing again within the transaction: one that ended meanwhile changes nothing. */
function asHolder<Result>(
  { ctx, request }: Visit,
  run: (write: WriteContext, holder: Viewing) => Promise<Result>,
): Promise<Result> {
  return ctx.write(async (write) => {
    const token = viewingTokenIn(request.headers, ctx.config.url)
    const viewing = token === null ? null : await findViewing(write, token)
    refuseUnless(viewing, 'viewing.ended')
    return run(write, viewing)
  })
}

/** Whether the file closed between opening this page and changing something. */
function isOver(error: unknown): boolean {
  const isRefusal = error instanceof Refusal
  return isRefusal && (error.code === 'viewing.ended' || error.code === 'lookup.no_data_found')
}

/** What the form sent, as the API would be sent it: `kind-…` for each ticked paper. */
function asNewShare(fields: Record<string, string>): Record<keyof NewShare, unknown> {
  const { purpose, label, days = '' } = fields
  const kinds = Object.keys(fields).flatMap((name) =>
    name.startsWith('kind-') ? [name.slice('kind-'.length)] : [],
  )
  return { kinds, purpose, label, days: daysTyped(days) }
}

/** A problem with one of the papers (`kinds.2`) stands at all of them. */
function byField(problems: readonly FieldProblem[]): FieldProblem[] {
  const byPath = new Map<string, FieldProblem>()
  for (const { path, message } of problems) {
    const field = path.split('.')[0] as string
    if (!byPath.has(field)) byPath.set(field, { path: field, message })
  }
  return [...byPath.values()]
}
