import { z } from 'zod'
import { refuseUnless } from '#gate'
import { proveViewing } from '#modules/shares'
import { httpStatusOf, Refusal } from '#platform/errors'
import { isOver } from '../file/is-over.ts'
import type { WayIn } from '../file/way-in.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'

/**
 * Returns the page with the proof of one listed viewing, as a file. Taking it shows nothing of the file, so
 * it is not a viewing.
 */
export function proofPageOf(way: WayIn): AnyPage {
  return page({
    method: 'GET',
    path: `${way.shares}/views/{id}/proof`,
    permission: way.permission,
    run: async (context) => {
      const { ctx, params } = context
      const id = z.uuid().safeParse(params.id).data
      refuseUnless(id, 'route.not_found')
      try {
        const proven = await ctx.read(async (read) =>
          proveViewing(read, await way.holder(read, context), id),
        )
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

function notYet({ shares }: WayIn, context: RequestContext, { kind }: Refusal): Promise<Response> {
  const { words } = context
  const { notSealedTitle, notSealed } = words.views
  return show(context, {
    title: words.errors.error(notSealedTitle),
    main: (
      <section className="plain">
        <h1>{notSealedTitle}</h1>
        <p>{notSealed}</p>
        <p>
          <a className="button main" href={shares}>
            {words.share.title}
          </a>
        </p>
      </section>
    ),
    status: httpStatusOf[kind],
    here: shares,
  })
}
