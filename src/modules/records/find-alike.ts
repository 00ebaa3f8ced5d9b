import { setImmediate as turn } from 'node:timers/promises'
import { type ActionContext, actorId, type ReadContext } from '#platform/context'
import type { AlikeRecord, DuplicateCheck } from './beside-records.schema.ts'
import { recordRates } from './limits.ts'
import { indexedRecords } from './list-records.ts'
import {
  type Heard,
  hear,
  type Known,
  maybeSame,
  otherParts,
  PeopleBySound,
  type Person,
  type Word,
  withoutOne,
} from './name-sound.ts'
import { selectPeople, selectRecordsByNumber } from './records.store.ts'
import type { CandidateRecord } from './schema.ts'

/** For a very common name, only this many records, the newest, are compared by the father's name. */
const mostCompared = 200
const mostShown = 5

/**
 * Finds records on file that may be of the same person, however the names are spelt and in whichever script. A hint and
 * never a verdict. An admin sees all, a moderator only their own.
 */
async function findAlike(
  ctx: ReadContext,
  { except, ...person }: DuplicateCheck,
): Promise<CandidateRecord[]> {
  const asked = hear(person)
  if (isTooCommon(asked)) return []
  return (await recordsSounding(ctx, asked.name.words))
    .filter((record) => record.id !== except && maybeSame(hear(record), asked))
    .slice(0, mostShown)
}

/** A name of one word says too little on its own. */
function isTooCommon({ name: { words }, father, dateOfBirth }: Heard): boolean {
  return words.length === 0 || (words.length === 1 && !father && !dateOfBirth)
}

/** Finds records that the actor may see whose names have these words, together or apart, or one of them shortened. */
async function recordsSounding(
  { actor, tx }: ReadContext,
  words: readonly Word[],
): Promise<CandidateRecord[]> {
  const createdBy = onlyBy(actor)
  const index = await indexedRecords(tx)
  const shortened = withoutOne(words).map((others) => [...others, null])
  const numbers = [words, ...shortened, ...otherParts(words)].flatMap((asked) =>
    index.soundingLike(asked, { createdBy, limit: mostCompared }),
  )
  return selectRecordsByNumber(tx, [...new Set(numbers)])
}

/** Returns the only author whose records this actor is told of; undefined: everybody's. */
function onlyBy(actor: ReadContext['actor']): string | undefined {
  const isAdmin = actor.kind === 'system' || (actor.kind !== 'anonymous' && actor.role === 'admin')
  return isAdmin ? undefined : (actorId(actor) ?? '')
}

/** Finds them while a name is being typed; rate-limited. */
export async function checkDuplicate(ctx: ActionContext, check: DuplicateCheck) {
  await ctx.limits.take(recordRates.duplicateCheck, actorId(ctx.actor) ?? '')
  return { records: await ctx.read((read) => findAlike(read, check)) }
}

/** Somebody to be entered, with the ids of records and of other entries that may be the same person. */
interface Alike<Someone> {
  someone: Someone
  records: string[]
  others: Someone[]
}

/**
 * Finds them for many people to be entered together, in steps: one result per person, in their order. Records on file
 * are queried once per name.
 */
export async function* findAlikeAmong<Someone extends Person>(
  ctx: ActionContext,
  people: readonly Someone[],
): AsyncGenerator<Alike<Someone>> {
  const bySound = new PeopleBySound<Someone>()
  for (const someone of people) bySound.add({ someone, heard: hear(someone) })
  const onFile = new Map<string, Known<string>[]>()
  for (const known of bySound.all) {
    // Let other requests run in between.
    await turn()
    const records = await likeOnFile(ctx, known.heard, onFile)
    yield { someone: known.someone, records, others: bySound.like(known, mostShown) }
  }
}

async function likeOnFile(
  ctx: ActionContext,
  heard: Heard,
  onFile: Map<string, Known<string>[]>,
): Promise<string[]> {
  if (isTooCommon(heard)) return []
  const { words } = heard.name
  const key = words.map(({ heard }) => heard).join(' ')
  let known = onFile.get(key)
  if (!known) {
    const records = await ctx.read((read) => recordsSounding(read, words))
    known = records.map((record) => ({ someone: record.id, heard: hear(record) }))
    onFile.set(key, known)
  }
  const same = known.filter((record) => maybeSame(record.heard, heard))
  return same.slice(0, mostShown).map(({ someone }) => someone)
}

/** Returns, by id, those of these records that the actor may see and that are not in the trash. */
export async function alikeRecords(
  { actor, tx }: ReadContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AlikeRecord>> {
  const records = await selectPeople(tx, ids, onlyBy(actor))
  return new Map(records.map((record) => [record.id, record]))
}
