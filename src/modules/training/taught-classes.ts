import type { ReadContext } from '#platform/context'
import { type ClassRow, selectClass, selectTaughtClasses } from './classes.store.ts'
import { describeClasses, describeMembers } from './describe-class.ts'
import { countMembers } from './enrolments.store.ts'
import { refuseUnless } from './refusals.ts'
import type { TaughtClass } from './schema.ts'

/**
 * Returns a class for people who may see its members: an admin, or its teacher. For everybody else it does not exist,
 * as with records. Refuses with `class.not_found`.
 */
export async function classOfTeacher(ctx: ReadContext, classId: string): Promise<ClassRow> {
  const found = await selectClass(ctx.tx, classId)
  const { actor } = ctx
  const seesAll = actor.kind === 'system' || (actor.kind !== 'anonymous' && actor.role === 'admin')
  const teaches =
    actor.kind === 'account' &&
    actor.role === 'moderator' &&
    found?.teacherId === actor.id &&
    found.state !== 'draft'
  refuseUnless(found && (seesAll || teaches), 'class.not_found')
  return found
}

/** Lists the classes that the signed-in person teaches, the latest first. */
export async function listTaughtClasses(ctx: ReadContext) {
  const { actor } = ctx
  const rows = actor.kind === 'account' ? await selectTaughtClasses(ctx.tx, actor.id) : []
  const counts = await countMembers(
    ctx.tx,
    rows.map(({ id }) => id),
  )
  const classes = await describeClasses(ctx, rows)
  return {
    classes: classes.map((one) => ({ ...one, enrolled: counts.get(one.id)?.enrolled ?? 0 })),
  }
}

/** Finds a class with its people and attendance, and no money. Refuses with `class.not_found`. */
export async function findTaughtClass(ctx: ReadContext, classId: string): Promise<TaughtClass> {
  const row = await classOfTeacher(ctx, classId)
  const [described] = await describeClasses(ctx, [row])
  const { members, attendance } = await describeMembers(ctx, classId)
  const enrolled = members.filter(({ state }) => state === 'enrolled')
  return {
    ...(described as NonNullable<typeof described>),
    members: enrolled,
    enrolled: enrolled.length,
    attendance,
  }
}
