import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import { findSentences } from '#modules/speech/search.schema'
import {
  insertOnce,
  type Reader,
  selectPage,
  selectsAfter,
  selectsById,
  type Transaction,
  updatesById,
} from '#platform/database'
import type { ClassFilter, ClassState } from './classes.schema.ts'

export type ClassRow = Tables['classes']
export type SessionRow = Tables['classSessions']

export const insertClass = insertOnce('classes')

export const selectClass = selectsById('classes')

export const updateClass = updatesById('classes')

/** Replaces the sessions of a class: missing ones are removed, the others kept. */
export async function putSessions(
  tx: Transaction,
  classId: string,
  sessions: readonly SessionRow[],
): Promise<void> {
  const kept = sessions.map(({ id }) => id)
  let gone = tx.deleteFrom('classSessions').where('classId', '=', classId)
  if (kept.length > 0) gone = gone.where('id', 'not in', kept)
  await gone.execute()
  for (const row of sessions)
    await tx
      .insertInto('classSessions')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ startsAt: row.startsAt, endsAt: row.endsAt }),
      )
      .execute()
}

/** Selects the sessions of these classes, each class's in order of time. */
export async function selectSessions(
  tx: Reader,
  classIds: readonly string[],
): Promise<SessionRow[]> {
  if (classIds.length === 0) return []
  return tx
    .selectFrom('classSessions')
    .selectAll()
    .where('classId', 'in', classIds)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
}

type Classes = ExpressionBuilder<Tables, 'classes'>

const titled = (pattern: string) => sql<boolean>`lower("title") like ${pattern} escape '\\'`
/** A title that is a sentence is kept by its name: those that are found by any of their words. */
const sentencesOf = (search: string) =>
  findSentences(search, 'en', 'class')
    .slice(0, 3)
    .map((key) => `%"key":"${key.replaceAll('_', '\\_')}"%`)

function matches(eb: Classes, { state, search }: Pick<ClassFilter, 'state' | 'search'>) {
  const pattern = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return eb.and([
    ...(state === undefined ? [] : [eb('state', '=', state)]),
    ...(search ? [eb.or([titled(pattern), ...sentencesOf(search).map(titled)])] : []),
  ])
}

/** Selects one page, newest first. */
export async function selectClasses(tx: Reader, { state, search, ...asked }: ClassFilter) {
  const classes = tx.selectFrom('classes').where((eb) => matches(eb, { state, search }))
  const sortedBy = ['createdAt desc', 'id desc']
  return selectPage(classes, (some) => some.selectAll(), { ...asked, sortedBy })
}

/** Selects classes by id, after one: for going through all of them while some are added or removed. */
export const selectClassesAfter = selectsAfter('classes')

/** Selects every class in one of these states, the latest first. */
export async function selectClassesIn(
  tx: Reader,
  states: readonly ClassState[],
): Promise<ClassRow[]> {
  return tx
    .selectFrom('classes')
    .selectAll()
    .where('state', 'in', states)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Selects the classes of a teacher that students may know of. */
export async function selectTaughtClasses(tx: Reader, teacherId: string): Promise<ClassRow[]> {
  return tx
    .selectFrom('classes')
    .selectAll()
    .where('teacherId', '=', teacherId)
    .where('state', '<>', 'draft')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function selectClassesByIds(tx: Reader, ids: readonly string[]): Promise<ClassRow[]> {
  if (ids.length === 0) return []
  return tx.selectFrom('classes').selectAll().where('id', 'in', ids).execute()
}
