import { referringPage } from '../return-address.ts'
import type { RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { Told } from './fields.tsx'

interface Question {
  /** Where number and code are asked for. */
  at: '/check' | '/shared'
  openAgain: string
}

/**
 * Answers a request without the cookie of an opened file: returns to the question, or explains why that may
 * not help. A visitor who was redirected from the form itself had the right code; the browser names that
 * page, because a redirect keeps its referrer. Then the browser rejected the cookie, or shows again what
 * was closed in another tab.
 */
export function withoutCookie(
  context: RequestContext,
  { at, openAgain }: Question,
): Promise<Response> | Response {
  const { ctx, request, words } = context
  const page = referringPage(request, ctx.config.url)
  // The question about one's own file is on the home page too.
  const isFromForm = `${page}/`.startsWith(`${at}/`) || (at === '/check' && page === '/')
  if (!isFromForm) return seeOther(at)
  return show(context, {
    title: words.check.notOpenTitle,
    main: (
      <Told
        title={words.check.notOpenTitle}
        sentences={[words.check.notOpen]}
        next={{ label: openAgain, href: at }}
      />
    ),
    status: 410,
    here: at,
  })
}
