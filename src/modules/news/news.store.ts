import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import { contactFields } from '#modules/records/contacts.schema'
import {
  compileOnce,
  type Reader,
  rowsAsJson,
  type Soon,
  soon,
  soonAll,
  type Transaction,
  untilWritten,
} from '#platform/database'
import { isCardSeen } from './schema.ts'

const columnsOfRecord = [
  ...(['approvedAt', 'flightOn', 'flightTime', 'flightZone', 'flightNumber'] as const),
  'flightRoute',
] as const

/** That a row is about the file, or one merged into it. */
const ofFile =
  '"recordId" in (select r."id" union all select m."id" from "records" m where m."mergedInto" = r."id")'

/** What happened to a file, beside its record: which columns of each table, which rows of it, and in what order. */
const listed = {
  documents: {
    columns: ['id', 'kind', 'version', 'uploadedAt', 'validUntil'],
    where: `${ofFile} and "supersededAt" is null and "removedAt" is null and "withheldAt" is null`,
    orderBy: '"uploadedAt", "id"',
  },
  cases: {
    columns: ['id', 'kind', 'part', 'amount', 'currency', 'createdAt'],
    where: `${ofFile}`,
    orderBy: '"id"',
  },
  caseSteps: {
    columns: ['id', 'caseId', 'result', 'at'],
    where: `${ofFile} and "step" = 'answered'`,
    orderBy: '"at", "id"',
  },
  originals: {
    columns: ['id', 'kind', 'askedBackAt', 'returnNotedAt'],
    where: `${ofFile}`,
    orderBy: '"receivedOn", "id"',
  },
  appointments: {
    columns: ['id', 'kind', 'day', 'time', 'zone', 'state', 'version', 'changedAt'],
    where: ofFile,
    orderBy: '"day", "id"',
  },
  announcements: {
    columns: ['id', 'madeAt'],
    where: ofFile,
    orderBy: '"madeAt", "id"',
  },
  incoming: {
    columns: ['id', 'kind', 'state', 'decidedAt', 'until'],
    where: ofFile,
    orderBy: '"sentAt", "id"',
  },
  accessCodes: {
    columns: ['id', 'issuedAt'],
    where: `${ofFile}`,
    orderBy: '"issuedAt", "id"',
  },
  contractTerms: {
    columns: ['version', 'enteredAt'],
    where: `${ofFile}`,
    orderBy: '"version"',
  },
  contractReadings: {
    columns: ['version', 'saidAt'],
    where: `${ofFile}`,
    orderBy: '"version"',
  },
  shares: { columns: ['id', 'label'], where: `${ofFile}`, orderBy: '"id"' },
  // The first time that each share was opened.
  shareViewings: {
    columns: ['shareId', 'startedAt'],
    where: `"shareId" in (select "id" from "shares" where ${ofFile}) and not exists (
      select 1 from "shareViewings" e where e."shareId" = "shareViewings"."shareId"
      and (e."startedAt" < "shareViewings"."startedAt"
        or (e."startedAt" = "shareViewings"."startedAt" and e."id" < "shareViewings"."id")))`,
    orderBy: '"startedAt"',
  },
  // The first time that the file was opened, and each change of a telephone or an email, and
  // each approval by whoever had entered what was approved.
  auditEvents: {
    columns: ['id', 'at', 'action', 'actorId', 'details'],
    where: `"subject" = 'record:' || r."id" and "action" in ('viewing.opened', 'record.changed', 'record.approved', 'record.change_approved')
      and ("id" = (select e."id" from "auditEvents" e where e."subject" = 'record:' || r."id"
          and e."action" = 'viewing.opened' order by e."id" limit 1)
        or ("action" in ('record.approved', 'record.change_approved') and "details" like '%"samePerson":true%')
        or ("action" = 'record.changed'
          and (${contactFields.map((field) => `"details" like '%"${field}"%'`).join(' or ')})))`,
    orderBy: '"id"',
  },
  // The answer in force on whether the contents are kept.
  consents: {
    columns: ['answer', 'answeredAt'],
    where: `${ofFile} and "purpose" = 'keeping' and "replacedAt" is null`,
    orderBy: '"id"',
  },
  newsSeen: { columns: ['item', 'seenAt'], where: `${ofFile}`, orderBy: '"item"' },
} as const satisfies {
  [Table in keyof Tables]?: {
    columns: readonly (keyof Tables[Table])[]
    where: string
    orderBy: string
  }
}

