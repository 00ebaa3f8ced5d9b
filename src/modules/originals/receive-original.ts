import { appendAudit } from '#modules/audit'
import { lastDayHere } from '#modules/organisation'
import { getRecord } from '#modules/records'
import { actorId, type WriteContext } from '#platform/context'
import { insertOriginal } from './originals.store.ts'
import { refuseUnless } from './refusals.ts'
import type { NewOriginal } from './schema.ts'

/**
 * Notes a document that the agency takes in hand, and returns the note's id. The note cannot be taken back: the
 * document is returned. Refuses a day in the future, and a due day before it.
 */
export async function receiveOriginal(
  ctx: WriteContext,
  { recordId, original }: { recordId: string; original: NewOriginal },
): Promise<string> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  const now = ctx.clock.now()
  refuseUnless(original.receivedOn <= (await lastDayHere(ctx)), 'original.day_ahead')
  refuseUnless(original.dueOn >= original.receivedOn, 'original.due_before')
  const id = ctx.ids.uuid()
  await insertOriginal(ctx.tx, {
    ...{ id, recordId, ...original, backBy: original.dueOn },
    ...{ receivedBy: actorId(ctx.actor) as string, createdAt: now },
    ...{ agreedBy: null, agreedAt: null, askedBackAt: null },
    ...{ returnedOn: null, returnedBy: null, returnNotedAt: null },
    ...{ returnAgreedBy: null, returnAgreedAt: null, overdueToldAt: null },
  })
  const { kind, purpose } = original
  await appendAudit(ctx, 'original.received', `record:${recordId}`, {
    ...{ originalId: id, kind, purpose },
  })
  return id
}
