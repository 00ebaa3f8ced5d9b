import { sharedCookieName, sharedTokenIn } from '#gate'
import { describeShared, findShareViewing, type ShareViewing } from '#modules/shares'
import type { SharedPart } from '#modules/shares/schema'
import { nullIfNotFound } from '#platform/errors'
import { droppedViewingCookie } from '../cookies.ts'
import { documentsIn } from '../file/documents-in.ts'
import { withoutCookie } from '../layout/without-cookie.tsx'
import type { RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { SharedEnded } from './page.tsx'

/** What the share of this browser holds. */
export interface OpenPart {
  viewing: ShareViewing
  part: SharedPart
  secondsLeft: number
}

/** Shows what the share of this browser holds; explains when there is none any more. */
export async function inSharedViewing(
  context: RequestContext,
  run: (open: OpenPart) => Promise<Response>,
): Promise<Response> {
  const { ctx, request, words } = context
  const token = sharedTokenIn(request.headers, ctx.config.url)
  if (token === null)
    return withoutCookie(context, { at: '/shared', openAgain: words.shared.openAgain })
  const open = await ctx.read(async (read): Promise<OpenPart | null> => {
    const viewing = await findShareViewing(read, token)
    if (!viewing) return null
    // The record may stop being public between the two queries.
    const part = await describeShared(read, viewing).catch(nullIfNotFound)
    if (!part) return null
    const milliseconds = Date.parse(viewing.endsAt) - Date.parse(read.clock.now())
    const documents = documentsIn(words, part.documents)
    return { viewing, part: { ...part, documents }, secondsLeft: Math.ceil(milliseconds / 1000) }
  })
  if (open) return run(open)
  return show(context, {
    title: words.shared.endedTitle,
    main: <SharedEnded words={words} />,
    status: 410,
    headers: { 'set-cookie': droppedShared(context) },
    here: '/shared',
  })
}

export function droppedShared({ ctx, isSecure }: RequestContext): string {
  return droppedViewingCookie(sharedCookieName(ctx.config.url), isSecure)
}
