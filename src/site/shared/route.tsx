import { sharedCookieName, sharedTokenIn } from '#gate'
import { closeShareViewing, describeShared, findShareViewing } from '#modules/shares'
import type { SharedPart } from '#modules/shares/schema'
import { Refusal } from '#platform/errors'
import { droppedViewingCookie, flashCookie } from '../cookies.ts'
import { documentsIn } from '../file/documents-in.ts'
import { showImage } from '../file/show-image.tsx'
import { refreshAtEnd, TimeLeft } from '../file/time-left.tsx'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { Shared, SharedEnded } from './page.tsx'
import { sharedQuestionPages } from './question-route.tsx'

interface OpenPart {
  part: SharedPart
  secondsLeft: number
}

const sharedFilePage = page({
  method: 'GET',
  path: '/shared/file',
  permission: 'public',
  run: (context) =>
    inSharedViewing(context, ({ part, secondsLeft }) => {
      const { words, organisation } = context
      return show(context, {
        title: words.shared.fileTitle(part.record.name, organisation.displayName),
        main: (
          <Shared words={words} organisation={organisation} part={part} secondsLeft={secondsLeft} />
        ),
        headers: refreshAtEnd(secondsLeft, '/shared/file'),
        isResult: true,
      })
    }),
})

const sharedImagePage = page({
  method: 'GET',
  path: '/shared/documents/{id}',
  permission: 'public',
  run: (context) =>
    inSharedViewing(context, ({ part, secondsLeft }) =>
      showImage(context, {
        documents: part.documents,
        above: <TimeLeft words={context.words} secondsLeft={secondsLeft} at="/shared" />,
        headers: refreshAtEnd(secondsLeft, '/shared/file'),
        at: '/shared',
        back: '/shared/file',
      }),
    ),
})

const closePage = page({
  method: 'POST',
  path: '/shared/close',
  permission: 'public',
  run: async (context) => {
    const token = sharedTokenIn(context.request.headers, context.ctx.config.url)
    if (token !== null) await context.ctx.write((write) => closeShareViewing(write, token))
    return seeOther('/shared', [droppedShared(context), flashCookie('closed', context.isSecure)])
  },
})

export const sharedPages = [...sharedQuestionPages, sharedFilePage, sharedImagePage, closePage]

/** Shows what the share of this browser holds; explains itself when there is none any more. */
async function inSharedViewing(
  context: RequestContext,
  run: (open: OpenPart) => Promise<Response>,
): Promise<Response> {
  const { ctx, request, words } = context
  const token = sharedTokenIn(request.headers, ctx.config.url)
  if (token === null) return seeOther('/shared')
  const open = await ctx.read(async (read): Promise<OpenPart | null> => {
    const viewing = await findShareViewing(read, token)
    if (!viewing) return null
    const part = await describeShared(read, viewing).catch(nullWhenGone)
    if (!part) return null
    const milliseconds = Date.parse(viewing.endsAt) - Date.parse(read.clock.now())
    const documents = documentsIn(words, part.documents)
    return { part: { ...part, documents }, secondsLeft: Math.ceil(milliseconds / 1000) }
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

/** The record stopped being public between the two questions. */
function nullWhenGone(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

function droppedShared({ ctx, isSecure }: RequestContext): string {
  return droppedViewingCookie(sharedCookieName(ctx.config.url), isSecure)
}
