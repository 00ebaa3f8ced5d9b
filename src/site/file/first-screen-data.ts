import type { OpenedRecord } from '#modules/lookup/schema'
import { firstScreenOf, noteCardSeen, noteSeen } from '#modules/news'
import type { FirstScreen } from '#modules/news/schema'
import { type ReadContext, type Soon, soon } from '#platform/context'
import type { RequestContext } from '../route.ts'
import { cardVersion } from './card-facts.ts'

interface On {
  context: RequestContext
  file: { opened: OpenedRecord; recordId: string; openSince: string | null }
}

/** Returns what is new in the open file, and what comes next, to whoever looks at it now. */
export function screenOf(on: On): Soon<FirstScreen> {
  return on.context.ctx.read((read) => screenWith(read, on))
}

/** Does the same within a read. */
export function screenWith(read: ReadContext, { context, file }: On): Soon<FirstScreen> {
  const { organisation, ctx } = context
  const { opened, recordId, openSince: viewingSince } = file
  const accountId = ctx.actor.kind === 'account' ? ctx.actor.id : null
  const cardNow = () => cardVersion(read, file, organisation)
  const looking = { opened, recordId, viewingSince, organisation, accountId, cardNow }
  return firstScreenOf(read, looking)
}

/** What follows these is the page of something new: whoever opens it has seen that. */
const leadsTo = /\/(?:documents\/[a-z-]+|told(?:\/[0-9a-f-]+)?|standing|views|code|classes)$/

interface OnAny {
  context: RequestContext
  file: On['file'] | { opened: null }
  at: string
}

/** Notes what is new and stands on the requested page as seen; nothing else gets old with it. */
export function noteSeenHere({ context, file, at }: OnAny): Soon<unknown> {
  const { path, request, ctx } = context
  if (file.opened === null || request.method !== 'GET') return null
  const open = file
  if (path === `${at}/card`)
    return ctx.write(async (write) =>
      noteCardSeen(write, open.recordId, await cardVersion(write, open, context.organisation)),
    )
  if (!leadsTo.test(path)) return null
  return soon(screenOf({ context, file: open }), ({ news }) => {
    const here = news.filter(({ to, stands }) => !stands && isOn(at + to, path))
    if (here.length === 0) return null
    return ctx.write((write) => noteSeen(write, open.recordId, here))
  })
}

/** Each answer has a page; the list of them says them too. */
const isOn = (to: string, path: string): boolean =>
  to.split('#', 1)[0] === path || (path.endsWith('/told') && to.startsWith(`${path}/`))
