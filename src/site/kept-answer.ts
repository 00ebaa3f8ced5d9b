import { minute } from '#platform/clock/schema'
import type { Soon } from '#platform/context'
import { cookieIn, cookieName, setCookie } from '#platform/cookies.schema'
import { Refusal } from '#platform/errors'
import { keepAnswer, readKeptAnswer } from '#platform/idempotency'
import { fieldsIn, fileCame, hadFile } from './form.ts'
import type { KeptRefusal, Left } from './left.ts'
import type { AnyPage, RequestContext } from './route.ts'
import { seeOther } from './show.tsx'

/** For how long what a form left is shown again, in milliseconds. */
const answerKept = 10 * minute

/** What the address says of a page that a form left; nothing that anybody typed. */
const answerMark = 'answer'

/** Returns the address at which a page shows what a form left. */
export const marked = (at: string) => `${at}?${answerMark}`

/** The form that was sent, by its row in the table of pages, with what was typed and how it ended. */
export interface KeptForm {
  path: string
  template: string
  params: Readonly<Record<string, string>>
  fields: Record<string, string>
  left: Left
}

/** A page that was drawn already, because nothing could draw it again. */
export interface KeptPage {
  status: number
  headers: [string, string][]
  /** In base64. */
  body: string
}

/** A form that was refused before any page could answer it; null: something failed. */
export interface KeptError {
  path: string
  refusal: KeptRefusal | null
  fields: Readonly<Record<string, string>>
}

interface Kept {
  /** Where it is shown. */
  path: string
  /** The address that the form was sent to. */
  of: string
  /** Whose file or account it was shown for: another who opens theirs in this browser never sees it. */
  whose: string | null
  form?: KeptForm
  page?: KeptPage
  error?: KeptError
}

type Asked = Pick<RequestContext, 'ctx' | 'request' | 'path' | 'isSecure' | 'formTokens'>

const keyLength = 26
const nameOf = ({ isSecure }: Pick<Asked, 'isSecure'>) => cookieName('answer', isSecure)

const keyed = (key: string) => ({
  actor: 'browser',
  route: 'what a form answered',
  key,
  content: '',
})

const keyIn = (asked: Pick<Asked, 'request' | 'isSecure'>) =>
  cookieIn(asked.request.headers.get('cookie'), nameOf(asked))

/**
 * Redirects to what a form left, so that Back and reload never ask to send it again. It is a sealed row for ten minutes,
 * with everything that was typed; its key is in a cookie alone.
 */
export async function leadTo(
  asked: Asked,
  at: string,
  what: { form: KeptForm } | { page: KeptPage } | { error: KeptError },
  cookies: readonly string[] = [],
): Promise<Response> {
  const { ctx, path, isSecure, formTokens } = asked
  const of = 'form' in what ? what.form.path : path
  const kept: Kept = { path: at, of, whose: await formTokens.value(of), ...what }
  const key = ctx.ids.crockford(keyLength)
  await ctx.writeGrouped((write) =>
    keepAnswer(write, keyed(key), { status: 200, body: JSON.stringify(kept) }, answerKept),
  )
  const cookie = setCookie(nameOf(asked), key, { isSecure, seconds: answerKept / 1000 })
  return seeOther(marked(at), [...cookies, cookie])
}

/** Returns a page as it is kept. */
export async function keptPage(answer: Response): Promise<KeptPage> {
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => name !== 'set-cookie'),
    body: Buffer.from(await answer.clone().arrayBuffer()).toString('base64'),
  }
}

/** Ends what an earlier form left: by success, by Close, by another look-up. */
export function endLeft(asked: Pick<Asked, 'request' | 'isSecure'>, answer: Response): Response {
  const { isSecure } = asked
  const isSet = answer.headers.getSetCookie().some((line) => line.startsWith(`${nameOf(asked)}=`))
  if (keyIn(asked) !== null && answer.status === 303 && !isSet)
    answer.headers.append('set-cookie', setCookie(nameOf(asked), '', { isSecure, seconds: 0 }))
  return answer
}

/** A download is taken as it comes, and a redirect is one already. */
export function isPage({ status, headers }: Response): boolean {
  const isShown = headers.get('content-type')?.startsWith('text/html') ?? false
  return isShown && status !== 303 && !headers.has('content-disposition')
}

/** Returns what a form left in this browser; null where there is nothing, or not for whoever asks. */
export async function findLeft(asked: Asked): Promise<Kept | null> {
  const { ctx, formTokens } = asked
  const key = keyIn(asked)
  const answer = key && (await ctx.read((read) => readKeptAnswer(read, keyed(key))))
  if (!answer) return null
  const kept = JSON.parse(answer.body) as Kept
  return kept.whose === (await formTokens.value(kept.of)) ? kept : null
}

export const pageAgain = ({ body, headers, status }: KeptPage): Response =>
  new Response(Buffer.from(body, 'base64'), { status, headers })

const secret = /password|^confirm$/i

/** Returns what was typed, as it is kept: never a password. */
export async function typedIn(request: Request): Promise<Record<string, string>> {
  const fields = await fieldsIn(request).catch((error: unknown) => {
    if (error instanceof Refusal) return {}
    throw error
  })
  // The present password stands beside a new one.
  const hides = (name: string) => secret.test(name) || ('confirm' in fields && name === 'current')
  const typed = Object.entries(fields).filter(([name]) => !hides(name))
  const came = typed.length > 0 && (await hadFile(request))
  return Object.fromEntries(came ? [...typed, [fileCame, 'yes']] : typed)
}

/** Tells whether what a form left can be drawn again at an address: whoever sees that page may have sent the form. */
export function drawsAgain(form: AnyPage, page: AnyPage | undefined): boolean {
  return (
    form.drawsLeft === true &&
    page !== undefined &&
    page.permission === form.permission &&
    page.isOpenWithoutSecondFactor === form.isOpenWithoutSecondFactor
  )
}

/** Where nothing more can be written, a file still opens, and a refusal is still read. */
export async function whereFull(
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
