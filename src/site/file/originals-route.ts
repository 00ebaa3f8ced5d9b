import { askBack, confirmOriginal } from '#modules/originals'
import type { WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { type Flash, flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther } from '../show.tsx'
import { isOver } from './is-over.ts'
import type { WayIn } from './way-in.ts'

/** Handles the candidate's buttons beside an original that the agency has; the file then shows the result. */
export function originalsPageOf(way: WayIn): AnyPage {
  return page({
    method: 'POST',
    path: `${way.file}/originals`,
    permission: way.permission,
    run: async (context) => {
      const { id = '', deed = '' } = await fieldsIn(context.request)
      return way.open(context, () => pressed(way, context, { id, deed }))
    },
  })
}

async function pressed(
  way: WayIn,
  context: RequestContext,
  { id, deed }: { id: string; deed: string },
): Promise<Response> {
  try {
    // Asked within the transaction: a file that closed in between confirms nothing.
    const flash = await context.ctx.write(async (write) => {
      const { recordId } = await way.holder(write, context)
      return noted(write, { recordId, id, deed })
    })
    return seeOther(`${way.file}/standing#originals`, [flashCookie(flash, context.isSecure)])
  } catch (error) {
    // Staff or another window were faster: the file shows the current state.
    if (error instanceof Refusal && error.code.startsWith('original.'))
      return seeOther(`${way.file}/standing#originals`)
    if (isOver(error)) return way.over(context)
    throw error
  }
}

async function noted(
  write: WriteContext,
  { recordId, id, deed }: { recordId: string; id: string; deed: string },
): Promise<Flash> {
  if (deed === 'received' || deed === 'returned') {
    await confirmOriginal(write, { recordId, id, step: deed, by: 'code' })
    return 'original-confirmed'
  }
  await askBack(write, { recordId, id })
  return 'original-asked'
}
