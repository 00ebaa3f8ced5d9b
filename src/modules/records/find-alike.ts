import { type ActionContext, actorId, type ReadContext } from '#platform/context'
import type { DuplicateCheck } from './alike/schema.ts'
import { indexedRecords } from './indexed-records.ts'
import { soundAlike, soundsOfName } from './name-sound.ts'
import { selectRecordsByNumber } from './records.store.ts'
import type { CandidateRecord } from './schema.ts'

/** Of a name that very many have, so many records, the newest, are compared by the father's name. */
const mostCompared = 200
const mostShown = 5

/**
 * Records on file that may be of the same person, whatever their names' spelling and script: the
 * names sound alike, and so do the fathers' where both are known. A hint and never a verdict. An
 * admin sees all, a moderator the own ones.
 */
async function findAlike(
  ctx: ReadContext,
  { name, fatherName, except }: DuplicateCheck,
): Promise<CandidateRecord[]> {
  const { words } = soundsOfName(name)
  // By one word alone half a village would be alike.
  if (words.length === 0 || (words.length === 1 && !fatherName)) return []
  const { actor, tx } = ctx
  const isAdmin = actor.kind === 'system' || (actor.kind !== 'anonymous' && actor.role === 'admin')
  const createdBy = isAdmin ? undefined : (actorId(actor) ?? '')
  const numbers = (await indexedRecords(tx)).soundingLike(words, { createdBy, limit: mostCompared })
  const records = await selectRecordsByNumber(tx, numbers)
  return records
    .filter((record) => record.id !== except && isAlike(record, name, fatherName))
    .slice(0, mostShown)
}

function isAlike(
  record: Pick<CandidateRecord, 'name' | 'fatherName'>,
  name: string,
  fatherName: string | null | undefined,
): boolean {
  if (!soundAlike(record.name, name)) return false
  const { fatherName: its } = record
  return !its || !fatherName || soundAlike(its, fatherName)
}

/** The same while a name is typed; the asking is limited. */
export async function checkDuplicate(ctx: ActionContext, check: DuplicateCheck) {
  await ctx.limits.take('duplicateCheck', actorId(ctx.actor) ?? '')
  return { records: await ctx.read((read) => findAlike(read, check)) }
}
