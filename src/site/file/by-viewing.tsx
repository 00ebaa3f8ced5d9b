import { refuseUnless, viewingCookieName, viewingTokenIn } from '#gate'
import { describeViewing, findViewing } from '#modules/lookup'
import { droppedViewingCookie } from '../cookies.ts'
import { withoutCookie } from '../layout/without-cookie.tsx'
import type { RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { documentsIn } from './documents-in.ts'
import { Ended } from './ended-page.tsx'
import { refreshAtEnd, TimeLeft } from './time-left.tsx'
import type { PageOfFile, WayIn } from './way-in.ts'
import { writtenIn } from './written.ts'

const formsFirst: ReadonlySet<PageOfFile> = new Set(['shares', 'form', 'form-beside'])

/** With number and access code: the viewing of this browser, for its 15 minutes. */
export const byViewing: WayIn = {
  permission: 'public',
  file: '/file',
  shares: '/file/share',
  open: async (context, run) => {
    const { ctx, request, words } = context
    const token = viewingTokenIn(request.headers, ctx.config.url)
    if (token === null) return ended(context)
    const found = await ctx.readAtOnce(async (read) => {
      const viewing = await findViewing(read, token)
      return viewing && { viewing, opened: await describeViewing(read, viewing) }
    })
    if (!found) return ended(context)
    const { viewing, opened } = found
    const documents = documentsIn(words, opened.documents)
    const milliseconds = Date.parse(viewing.endsAt) - Date.parse(ctx.clock.now())
    const secondsLeft = Math.ceil(milliseconds / 1000)
    const back = { href: '/file', text: words.contract.back }
    const links: Partial<Record<PageOfFile, typeof back>> = {
      shares: { href: '/file', text: words.share.back },
      read: back,
      'form-beside': back,
    }
    const timeLeft = (on: PageOfFile) => (
      <TimeLeft words={words} secondsLeft={secondsLeft} link={links[on]} />
    )
    return run({
      opened: { ...opened, documents },
      above: (on) => !formsFirst.has(on) && timeLeft(on),
      below: (on) => formsFirst.has(on) && timeLeft(on),
      headers: refreshAtEnd(secondsLeft, '/file'),
      recordId: viewing.recordId,
      link: null,
    })
  },
  holder: async (read, { ctx, request }) => {
    const token = viewingTokenIn(request.headers, ctx.config.url)
    const viewing = token === null ? null : await findViewing(read, token)
    refuseUnless(viewing, 'viewing.ended')
    return viewing
  },
  over: ended,
}

/** Answers that the file is closed, whatever the reason; gives back what was written into a form. */
async function ended(context: RequestContext): Promise<Response> {
  const { words, request, ctx } = context
  const isClosed = viewingTokenIn(request.headers, ctx.config.url) !== null
  if (!isClosed && request.method !== 'POST')
    return withoutCookie(context, { at: '/check', openAgain: words.file.openAgain })
  const written = await writtenIn(request)
  const next = { label: words.file.openAgain, href: '/check' }
  return show(context, {
    title: words.file.endedTitle,
    main: <Ended {...{ words, written, next }} />,
    status: 410,
    headers: { 'set-cookie': droppedViewing(context) },
    isResult: written !== null,
    here: '/check',
  })
}

/** Removes the viewing from this browser. */
export function droppedViewing({ ctx, isSecure }: RequestContext): string {
  return droppedViewingCookie(viewingCookieName(ctx.config.url), isSecure)
}
