import { viewingTokenIn } from '#gate'
import { documentKinds } from '#modules/documents/schema'
import { closeViewing } from '#modules/lookup'
import { listShares } from '#modules/shares'
import type { ReadContext } from '#platform/context'
import { closingNow } from '../closing-now.ts'
import { flashCookie } from '../cookies.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { byViewing, droppedViewing } from './by-viewing.tsx'
import { documentPagesOf, shelfOf } from './documents-route.tsx'
import { keepCopy } from './keep-copy.ts'
import { openedPage } from './opened-page.ts'
import { originalsPageOf } from './originals-route.ts'
import { File } from './page.tsx'
import { readPagesOf, removedFromIn } from './read-pages.tsx'
import { viewsPagesOf } from './views-route.tsx'
import type { OpenFile, WayIn } from './way-in.ts'

/** Returns the pages of a candidate's own file, for either way of opening it. */
export function filePagesOf(way: WayIn): AnyPage[] {
  return [
    openedPage(way, '', (context, file) => showFile(way, context, file)),
    ...documentPagesOf(way),
    openedPage(way, '/copy.pdf', (context, file) => keepCopy(context, way, file.opened)),
    ...readPagesOf(way),
    originalsPageOf(way),
    ...viewsPagesOf(way),
  ]
}

async function showFile(way: WayIn, context: RequestContext, file: OpenFile): Promise<Response> {
  const { ctx, words, organisation } = context
  const { opened, headers } = file
  const [shelf, beside] = await Promise.all([
    shelfOf(way, context, file),
    ctx.read((read) => besidesDocuments(read, context, file)),
  ])
  return show(context, {
    title: words.file.title(opened.record.name, organisation.displayName),
    main: (
      <File
        {...{ words, way, opened, shelf, ...beside }}
        closing={closingNow(organisation, ctx.clock.now())}
        above={file.above('file')}
      />
    ),
    headers,
    isResult: true,
  })
}

/** Returns what waits, and whether the page of shares would be empty. */
async function besidesDocuments(
  read: ReadContext,
  context: RequestContext,
  { recordId, opened }: OpenFile,
) {
  const mayShare = opened.documents.some(
    ({ kind }) => kind !== 'photo' && documentKinds[kind].shareable !== 'never',
  )
  const [removedFrom, shares] = await Promise.all([
    removedFromIn(read, context, recordId),
    mayShare ? [] : listShares(read, { recordId }),
  ])
  return { removedFrom, sharesSomething: mayShare || shares.length > 0 }
}

const closePage = page({
  method: 'POST',
  path: '/file/close',
  permission: 'public',
  goesOnWhenFull: true,
  run: async (context) => {
    const { ctx, request, isSecure } = context
    const token = viewingTokenIn(request.headers, ctx.config.url)
    if (token !== null) await ctx.write((write) => closeViewing(write, token))
    return seeOther('/', [droppedViewing(context), flashCookie('closed', isSecure)])
  },
})

export const filePages = [...filePagesOf(byViewing), closePage]
