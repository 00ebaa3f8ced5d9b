import { type App, enter, refuseUnless } from '#gate'
import { sendsMessages } from '#modules/messages'
import { findOrganisation, type Organisation } from '#modules/organisation'
import { type Soon, soon } from '#platform/context'
import { formTokenIn, isMultipart, keepFields, queryOf } from './form.ts'
import { formTokens, isBound } from './form-token.ts'
import {
  answerMark,
  drawsAgain,
  endLeft,
  findLeft,
  isPage,
  type KeptForm,
  keptPage,
  leadTo,
  pageAgain,
  typedIn,
} from './kept-answer.ts'
import { leftIn } from './left.ts'
import { pages } from './pages.ts'
import type { AnyPage, RequestContext } from './route.ts'
import { wordsFor } from './words.ts'

const pagesBy = (wanted: AnyPage['method']) =>
  new Map(pages.filter(({ method }) => method === wanted).map((page) => [page.path, page]))

/** What is shown at an address when it is asked for. */
const shownAt = pagesBy('GET')
/** What takes a form at an address. */
const formAt = pagesBy('POST')

/** Returns where the page of a form is: at its own address, or the nearest above it that shows something. */
function templateOf(template: string): string {
  const parts = template.split('/')
  while (parts.length > 1 && !shownAt.has(parts.join('/'))) parts.pop()
  return parts.join('/') || '/'
}

function placeOf(template: string, path: string): string {
  const depth = template === '/' ? 1 : templateOf(template).split('/').length
  return path.split('/').slice(0, depth).join('/') || '/'
}

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
    if (page.method === 'GET') return answerGet(page, context, organisation !== null)
    const sent = { ...context, shownAt: shownAtOf(page, context) }
    const answer = soon(refuseOther(page, sent), () => run(page, sent))
    return soon(answer, (answer) => answerForm(page, sent, answer))
  })
}

type Context = RequestContext<Organisation | null>

const run = (page: AnyPage, context: Context) => page.run(context as never)

function answerGet(page: AnyPage, context: Context, isSetUp: boolean): Soon<Response> {
  const isMarked = queryOf(context.request) === `?${answerMark}`
  const left = isMarked ? shownAgain(page, context) : null
  const shown = soon(left, (answer) => answer ?? run(page, context))
  const { showsAt: at } = page
  if (at === undefined || !isSetUp) return shown
  return soon(shown, async (answer) =>
    isPage(answer) ? leadToPage(context, { at, goesOnWhenFull: true }, answer) : answer,
  )
}

/** Shows what a form left for this address; null where there is nothing. */
async function shownAgain(page: AnyPage, context: Context): Promise<Response | null> {
  const kept = await findLeft(context)
  if (kept?.path !== context.path) return null
  if (kept.page) return pageAgain(kept.page)
  const { path, params, template, fields, left } = kept.form as KeptForm
  const form = formAt.get(template)
  if (!form || !drawsAgain(form, page)) return null
  keepFields(context.request, fields)
  return run(form, { ...context, path, params, left, shownAt: marked(kept.path) })
}

const marked = (at: string) => `${at}?${answerMark}`

/** Returns where a form's page is shown; before the set-up there is nobody whose page it could be. */
function shownAtOf(page: AnyPage, { organisation, path }: Context): string | undefined {
  if (page.isShownByItself || organisation === null) return
  return marked(placeOf(page.path, path))
}

/** Leads on from a form that was sent: a page is shown by its own address, and never in answer to the form. */
async function answerForm(page: AnyPage, context: Context, answer: Response): Promise<Response> {
  const left = leftIn(answer)
  if (!left && !isPage(answer)) return endLeft(context, answer)
  const at = placeOf(page.path, context.path)
  const goesOnWhenFull = page.goesOnWhenFull ?? false
  const drawn = () => (left ? run(page, { ...context, left }) : answer)
  if (context.shownAt === undefined) return drawn()
  if (!left || !drawsAgain(page, shownAt.get(templateOf(page.path))))
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

/** Where nothing more can be written, a file still opens, and a refusal is still read. */
async function whereFull(
  goesOn: boolean,
  drawn: () => Soon<Response>,
  lead: () => Promise<Response>,
): Promise<Response> {
  try {
    return await lead()
  } catch (error) {
    if (goesOn) return drawn()
    throw error
  }
}

/** Refuses a form of somebody else's page. One with a file is asked while it is read (`formWithFile`). */
async function refuseOther(
  { bringsFile }: AnyPage,
  { formTokens, path, request }: Context,
): Promise<void> {
  if (!isBound(path) || (bringsFile && isMultipart(request))) return
  await formTokens.refuseOther(path, await formTokenIn(request))
}
