import { type ActionContext, actorId, type ReadContext } from '#platform/context'
import type { DuplicateCheck } from './alike/schema.ts'
import { indexedRecords } from './indexed-records.ts'
import { withoutOne } from './name-sound.ts'
import { selectRecordsByNumber } from './records.store.ts'
import { type Heard, hear, maybeSame } from './same-person.ts'
import type { CandidateRecord } from './schema.ts'

/** Of a name that very many have, so many records, the newest, are compared by the father's name. */
const mostCompared = 200
const mostShown = 5

/**
 * Records on file that may be of the same person, whatever their names' spelling and script. A hint
 * and never a verdict. An admin sees all, a moderator the own ones.
 */
async function findAlike(
  ctx: ReadContext,
  { except, ...person }: DuplicateCheck,
): Promise<CandidateRecord[]> {
  const asked = hear(person)
  return (await recordsSounding(ctx, asked))
    .filter((record) => record.id !== except && maybeSame(hear(record), asked))
    .slice(0, mostShown)
}

/** Records that the actor may see whose names have these words, or an abbreviation for one of them. */
async function recordsSounding(
  { actor, tx }: ReadContext,
  { name: { words }, father, dateOfBirth }: Heard,
): Promise<CandidateRecord[]> {
  if (words.length === 0 || (words.length === 1 && !father && !dateOfBirth)) return []
  const isAdmin = actor.kind === 'system' || (actor.kind !== 'anonymous' && actor.role === 'admin')
  const createdBy = isAdmin ? undefined : (actorId(actor) ?? '')
  const index = await indexedRecords(tx)
  const asked = [words, ...withoutOne(words).map((others) => [...others, ''])]
  const numbers = asked.flatMap((sounds) =>
    index.soundingLike(sounds, { createdBy, limit: mostCompared }),
  )
  return selectRecordsByNumber(tx, [...new Set(numbers)])
}

/** The same while a name is typed; the asking is limited. */
export async function checkDuplicate(ctx: ActionContext, check: DuplicateCheck) {
  await ctx.limits.take('duplicateCheck', actorId(ctx.actor) ?? '')
  return { records: await ctx.read((read) => findAlike(read, check)) }
}
