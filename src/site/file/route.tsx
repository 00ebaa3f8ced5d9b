import { viewingTokenIn } from '#gate'
import { issuerOf } from '#modules/attestations'
import { withdrawnSince } from '#modules/consents'
import { keptOnUntil } from '#modules/consents/schema'
import { type DocumentKind, documentKindSchema } from '#modules/documents/schema'
import { closeViewing } from '#modules/lookup'
import { closingNow } from '../closing-now.ts'
import { flashCookie } from '../cookies.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { byViewing, droppedViewing } from './by-viewing.tsx'
import { keepCopy } from './keep-copy.ts'
import { withLost } from './lost.tsx'
import { originalsPageOf } from './originals-route.ts'
import { File } from './page.tsx'
import { showImage } from './show-image.tsx'
import type { WayIn } from './way-in.ts'

/** Returns the pages of a candidate's own file, for either way of opening it. */
export function filePagesOf(way: WayIn): AnyPage[] {
  const { permission, file: at } = way
  const filePage = page({
    method: 'GET',
    path: at,
    permission,
    run: (context) =>
      way.open(context, async ({ opened: told, above, headers, recordId }) => {
        const { words, organisation } = context
        const [documents, removedFrom] = await Promise.all([
          withLost(context, recordId, told.documents),
          removedFromOf(context, recordId),
        ])
        const opened = { ...told, documents }
        const asked = askedFor(context)
        return show(context, {
          title: words.file.title(opened.record.name, organisation.displayName),
          main: (
            <File
              now={context.ctx.clock.now()}
              closing={closingNow(organisation, context.ctx.clock.now())}
              {...{ words, organisation, opened, at, asked, removedFrom }}
              isAttested={issuerOf(context.ctx.config.url) !== null}
              above={above('file')}
            />
          ),
          headers,
          isResult: true,
        })
      }),
  })
  const imagePage = page({
    method: 'GET',
    path: `${at}/documents/{id}`,
    permission,
    run: (context) =>
      way.open(context, async ({ opened, above, headers, recordId }) => {
        const documents = await withLost(context, recordId, opened.documents)
        return showImage(context, { documents, above: above('image'), headers, at, back: at })
      }),
  })
  const copyPage = page({
    method: 'GET',
    path: `${at}/copy.pdf`,
    permission,
    run: (context) => way.open(context, ({ opened }) => keepCopy(context, way, opened)),
  })
  return [filePage, imagePage, copyPage, originalsPageOf(way)]
}

/**
 * Returns from when the contents are removed because the candidate does not want them kept, by a no or by leaving;
 * null otherwise.
 */
async function removedFromOf(
  { ctx, organisation }: { ctx: RequestContext['ctx']; organisation: { timeZone: string } },
  recordId: string,
): Promise<string | null> {
  const purpose = 'keeping'
  const since = await ctx.read((read) => withdrawnSince(read, { recordId, purpose }))
  return since === null ? null : keptOnUntil(since, organisation.timeZone)
}

/** Returns the kind of document whose own page led here. */
function askedFor({ query }: RequestContext): DocumentKind | null {
  const { data = null } = documentKindSchema.safeParse(query.get('of'))
  return data === 'photo' ? null : data
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