type Listed = keyof typeof listed

/** The rows of these tables that are about a file. */
export type Happened = Pick<Tables['records'], (typeof columnsOfRecord)[number]> & {
  [Table in Listed]: Pick<
    Tables[Table],
    (typeof listed)[Table]['columns'][number] & keyof Tables[Table]
  >[]
}

const tables = Object.keys(listed) as Listed[]

const byRecord = untilWritten(
  compileOnce((tx, recordId: string) => {
    const lists = tables.map((table) => {
      const { columns, where, orderBy } = listed[table]
      const asked = { table, columns, where: sql.raw(where), orderBy: sql.raw(orderBy) }
      return sql`${rowsAsJson(tx, asked)} as ${sql.ref(table)}`
    })
    const own = columnsOfRecord.map((column) => sql.ref(`r.${column}`))
    return sql<Record<string, string | null>>`
      select ${sql.join([...own, ...lists])} from "records" r where r."id" = ${keptId(recordId)}`
  }),
)

const parsed = new WeakMap<object, Happened>()

/** Selects what happened to a file, with one statement; the same object while nothing was written. */
export function selectHappened(tx: Reader, recordId: string): Soon<Happened | null> {
  return soon(byRecord(tx, recordId), ([row]) => {
    if (row === undefined) return null
    const known = parsed.get(row)
    if (known !== undefined) return known
    const lists = tables.map((table) => [table, JSON.parse(row[table] ?? '[]')])
    const happened = { ...row, ...Object.fromEntries(lists) } as Happened
    parsed.set(row, happened)
    return happened
  })
}

const classesOf = untilWritten(
  compileOnce((tx, accountId: string) =>
    tx
      .selectFrom('enrolments as e')
      .innerJoin('classes as c', 'c.id', 'e.classId')
      .select(['c.id', 'c.title', 'c.version', 'c.updatedAt', 'c.timeZone', 'e.selectedAt'])
      .select(['e.enrolledAt', 'e.state'])
      .where('e.accountId', '=', accountId)
      .where('e.state', '<>', 'left')
      .where('c.state', '<>', 'draft'),
  ),
)

const sessionsOf = untilWritten(
  compileOnce((tx, accountId: string) =>
    tx
      .selectFrom('classSessions as s')
      .innerJoin('enrolments as e', 'e.classId', 's.classId')
      .select(['s.classId', 's.startsAt', 's.endsAt'])
      .where('e.accountId', '=', accountId)
      .where('e.state', '=', 'enrolled'),
  ),
)

/** The classes that an account chose or has a seat in, and when those with a seat meet. */
export interface OwnClasses {
  classes: (Pick<Tables['classes'], 'id' | 'title' | 'version' | 'updatedAt' | 'timeZone'> &
    Pick<Tables['enrolments'], 'selectedAt' | 'enrolledAt' | 'state'>)[]
  sessions: Pick<Tables['classSessions'], 'classId' | 'startsAt' | 'endsAt'>[]
}

export function selectClassesOf(tx: Reader, accountId: string): Soon<OwnClasses> {
  return soon(
    soonAll([classesOf(tx, accountId), sessionsOf(tx, accountId)]),
    ([classes, sessions]) => ({
      classes,
      sessions,
    }),
  )
}

/** Notes items as seen, each once: when one is opened again it is as old as before. */
export async function insertSeen(
  tx: Transaction,
  recordId: string,
  items: readonly string[],
  seenAt: string,
): Promise<void> {
  for (const item of items)
    await tx
      .insertInto('newsSeen')
      .values({ recordId, item, seenAt })
      .onConflict((conflict) => conflict.columns(['recordId', 'item']).doNothing())
      .execute()
}

/** Notes the card that was opened last in place of the one before. */
export async function insertCardSeen(
  tx: Transaction,
  recordId: string,
  item: string,
  seenAt: string,
): Promise<void> {
  const seen = await tx
    .selectFrom('newsSeen')
    .select('item')
    .where('recordId', 'in', idsWithMerged(recordId))
    .execute()
  const earlier = seen.map((one) => one.item).filter((one) => isCardSeen(one) && one !== item)
  if (earlier.length > 0)
    await tx
      .deleteFrom('newsSeen')
      .where('recordId', 'in', idsWithMerged(recordId))
      .where('item', 'in', earlier)
      .execute()
  await insertSeen(tx, recordId, [item], seenAt)
}
