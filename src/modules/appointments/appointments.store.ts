import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import { sealRow } from '#modules/records'
import {
  compileOnce,
  hasChanged,
  insertOnce,
  type Reader,
  selectsById,
  type Transaction,
} from '#platform/database'

export type AppointmentRow = Tables['appointments']

const insertRow = insertOnce('appointments')

export async function insertAppointment(tx: Transaction, row: AppointmentRow): Promise<void> {
  await insertRow(tx, await sealRow(tx, 'appointments', row))
}

export const selectAppointment = selectsById('appointments')

/** Selects those of a record, the earliest day first. */
export const selectAppointments = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('appointments')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('day')
    .orderBy(sql`coalesce("time", '')`)
    .orderBy('id'),
)

/** Changes one that is as it was read; false when it is not. */
export async function changeAppointment(
  tx: Transaction,
  { id, recordId, version }: Pick<AppointmentRow, 'id' | 'recordId' | 'version'>,
  change: Partial<AppointmentRow>,
): Promise<boolean> {
  const { recordId: _, ...sealed } = await sealRow(tx, 'appointments', { ...change, recordId })
  return hasChanged(
    tx
      .updateTable('appointments')
      .set(sealed)
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', '=', 'planned'),
  )
}

/** Selects what is planned for one of these days and was not made or changed since a moment. */
export async function selectNear(
  tx: Reader,
  { from, to, before }: { from: string; to: string; before: string },
) {
  return tx
    .selectFrom('appointments as a')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('a.recordId'))))
    .select(['a.id', 'a.recordId', 'a.version', 'r.state', 'r.hiddenAt', 'r.deletedAt'])
    .where('a.state', '=', 'planned')
    .where('a.day', '>=', from)
    .where('a.day', '<=', to)
    .where('a.changedAt', '<', before)
    .orderBy('a.day')
    .orderBy('a.id')
    .execute()
}
