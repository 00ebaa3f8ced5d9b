import type { RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'

interface Question {
  /** Where number and code are asked for. */
  at: '/check' | '/shared'
  openAgain: string
}

/**
 * The answer where the cookie that holds an opened file is missing: back to the question, or why that may not
 * help. Who was led here from the form itself had the right code; the browser names that page, because a redirect
 * keeps its referrer. Then it took no cookie, or shows again what was closed in another tab.
 */
export function withoutCookie(
  context: RequestContext,
  { at, openAgain }: Question,
): Promise<Response> | Response {
  const { request, words } = context
  const referrer = request.headers.get('referer') ?? ''
  const page = URL.canParse(referrer) ? new URL(referrer).pathname : ''
  // The question about the own file stands on the home page too.
  const isFromForm = `${page}/`.startsWith(`${at}/`) || (at === '/check' && page === '/')
  if (!isFromForm) return seeOther(at)
  return show(context, {
    title: words.check.notOpenTitle,
    main: (
      <section className="plain">
        <h1>{words.check.notOpenTitle}</h1>
        <p>{words.check.notOpen}</p>
        <p>
          <a className="button main" href={at}>
            {openAgain}
          </a>
        </p>
      </section>
    ),
    status: 410,
    here: at,
  })
}
