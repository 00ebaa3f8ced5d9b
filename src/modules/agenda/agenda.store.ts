import { sql } from 'kysely'
import type { AppointmentKind } from '#modules/appointments/schema'
import type { OriginalKind } from '#modules/documents/originals.schema'
import type { DocumentKind } from '#modules/documents/schema'
import { keptId } from '#modules/merges'
import type { Instant } from '#platform/clock'
import { countOf, type Reader } from '#platform/database'

/** From and to which day, both included; whose records, where not everybody's. */
export interface Between {
  from: string
  to: string
  createdBy: string | null
}

const liveRecords = (tx: Reader, { createdBy }: Pick<Between, 'createdBy'>) => {
  const live = tx.selectFrom('records').where('records.deletedAt', 'is', null)
  return createdBy === null ? live : live.where('records.createdBy', '=', createdBy)
}

/** Selects who flies between two days. */
export async function selectFlights(tx: Reader, between: Between) {
  return liveRecords(tx, between)
    .select([
      'id as recordId',
      'flightOn as day',
      'destinationCountry as destination',
      'nationality',
    ])
    .where('flightOn', '>=', between.from)
    .where('flightOn', '<=', between.to)
    .orderBy('flightOn')
    .orderBy('id')
    .$narrowType<{ day: string }>()
    .execute()
}

/** Selects which current documents end between two days, as printed on them. */
export async function selectEnds(tx: Reader, between: Between) {
  return liveRecords(tx, between)
    .innerJoin('documents', (join) =>
      join.on('records.id', '=', keptId(sql.ref('documents.recordId'))),
    )
    .select(['records.id as recordId', 'documents.kind as document', 'documents.validUntil as day'])
    .where('documents.supersededAt', 'is', null)
    .where('documents.removedAt', 'is', null)
    .where('documents.validUntil', '>=', between.from)
    .where('documents.validUntil', '<=', between.to)
    .orderBy('documents.validUntil')
    .orderBy('documents.id')
    .$narrowType<{ day: string; document: DocumentKind }>()
    .execute()
}

/** Selects which appointments are planned between two days. */
export async function selectPlanned(tx: Reader, between: Between) {
  return liveRecords(tx, between)
    .innerJoin('appointments', (join) =>
      join.on('records.id', '=', keptId(sql.ref('appointments.recordId'))),
    )
    .select(['records.id as recordId', 'appointments.kind as appointment'])
    .select(['appointments.day', 'appointments.time'])
    .where('appointments.state', '=', 'planned')
    .where('appointments.day', '>=', between.from)
    .where('appointments.day', '<=', between.to)
    .orderBy('appointments.day')
    .orderBy('appointments.time')
    .orderBy('appointments.id')
    .$narrowType<{ appointment: AppointmentKind }>()
    .execute()
}

/** Selects which originals in hand have to be back between two days. */
export async function selectDueBack(tx: Reader, between: Between) {
  return liveRecords(tx, between)
    .innerJoin('originals', (join) =>
      join.on('records.id', '=', keptId(sql.ref('originals.recordId'))),
    )
    .select(['records.id as recordId', 'originals.kind as original', 'originals.backBy as day'])
    .where('originals.returnedOn', 'is', null)
    .where('originals.backBy', '>=', between.from)
    .where('originals.backBy', '<=', between.to)
    .orderBy('originals.backBy')
    .orderBy('originals.id')
    .$narrowType<{ original: OriginalKind }>()
    .execute()
}

/** Selects the sessions of classes that begin between two moments; of one teacher where one is named. */
export async function selectSessionsBetween(
  tx: Reader,
  { from, to, teacherId }: { from: Instant; to: Instant; teacherId: string | null },
) {
  const held = tx
    .selectFrom('classSessions')
    .innerJoin('classes', 'classes.id', 'classSessions.classId')
    .select(['classId', 'title', 'startsAt', 'timeZone'])
    .where('classes.state', 'in', ['open', 'full', 'running'])
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
  const whose = teacherId === null ? held : held.where('classes.teacherId', '=', teacherId)
  return whose.orderBy('startsAt').orderBy('classSessions.id').execute()
}

/** Selects the kinds of the current documents of these records. */
export async function selectKindsOf(tx: Reader, recordIds: readonly string[]) {
  if (recordIds.length === 0) return new Map<string, Set<string>>()
  const rows = await tx
    .selectFrom('documents')
    .select(['recordId', 'kind'])
    .where('recordId', 'in', recordIds)
    .where('supersededAt', 'is', null)
    .where('removedAt', 'is', null)
    .execute()
  const kinds = Map.groupBy(rows, ({ recordId }) => recordId)
  return new Map([...kinds].map(([id, some]) => [id, new Set(some.map(({ kind }) => kind))]))
}

interface Span {
  from: Instant
  until: Instant
}

/** Counts the records that were approved in a span of time, as they stand. */
export function countApproved(tx: Reader, { from, until }: Span): Promise<number> {
  return countOf(
    tx
      .selectFrom('records')
      .where('deletedAt', 'is', null)
      .where('approvedAt', '>=', from)
      .where('approvedAt', '<', until),
  )
}

/** Counts those who flew between two days, both included. */
export function countDeparted(tx: Reader, { from, to }: { from: string; to: string }) {
  return countOf(
    tx
      .selectFrom('records')
      .where('deletedAt', 'is', null)
      .where('flightOn', '>=', from)
      .where('flightOn', '<=', to),
  )
}

/** Selects when the cases answered in a span of time came in, were due and were answered. */
export async function selectAnswered(tx: Reader, { from, until }: Span) {
  return tx
    .selectFrom('caseSteps')
    .innerJoin('cases', 'cases.id', 'caseSteps.caseId')
    .select(['cases.createdAt', 'cases.dueAt', 'caseSteps.at'])
    .where('caseSteps.step', '=', 'answered')
    .where('caseSteps.at', '>=', from)
    .where('caseSteps.at', '<', until)
    .execute()
}

/** Selects what was paid back between two days, both included, without what was corrected. */
export async function selectRefunds(tx: Reader, { from, to }: { from: string; to: string }) {
  return tx
    .selectFrom('ledgerEntries as e')
    .select(['currency', 'amount'])
    .where('kind', '=', 'refund')
    .where('receivedOn', '>=', from)
    .where('receivedOn', '<=', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('ledgerEntries as c').select('c.id').whereRef('c.corrects', '=', 'e.id')),
      ),
    )
    .execute()
}
