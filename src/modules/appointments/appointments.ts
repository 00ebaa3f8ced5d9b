import { appendAudit } from '#modules/audit'
import { tell, untell } from '#modules/messages'
import { timeZoneOf } from '#modules/organisation'
import { getRecord, isPublic, recordRefusals } from '#modules/records'
import { fitText } from '#modules/speech'
import { beginOfDay, dayAfter, dayIn } from '#platform/clock/schema'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import { refusalsOf, refusing } from '#platform/errors'
import {
  type AppointmentRow,
  changeAppointment,
  insertAppointment,
  selectAppointment,
  selectAppointments,
  selectNear,
} from './appointments.store.ts'
import type {
  Appointment,
  AppointmentFacts,
  AppointmentKind,
  AppointmentOutcome,
  ThingToBring,
} from './schema.ts'

/** Refusals about appointments. */
export const appointmentRefusals = refusalsOf({
  'appointment.changed_meanwhile': 'conflict',
  'appointment.not_found': 'not_found',
})
const known = refusing({ ...recordRefusals, ...appointmentRefusals })
const refuseUnless: typeof known.refuseUnless = known.refuseUnless

const columnsOf = ({ bring, ...facts }: AppointmentFacts) => ({
  ...facts,
  bring: JSON.stringify(bring),
})

function described(row: AppointmentRow): Appointment {
  const { id, kind, day, time, zone, place, bring, note, state, version, changedAt } = row
  return {
    ...{ id, day, time, zone, state, version, changedAt },
    kind: kind as AppointmentKind,
    place: place === null ? null : fitText('place', place),
    bring: JSON.parse(bring) as ThingToBring[],
    note: note === null ? null : fitText('text', note),
  }
}

/** Lists the appointments of a record, the earliest day first. */
export async function listAppointments(
  { tx }: Pick<ReadContext, 'tx'>,
  recordId: string,
): Promise<Appointment[]> {
  return (await selectAppointments(tx, recordId)).map(described)
}

/**
 * Asks candidates to come: all of them, or nobody where one record refuses. Each is told. Returns how many. Refuses with
 * `record.not_found`, `record.in_trash`.
 */
export async function makeAppointments(
  ctx: WriteContext,
  { recordIds, facts }: { recordIds: readonly string[]; facts: AppointmentFacts },
): Promise<number> {
  const each = new Set(recordIds)
  for (const recordId of each) {
    await refuseInTrash(ctx, recordId)
    const now = ctx.clock.now()
    const row: AppointmentRow = {
      ...{ id: ctx.ids.uuid(), recordId, ...columnsOf(facts), state: 'planned', version: 1 },
      ...{ madeBy: actorId(ctx.actor) as string, madeAt: now, changedAt: now },
    }
    await insertAppointment(ctx.tx, row)
    await note(ctx, 'appointment.made', row)
    await tell(ctx, { recordId, kind: 'appointment' })
  }
  return each.size
}

/**
 * Moves an appointment that is planned, or changes what it says; the candidate is told. Refuses with
 * `appointment.not_found`, `appointment.changed_meanwhile`.
 */
export async function moveAppointment(
  ctx: WriteContext,
  id: string,
  { version, ...facts }: AppointmentFacts & { version: number },
): Promise<string> {
  const columns = columnsOf(facts)
  const row = await changed(ctx, { id, version }, columns)
  const fields = Object.entries(columns).filter(
    ([name, value]) => row[name as keyof typeof columns] !== value,
  )
  await note(ctx, 'appointment.changed', row, { fields: fields.map(([name]) => name) })
  await toldAnew(ctx, row.recordId)
  return row.recordId
}

/**
 * Notes that the candidate came, did not come, or need not come; of the last the candidate is told. Refuses as moving
 * does.
 */
export async function endAppointment(
  ctx: WriteContext,
  id: string,
  { version, outcome }: AppointmentOutcome,
): Promise<string> {
  const row = await changed(ctx, { id, version }, { state: outcome })
  await note(ctx, `appointment.${outcome}`, row)
  if (outcome === 'cancelled') await toldAnew(ctx, row.recordId)
  return row.recordId
}

async function refuseInTrash(ctx: ReadContext, recordId: string): Promise<void> {
  refuseUnless((await getRecord(ctx, recordId)).deletedAt === null, 'record.in_trash')
}

/** What waits to be sent about tomorrow may no longer be so. */
async function toldAnew(ctx: WriteContext, recordId: string): Promise<void> {
  await untell(ctx, { recordId, kind: 'appointment-near' })
  await tell(ctx, { recordId, kind: 'appointment' })
}

/** Changes one that is planned and as it was seen; returns it as it was. */
async function changed(
  ctx: WriteContext,
  { id, version }: { id: string; version: number },
  change: Partial<AppointmentRow>,
): Promise<AppointmentRow> {
  const row = await selectAppointment(ctx.tx, id)
  refuseUnless(row, 'appointment.not_found')
  await refuseInTrash(ctx, row.recordId)
  const next = { ...change, version: version + 1, changedAt: ctx.clock.now() }
  const isAsSeen = await changeAppointment(ctx.tx, { ...row, version }, next)
  refuseUnless(isAsSeen, 'appointment.changed_meanwhile')
  return row
}

function note(
  ctx: WriteContext,
  action: `appointment.${'made' | 'changed' | 'done' | 'missed' | 'cancelled'}`,
  { id, recordId, kind }: Pick<AppointmentRow, 'id' | 'recordId' | 'kind'>,
  details: object = {},
) {
  return appendAudit(ctx, action, `record:${recordId}`, { appointmentId: id, kind, ...details })
}

/** Per transaction. */
const together = 100

/**
 * Tells each candidate the day before, once, of what is planned; not where it was made or changed today, which they were
 * told. Returns how many were due.
 */
export async function tellOfNear(ctx: ActionContext): Promise<number> {
  const near = await ctx.read(async ({ tx, clock }) => {
    const zone = await timeZoneOf(tx)
    const today = dayIn(zone, clock.now())
    const span = { from: today, to: dayAfter(today, 1), before: beginOfDay(today, zone) }
    return (await selectNear(tx, span)).filter(isPublic)
  })
  for (let at = 0; at < near.length; at += together)
    await ctx.write(async (write) => {
      for (const { id, recordId, version } of near.slice(at, at + together))
        await tell(write, {
          recordId,
          kind: 'appointment-near',
          about: `appointment:${id}:${version}`,
        })
    })
  return near.length
}
