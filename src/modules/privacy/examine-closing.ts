import { listEvents } from '#modules/audit'
import { givenToHandover } from '#modules/consents'
import { findOrganisation, readSettings } from '#modules/organisation'
import { closingOf } from '#modules/organisation/schema'
import { hour, type Instant, later, minute } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
import { selectToldWithout, selectUntold } from './privacy.store.ts'

/** What the doctor found wrong with a closing. */
export interface ClosingFinding {
  /**
   * `altered`: the settings differ from the log; `untold`: candidates who have not been told for an hour; `lost`: a
   * record whose candidate counts as told, without a message; `unasked`: a yes to a handover at a time when nobody was
   * asked.
   */
  problem: 'altered' | 'untold' | 'lost' | 'unasked'
  /** For `untold` how many, at most a hundred; else the id of the record; empty for `altered`. */
  subject: string
}

/** A running server tells candidates within minutes. */
const toldWithin = hour
/** Between an answer and a simultaneous withdrawal. */
const slack = minute

/** Compares the announcement with the log, its messages and the answers to the handover. Changes nothing. */
export async function examineClosing(ctx: ActionContext): Promise<ClosingFinding[]> {
  return ctx.read(async (read) => {
    if (!(await findOrganisation(read.tx))) return []
    const logged = await readLogged(read)
    return [
      ...(await comparedWithLog(read, logged)),
      ...(await findUntold(read)),
      ...(await findUnasked(read, logged)),
    ]
  })
}

/** An announcement according to the log. */
interface Logged {
  lastDay: unknown
  successor: unknown
  from: Instant
  /** Null: in force. */
  until: Instant | null
  handedOver: boolean
}

const actions = ['closing.announced', 'closing.withdrawn', 'closing.handed_over']

/** Reads them, the earliest first. */
async function readLogged(read: ReadContext): Promise<Logged[]> {
  const all: Logged[] = []
  // There are few in the life of an agency.
  const events = await listEvents(read, { actions, limit: 500 })
  for (const { action, at, details } of events.toReversed()) {
    const last = all.at(-1)
    if (action === 'closing.announced') {
      const { lastDay, successor } = details
      all.push({ lastDay, successor, from: at, until: null, handedOver: false })
    } else if (last && action === 'closing.withdrawn') last.until = at
    else if (last) last.handedOver = true
  }
  return all
}

async function comparedWithLog(read: ReadContext, logged: Logged[]): Promise<ClosingFinding[]> {
  const { closing } = await readSettings(read.tx)
  const last = logged.at(-1)
  const isSame =
    closing === null || !last
      ? closing === null && !last
      : closing.lastDay === last.lastDay &&
        closing.successor?.name === nameIn(last.successor) &&
        (closing.withdrawnAt === null) === (last.until === null) &&
        (closing.handedOverAt === null || last.handedOver)
  return isSame ? [] : [{ problem: 'altered', subject: '' }]
}

function nameIn(successor: unknown): unknown {
  return (successor as { name?: unknown } | null)?.name
}

/** Finds, for the announcement in force, who was not told, and who counts as told without a message. */
async function findUntold({ tx, clock }: ReadContext): Promise<ClosingFinding[]> {
  const closing = closingOf(await readSettings(tx))
  if (closing === null) return []
  const telling = { kind: 'closing', announcedAt: closing.announcedAt } as const
  const isLate = later(closing.announcedAt, toldWithin) < clock.now()
  const untold = isLate ? await selectUntold(tx, telling, 100) : []
  const lost = await selectToldWithout(tx, telling)
  return [
    ...(untold.length > 0 ? [{ problem: 'untold' as const, subject: String(untold.length) }] : []),
    ...lost.map((subject) => ({ problem: 'lost' as const, subject })),
  ]
}

/**
 * Finds answers from times when nobody was asked: people are asked only while a closing with a successor is announced.
 */
async function findUnasked(read: ReadContext, logged: Logged[]): Promise<ClosingFinding[]> {
  const asked = logged.filter(({ successor }) => successor !== null && successor !== undefined)
  const given = await givenToHandover(read)
  return given
    .filter(
      ({ answeredAt }) =>
        !asked.some(
          ({ from, until }) =>
            from <= answeredAt && (until === null || answeredAt <= later(until, slack)),
        ),
    )
    .map(({ recordId }) => ({ problem: 'unasked', subject: recordId }))
}
