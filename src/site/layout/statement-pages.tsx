import type { ComponentProps } from 'react'
import { referringPage } from '../return-address.ts'
import type { RequestContext } from '../route.ts'
import { type PageOptions, seeOther, show } from '../show.tsx'
import { Statement } from './fields.tsx'

type Saying = ComponentProps<typeof Statement> &
  Omit<PageOptions, 'title' | 'main'> & {
    /** What the page is called, if not by its heading. */
    pageTitle?: string
  }

/** Shows a page that only says something, and where to go from it. */
export function showStatement(
  context: Parameters<typeof show>[0],
  page: Saying,
): Promise<Response> {
  const { title, sentences, next, isLead, children, pageTitle = title, ...options } = page
  return show(context, {
    ...options,
    title: pageTitle,
    main: <Statement {...{ title, sentences, next, isLead, children }} />,
  })
}

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
  return showStatement(context, {
    title: words.check.notOpenTitle,
    sentences: [words.check.notOpen],
    next: { label: openAgain, href: at },
    status: 410,
    here: at,
  })
}
