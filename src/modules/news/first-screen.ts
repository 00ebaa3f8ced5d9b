import { keptOnUntil } from '#modules/consents/schema'
import type { Organisation } from '#modules/organisation'
import { closingOf, daysLeft } from '#modules/organisation/identity.schema'
import { neededDocumentsOf } from '#modules/organisation/needed-documents.schema'
import { nameChanges } from '#modules/records'
import type { ContactChange } from '#modules/records/contacts.schema'
import { later } from '#platform/clock'
import { dayIn } from '#platform/clock/schema'
import {
  type ActionContext,
  type ReadContext,
  type Soon,
  soon,
  soonAll,
  type WriteContext,
} from '#platform/context'
import {
  type Happened,
  insertCardSeen,
  insertSeen,
  selectClassesOf,
  selectHappened,
} from './news.store.ts'
import { cardSeen, type FirstScreen, type News, newsLimits } from './schema.ts'
import { classNews, type Facts, newsFrom } from './what-is-new.ts'
import { contractIn, nextFrom, toDoFrom } from './what-is-next.ts'

/** A file that is open, and who looks at it. */
export interface Looking extends Pick<Facts, 'opened' | 'viewingSince'> {
  recordId: string
  organisation: Organisation
  /** Shows the classes of the account as well. */
  accountId: string | null
  /** Names the card for the journey as it is now; asked only where one was opened. */
  cardNow(): Promise<string>
}

const nothing: FirstScreen = {
  news: [],
  earlier: [],
  since: null,
  contract: null,
  missing: 0,
  next: null,
  toDo: null,
}

/** Returns what is new in a file and what comes next: for its page, for messages and for the card. */
export function firstScreenOf(ctx: ReadContext, looking: Looking): Soon<FirstScreen> {
  return soon(factsOf(ctx, looking), (facts) => {
    if (facts === null) return nothing
    const all = newsFrom(facts)
    const since = later(facts.now, -newsLimits.earlier)
    const old = all.filter(({ stands, seenAt }) => !stands && seenAt !== null)
    return {
      news: all.filter(({ stands, seenAt }) => stands || seenAt === null),
      earlier: old
        .filter(({ seenAt }) => (seenAt as string) > since)
        .toSorted((one, other) => (other.seenAt as string).localeCompare(one.seenAt as string)),
      since:
        old
          .map(({ at }) => at)
          .toSorted()
          .at(-1) ?? null,
      contract: contractIn(facts),
      missing: missingIn(facts, looking.organisation),
      next: nextFrom(facts),
      toDo: toDoFrom(facts),
    }
  })
}

function factsOf(ctx: ReadContext, looking: Looking): Soon<Facts | null> {
  const { recordId, accountId, organisation, cardNow, ...rest } = looking
  const happened = selectHappened(ctx.tx, recordId)
  const own = accountId === null ? null : selectClassesOf(ctx.tx, accountId)
  const oldCard = oldCardIn(happened, cardNow)
  return soon(soonAll([happened, own, changesIn(ctx, happened), oldCard]), (found) => {
    const [happened, own, contactChanges, oldCard] = found
    if (happened === null) return null
    const now = ctx.clock.now()
    const today = dayIn(organisation.timeZone, now)
    const closing = closingOf(organisation)
    return {
      ...{ ...rest, happened, own, contactChanges, oldCard, today, now },
      removedFrom: removedFromIn(happened, organisation.timeZone),
      closing: closing && {
        lastDay: closing.lastDay,
        announcedAt: closing.announcedAt,
        isOver: daysLeft(closing, organisation.timeZone, now) < 0,
      },
    }
  })
}

/** Each change of a contact, with who made it. Most files have none, and ask no more. */
function changesIn(
  ctx: ReadContext,
  happened: Soon<Happened | null>,
): Soon<readonly ContactChange[]> {
  return soon(happened, (found) => {
    const edits = (found?.auditEvents ?? []).filter(({ action }) => action === 'record.changed')
    if (edits.length === 0) return []
    return nameChanges(
      ctx,
      edits.map(({ details, ...edit }) => ({ ...edit, details: JSON.parse(details) })),
    )
  })
}

/** The card that was opened last, if it is not the present one. Most files ask no more. */
function oldCardIn(
  happened: Soon<Happened | null>,
  cardNow: Looking['cardNow'],
): Soon<Facts['oldCard']> {
  return soon(happened, (found) => {
    const seen = found?.newsSeen.find(({ item }) => item.startsWith(cardSeen('')))
    if (seen === undefined) return null
    const { item, seenAt } = seen
    return soon(cardNow(), (version) =>
      item === cardSeen(version) ? null : { version: item.slice(cardSeen('').length), seenAt },
    )
  })
}

/** Counts what the file needs and does not have; nothing of it waits at the office, and staff have not seen it. */
function missingIn({ happened, opened }: Facts, settings: Organisation): number {
  const here = new Set<string>([
    ...happened.documents.map(({ kind }) => kind),
    ...opened.withheld.map(({ kind }) => kind),
    ...opened.seen.map(({ kind }) => kind),
    ...happened.incoming.filter(({ state }) => state === 'waiting').map(({ kind }) => kind),
  ])
  const needed = neededDocumentsOf(settings, opened.record)
  return needed.filter(({ kind }) => !here.has(kind)).length
}

/** From when the contents are removed because the candidate does not want them kept; null otherwise. */
function removedFromIn({ consents }: Happened, timeZone: string): string | null {
  const no = consents.find(({ answer }) => answer === 'withdrawn')
  return no ? keptOnUntil(no.answeredAt, timeZone) : null
}

/**
 * Notes news as seen, for everybody who opens the file: each by itself, so that whoever has number and code as well
 * cannot make the others vanish.
 */
export async function noteSeen(
  ctx: WriteContext,
  recordId: string,
  news: readonly Pick<News, 'key'>[],
): Promise<void> {
  await insertSeen(
    ctx.tx,
    recordId,
    news.map(({ key }) => key),
    ctx.clock.now(),
  )
}

/** Notes which card was opened last; the one before it is forgotten. */
export async function noteCardSeen(
  ctx: WriteContext,
  recordId: string,
  version: string,
): Promise<void> {
  await insertCardSeen(ctx.tx, recordId, cardSeen(version), ctx.clock.now())
}

/** Notes the changes of the actor's classes that their page says as seen; nothing without a linked file. */
export async function noteClassesSeen(
  ctx: ActionContext,
  { accountId, recordId, page }: { accountId: string; recordId: string; page: string },
): Promise<void> {
  const unseen = await ctx.read(async ({ tx }) => {
    const seen = new Set((await selectHappened(tx, recordId))?.newsSeen.map(({ item }) => item))
    const news = classNews(await selectClassesOf(tx, accountId), page)
    return news.filter(({ key }) => !seen.has(key))
  })
  if (unseen.length > 0) await ctx.write((write) => noteSeen(write, recordId, unseen))
}
