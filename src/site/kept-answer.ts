import { minute } from '#platform/clock/schema'
import { cookieIn, cookieName, setCookie } from '#platform/cookies.schema'
import { keepAnswer, readKeptAnswer } from '#platform/idempotency'
import { themeIn } from './cookies.ts'
import { queryOf } from './form.ts'
import type { RequestContext } from './route.ts'
import { seeOther } from './show.tsx'

/** For how long what a form answered is shown again, in milliseconds. */
const answerKept = 10 * minute

/** What the address says of a page that a form left; nothing that anybody typed. */
const mark = 'answer'

interface Kept {
  path: string
  /** The address that the form was sent to. */
  of: string
  /** Whose file or account it was shown for: another who opens theirs in this browser never sees it. */
  whose: string | null
  /** The look and language that it is written in. */
  look: string
  status: number
  headers: [string, string][]
  /** In base64. */
  body: string
}

type Asked = Pick<RequestContext, 'ctx' | 'request' | 'path' | 'isSecure' | 'formTokens' | 'words'>

const keyLength = 26
const nameOf = ({ isSecure }: Pick<Asked, 'isSecure'>) => cookieName('answer', isSecure)

const keyed = (key: string) => ({
  actor: 'browser',
  route: 'what a form answered',
  key,
  content: '',
})

const lookOf = ({ request, words, isSecure }: Pick<Asked, 'request' | 'words' | 'isSecure'>) =>
  `${words.lang} ${themeIn(request, isSecure)}`

/**
 * Answers a form by a redirect to what it shows, so that Back and reload never ask to send it again. What it shows, with
 * everything that was typed, is a sealed row for ten minutes; its key is in a cookie alone. A form that succeeded, which
 * redirects by itself, ends what an earlier one showed.
 */
export async function leadOn(
  asked: Asked,
  { at, goesOnWhenFull }: { at: string; goesOnWhenFull: boolean },
  answer: Response,
): Promise<Response> {
  const { ctx, path, isSecure, formTokens, request } = asked
  if (!isPage(answer)) {
    const has = cookieIn(request.headers.get('cookie'), nameOf(asked)) !== null
    if (has && answer.status === 303) answer.headers.append('set-cookie', dropped(isSecure))
    return answer
  }
  const [shown, whole] = [answer.clone(), answer]
  const kept: Kept = {
    path: at,
    of: path,
    whose: await formTokens.value(path),
    look: lookOf(asked),
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => name !== 'set-cookie'),
    body: Buffer.from(await shown.arrayBuffer()).toString('base64'),
  }
  const key = ctx.ids.crockford(keyLength)
  try {
    await ctx.writeGrouped((write) =>
      keepAnswer(
        write,
        keyed(key),
        { status: kept.status, body: JSON.stringify(kept) },
        answerKept,
      ),
    )
  } catch (error) {
    // Where nothing more can be written, a file still opens, and a refusal is still read.
    if (goesOnWhenFull) return whole
    throw error
  }
  const cookie = setCookie(nameOf(asked), key, { isSecure, seconds: answerKept / 1000 })
  return seeOther(`${at}?${mark}`, [...answer.headers.getSetCookie(), cookie])
}

const dropped = (isSecure: boolean) =>
  setCookie(cookieName('answer', isSecure), '', { isSecure, seconds: 0 })

/** A download is taken as it comes, and a redirect is one already. */
function isPage({ status, headers }: Response): boolean {
  const isShown = headers.get('content-type')?.startsWith('text/html') ?? false
  return isShown && status !== 303 && !headers.has('content-disposition')
}

/** Returns what a form left for this address; null where there is nothing, or not for whoever asks. */
export async function leftHere(asked: Asked): Promise<Response | null> {
  const { ctx, request, path, formTokens } = asked
  if (request.method !== 'GET' || queryOf(request) !== `?${mark}`) return null
  const key = cookieIn(request.headers.get('cookie'), nameOf(asked))
  const answer = key && (await ctx.read((read) => readKeptAnswer(read, keyed(key))))
  if (!answer) return null
  const { body, headers, status, ...kept } = JSON.parse(answer.body) as Kept
  if (kept.path !== path || kept.look !== lookOf(asked)) return null
  if (kept.whose !== (await formTokens.value(kept.of))) return null
  return new Response(Buffer.from(body, 'base64'), { status, headers })
}
