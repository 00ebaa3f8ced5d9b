import { z } from 'zod'
import { listShares, proveViewing, viewsOfRecord } from '#modules/shares'
import { httpStatusOf, Refusal, refuseUnless } from '#platform/errors'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { isOver } from './is-over.ts'
import { Views } from './views.tsx'
import type { WayIn } from './way-in.ts'

/** How many of the newest viewings are listed. */
const mostViews = 50

/** Returns the page that says who opened the file, and the proof of each viewing as a file. */
export function viewsPagesOf(way: WayIn): AnyPage[] {
  const { permission, file: at } = way
  const viewsPage = page({
    method: 'GET',
    path: `${at}/views`,
    permission,
    run: (context) =>
      way.open(context, async ({ above, headers, link }) => {
        const { ctx, words } = context
        const [views, shares] = await ctx.read(async (read) => {
          const holder = await way.holder(read, context)
          return Promise.all([
            viewsOfRecord(read, holder, { limit: mostViews }),
            listShares(read, holder),
          ])
        })
        return show(context, {
          title: words.views.title,
          main: (
            <>
              {above('read')}
              <Views {...{ words, way, views, shares, link }} />
            </>
          ),
          headers,
          isResult: true,
        })
      }),
  })
  return [viewsPage, proofPageOf(way)]
}

/** Taking the proof of a viewing shows nothing of the file, so it is not a viewing. */
function proofPageOf(way: WayIn): AnyPage {
  return page({
    method: 'GET',
    path: `${way.file}/views/{id}/proof`,
    permission: way.permission,
    run: async (context) => {
      const { ctx, params } = context
      try {
        const proven = await ctx.read(async (read) => {
          const holder = await way.holder(read, context)
          const id = z.uuid().safeParse(params.id).data
          return id ? proveViewing(read, holder, id) : null
        })
        refuseUnless(proven, 'route.not_found')
        return new Response(proven.proof, {
          headers: {
            'content-type': 'text/plain; charset=utf-8',
            'content-disposition': `attachment; filename="viewing-${proven.sequence}.tlog-proof"`,
          },
        })
      } catch (error) {
        if (isOver(error)) return way.over(context)
        if (error instanceof Refusal && error.code === 'log.not_sealed')
          return notYet(way, context, error)
        throw error
      }
    },
  })
}

function notYet({ file }: WayIn, context: RequestContext, { kind }: Refusal): Promise<Response> {
  const { words } = context
  const { notSealedTitle, notSealed } = words.views
  return show(context, {
    title: words.errors.error(notSealedTitle),
    main: (
      <section className="plain">
        <h1>{notSealedTitle}</h1>
        <p>{notSealed}</p>
        <p>
          <a className="button main" href={`${file}/views`}>
            {words.views.title}
          </a>
        </p>
      </section>
    ),
    status: httpStatusOf[kind],
    here: `${file}/views`,
  })
}
