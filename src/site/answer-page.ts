import { type App, enter, refuseUnless } from '#gate'
import { sendsMessages } from '#modules/messages'
import { findOrganisation, type Organisation } from '#modules/organisation'
import { actAs, type Soon, soon } from '#platform/context'
import { whoSent } from './answer-refused.ts'
import { formTokenIn, isMultipart, keepFields, queryOf } from './form.ts'
import { formTokens, isBound } from './form-token.ts'
import {
  drawsAgain,
  endLeft,
  findLeft,
  isPage,
  type KeptError,
  type KeptForm,
  keptPage,
  leadTo,
  marked,
  pageAgain,
  typedIn,
  whereFull,
} from './kept-answer.ts'
import { leftIn, refusalAgain } from './left.ts'
import { formAt, placeFor, placeOf } from './places.ts'
import type { AnyPage, RequestContext } from './route.ts'
import { sendAlong } from './send-along.ts'
import { sitePageFor } from './site-page-for.tsx'
import { wordsFor } from './words.ts'

type AskedPage = Pick<RequestContext, 'request' | 'path' | 'params' | 'address'>

/** Answers a request for a page: finds out who asks, refuses another's form, runs the page. */
export function answerPage(app: App, page: AnyPage, asked: AskedPage): Soon<Response> {
  const found = findOrganisation(app.runtime.database.reader)
  return soon(found, (organisation) => answerOf(app, page, organisation, asked))
}

function answerOf(
  app: App,
  page: AnyPage,
  organisation: Organisation | null,
  { request, path, params, address }: AskedPage,
): Soon<Response> {
  refuseUnless(organisation !== null || page.isOpenBeforeSetUp, 'setup.required')
  const isSecure = app.runtime.config.url.startsWith('https:')
  return enter(app, page, request, ({ ctx, identify }) => {
    const context: RequestContext<Organisation | null> = {
      ctx,
      identify,
      organisation,
      words: wordsFor(request, organisation, { isSecure, isMute: !sendsMessages(ctx) }),
      request,
      path,
      // No getter: V8 makes a shape for each object that has one, and a shape keeps the whole request
      // alive.
      query: new URLSearchParams(queryOf(request)),
      params,
      address,
      accounts: app.accounts,
      isSecure,
      formTokens: formTokens(ctx, request.headers),
    }
    if (page.method === 'GET') return answerGet(app, page, context)
    const sent = { ...context, shownAt: shownAtOf(page, context) }
    const answer = soon(refuseOther(page, sent), () => run(page, sent))
    return soon(answer, (answer) => answerForm(app, page, sent, answer))
  })
}

type Context = RequestContext<Organisation | null>

const run = (page: AnyPage, context: Context) => page.run(context as never)

function answerGet(app: App, page: AnyPage, context: Context): Soon<Response> {
  const isMarked = queryOf(context.request) === marked('')
  const left = isMarked ? shownAgain(app, page, context) : null
  const shown = soon(left, (answer) => answer ?? run(page, context))
  const { showsAt: at } = page
  if (at === undefined || context.organisation === null) return shown
  return soon(shown, async (answer) =>
    isPage(answer) ? leadToPage(context, { at, goesOnWhenFull: true }, answer) : answer,
  )
}

/** Shows what a form left for this address; null where there is nothing. */
async function shownAgain(app: App, page: AnyPage, context: Context): Promise<Response | null> {
  const kept = (await findLeft(context)) ?? (await findLeft(await asWhoSent(app, context)))
  if (kept?.path !== context.path) return null
  if (kept.page) return pageAgain(kept.page)
  if (kept.error) return errorAgain(app, context, kept.error)
  const { path, params, template, fields, left } = kept.form as KeptForm
  const form = formAt.get(template)
  if (!form || !drawsAgain(form, page)) return null
  keepFields(context.request, fields)
  return run(form, { ...context, path, params, left, shownAt: marked(kept.path) })
}

/** What an account's form left may be shown on a page for everybody, which asks for no session. */
async function asWhoSent(app: App, context: Context): Promise<Context> {
  const { ctx, request } = context
  if (ctx.actor.kind !== 'anonymous') return context
  const own = actAs(app.runtime, await whoSent(app, request))
  return { ...context, formTokens: formTokens(own, request.headers) }
}

function errorAgain(app: App, { request, path }: Context, { refusal, ...form }: KeptError) {
  const shown = { ...form, shownAt: marked(path) }
  return sitePageFor(app, request, refusal && refusalAgain(refusal), shown)
}

/** Returns where a form's page is shown. */
function shownAtOf(page: AnyPage, { path }: Context): string | undefined {
  if (page.isShownByItself) return
  return marked(placeOf(page.path, path))
}

/** Leads on from a form that was sent: a page is shown by its own address, and never in answer to the form. */
async function answerForm(
  app: App,
  page: AnyPage,
  context: Context,
  answer: Response,
): Promise<Response> {
  if (page.sendsFormAlong) return sendAlong(app, context, answer)
  const left = leftIn(answer)
  if (!left && !isPage(answer)) return endLeft(context, answer)
  const at = placeOf(page.path, context.path)
  const goesOnWhenFull = page.goesOnWhenFull ?? false
  const drawn = () => (left ? run(page, { ...context, left }) : answer)
  if (context.shownAt === undefined) return drawn()
  if (!left || !drawsAgain(page, placeFor(page)))
    return leadToPage(context, { at, goesOnWhenFull }, await drawn())
  const fields = await typedIn(context.request)
  const { path, params } = context
  const form = { path, params, template: page.path, fields, left }
  return whereFull(goesOnWhenFull, drawn, () => leadTo(context, at, { form }))
}

interface Place {
  at: string
  goesOnWhenFull: boolean
}

async function leadToPage(context: Context, { at, goesOnWhenFull }: Place, answer: Response) {
  const page = await keptPage(answer)
  const cookies = answer.headers.getSetCookie()
  return whereFull(
    goesOnWhenFull,
    () => answer,
    () => leadTo(context, at, { page }, cookies),
  )
}

/** Refuses a form of somebody else's page. One with a file is asked while it is read (`formWithFile`). */
async function refuseOther(
  { bringsFile }: AnyPage,
  { formTokens, path, request }: Context,
): Promise<void> {
  if (!isBound(path) || (bringsFile && isMultipart(request))) return
  await formTokens.refuseOther(path, await formTokenIn(request))
}
