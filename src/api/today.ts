import { z } from 'zod'
import { mayRole } from '#modules/accounts/forms.schema'
import { readAgenda, readMonth, readMonthReport } from '#modules/agenda'
import {
  agendaSchema,
  monthNameSchema,
  monthReportSchema,
  monthSchema,
} from '#modules/agenda/schema'
import { listEvents } from '#modules/audit'
import { listCases } from '#modules/cases'
import { caseSchema } from '#modules/cases/schema'
import { listHeld } from '#modules/documents'
import { originalKindNames } from '#modules/documents/originals.schema'
import type { DocumentKind } from '#modules/documents/schema'
import { waitingIncoming } from '#modules/incoming'
import { waitingIncomingSchema } from '#modules/incoming/schema'
import { readSettings, todayOf } from '#modules/organisation'
import { listRecords, recordNames } from '#modules/records'
import { recordListSchema } from '#modules/records/schema'
import { dayIn } from '#platform/clock/schema'
import { actorId, type ReadContext } from '#platform/context'
import { peopleOf, withPhotos } from './answers.ts'
import { endpoint } from './endpoint.ts'

/** How many of a kind Home shows; the rest is behind a link. */
const shown = { late: 5, waiting: 3 } as const
/** The shortest page of a list. */
const pageSize = 25

const ofRecord = { recordId: z.string(), name: z.string(), photoId: z.string().nullable() }
const caseItem = z.object({ photoId: z.string().nullable(), case: caseSchema })
const lateItem = z.discriminatedUnion('kind', [
  caseItem.extend({ kind: z.literal('case'), since: z.string() }),
  z.object({
    kind: z.literal('original'),
    ...ofRecord,
    original: z.enum(originalKindNames),
    /** The day by which it had to be back. */
    since: z.string(),
  }),
])
const recordItem = z.object({
  ...ofRecord,
  since: z.string(),
  /** Who entered it. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
})
const some = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.number().int(), items: z.array(item) })

type LateItem = z.input<typeof lateItem>
type RecordItem = z.input<typeof recordItem>

async function openCases(ctx: ReadContext) {
  const { cases, open, overdue } = await listCases(ctx, { state: 'open', pageSize })
  const photo = await withPhotos(
    ctx,
    cases.map(({ recordId }) => recordId),
  )
  const items = cases.map((one) => ({ photoId: photo(one.recordId), case: one }))
  const isLate = ({ case: one }: (typeof items)[number]) => one.isOverdue
  return {
    late: items
      .filter(isLate)
      .map((item) => ({ kind: 'case' as const, since: item.case.dueAt, ...item })),
    overdue,
    waiting: {
      total: open - overdue,
      items: items.filter((item) => !isLate(item)).slice(0, shown.waiting),
    },
  }
}

/** Returns the originals that had to be back by now, for those who see all records. */
async function lateOriginals(ctx: ReadContext, seesAll: boolean) {
  if (!seesAll) return { total: 0, items: [] }
  const { originals, overdue } = await listHeld(ctx, { overdueOnly: true, pageSize })
  const photo = await withPhotos(
    ctx,
    originals.map(({ recordId }) => recordId),
  )
  return {
    total: overdue,
    items: originals.map(({ recordId, name, kind, backBy }) => ({
      ...{ kind: 'original' as const, recordId, name, photoId: photo(recordId) },
      ...{ original: kind, since: backBy },
    })),
  }
}

/** Returns the records in a state that wait for the actor, the longest waiting first. */
async function waitingRecords(ctx: ReadContext, state: 'pending' | 'returned') {
  const asked = recordListSchema.parse({ state, sort: 'waiting', pageSize })
  const { records: listed, total } = await listRecords(ctx, asked)
  const records = listed.slice(0, shown.waiting)
  const photo = await withPhotos(
    ctx,
    records.map(({ id }) => id),
  )
  const people = await peopleOf(
    ctx,
    records.map(({ createdBy }) => createdBy),
  )
  const items = records.map((record): RecordItem => {
    const { id: recordId, name, submittedAt, updatedAt, createdBy, returnReason } = record
    return {
      ...{ recordId, name, photoId: photo(recordId), by: people[createdBy] ?? null },
      ...{ since: submittedAt ?? updatedAt, reason: returnReason },
    }
  })
  return { total, items }
}

/** Returns the photos of documents that candidates sent and nobody has looked at, of the records that the actor sees. */
async function cameIn(
  ctx: ReadContext,
  seesAll: boolean,
): Promise<z.input<typeof waitingIncomingSchema>> {
  const own = seesAll ? null : (actorId(ctx.actor) ?? 'nobody')
  const waiting = await waitingIncoming(ctx, own)
  const listed = waiting.slice(0, shown.waiting)
  const ids = listed.map(({ recordId }) => recordId)
  const names = await recordNames(ctx.tx, ids)
  const photo = await withPhotos(ctx, ids)
  const { timeZone } = await readSettings(ctx.tx)
  const today = await todayOf(ctx)
  return {
    total: waiting.length,
    today: waiting.filter(({ changedAt }) => dayIn(timeZone, changedAt) === today).length,
    items: listed.map(({ recordId, kind, sentAt: since }) => ({
      ...{ recordId, name: names.get(recordId) ?? '', photoId: photo(recordId), since },
      document: kind as DocumentKind,
    })),
  }
}

/** Returns when `candor backup` last made a backup, for admins. */
async function lastBackup(ctx: ReadContext) {
  const [last] = await listEvents(ctx, { actions: ['export.backup'], limit: 1 })
  return { lastAt: last?.at ?? null }
}

const byMostLate = (one: LateItem, other: LateItem) => (one.since < other.since ? -1 : 1)

export const todayEndpoints = [
  endpoint('GET /months/{month}', 'records:all', {
    summary:
      'What became of a month (`2026-11`): records added and approved, departures, cases answered and how many in time, refunds',
    params: { month: monthNameSchema },
    output: monthReportSchema,
    run: (ctx, { params }) => readMonthReport(ctx, params.month),
  }),
  endpoint('GET /today', 'records:own', {
    summary: 'What is late, what waits, the coming 14 days, and the month so far',
    output: z.object({
      /** The most late first; each is one thing to do. */
      late: some(lateItem),
      /** Records that wait for approval; null for those who approve none. */
      approvals: some(recordItem).nullable(),
      /** Own records that came back; null for those who see all records. */
      returned: some(recordItem).nullable(),
      /** Cases that are not late yet. */
      cases: some(caseItem),
      /** Photos of documents that candidates sent, to be looked at. */
      incoming: waitingIncomingSchema,
      agenda: agendaSchema,
      /** Null for those who do not see all records. */
      month: monthSchema.nullable(),
      backup: z.object({ lastAt: z.string().nullable() }).nullable(),
    }),
    run: async (ctx) => {
      const role = 'role' in ctx.actor ? ctx.actor.role : null
      const seesAll = mayRole(role, 'records:all')
      const cases = await openCases(ctx)
      const originals = await lateOriginals(ctx, seesAll)
      const late = [...cases.late, ...originals.items].sort(byMostLate)
      return {
        late: { total: cases.overdue + originals.total, items: late.slice(0, shown.late) },
        approvals: mayRole(role, 'records:approve') ? await waitingRecords(ctx, 'pending') : null,
        returned: seesAll ? null : await waitingRecords(ctx, 'returned'),
        cases: cases.waiting,
        incoming: await cameIn(ctx, seesAll),
        agenda: await readAgenda(ctx),
        month: await readMonth(ctx),
        backup: seesAll ? await lastBackup(ctx) : null,
      }
    },
  }),
] as const
