import { setImmediate as turn } from 'node:timers/promises'
import { appendAudit } from '#modules/audit'
import { tell } from '#modules/messages'
import { isClosing, readLicenceStanding, readSettings } from '#modules/organisation'
import {
  type ActionContext,
  type Actor,
  actorId,
  type ReadContext,
  type WriteContext,
} from '#platform/context'
import { requireTurn } from '#platform/database'
import { readTelephone } from '#platform/telephone/schema'
import {
  type Details,
  type DialledIn,
  type FieldName,
  fieldNames,
  recordFields,
} from './fields.schema.ts'
import { ofField } from './lines.schema.ts'
import type { AlikeRecord, DuplicateCheck } from './list.schema.ts'
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
import { firstState, isMinor, refusal, refuseUnless } from './record.ts'
import {
  referenceExists,
  selectByPassport,
  selectPeople,
  selectRecord,
  selectRecordsByNumber,
} from './records.store.ts'
import {
  type CandidateRecord,
  type PassportAnswer,
  type PassportCheck,
  recordRates,
} from './schema.ts'
import { writeNew } from './write-record.ts'

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

/**
 * Enters a candidate: as pending when a moderator does it, approved at once when an admin does (unless a second person
 * has to approve, or the candidate is under 18). Refuses a passport number that is already on file. Refuses everybody
 * while the agency's licence stops new records, or once the agency has announced that it closes.
 * @param options.waits pending whoever enters it, e.g. one that an older system had not approved
 */
export async function addRecord(
  ctx: WriteContext,
  typed: Details,
  { waits = false }: { waits?: boolean } = {},
): Promise<CandidateRecord> {
  const { actor, tx } = ctx
  refuseUnless(actor.kind !== 'anonymous', 'session.required')
  requireTurn(tx, 'record-numbers')
  refuseUnless(!(await readLicenceStanding(ctx)).isStopped, 'record.licence_stops')
  refuseUnless(!(await isClosing(ctx)), 'record.agency_closes')
  const details = withTelephones(typed, typed)
  await refusePassportOnFile(ctx, details.passportNumber)
  const { secondPersonApproval } = await readSettings(tx)
  const role = actor.kind === 'system' || actor.role === 'admin' ? 'admin' : 'moderator'
  const isWaiting = waits || (await isMinor(ctx, details))
  const state = isWaiting ? 'pending' : firstState(role, secondPersonApproval)
  const now = ctx.clock.now()
  const by = actorId(actor) as string
  const id = ctx.ids.uuid()
  const { record, written } = await writeNew(ctx, {
    ...details,
    id,
    reference: await newReference(ctx),
    state,
    returnReason: null,
    hiddenAt: null,
    unpublishedAt: null,
    deletedAt: null,
    mergedInto: null,
    createdBy: by,
    createdAt: now,
    updatedBy: by,
    updatedAt: now,
    approvedBy: state === 'approved' ? by : null,
    approvedAt: state === 'approved' ? now : null,
    submittedAt: state === 'pending' ? now : null,
    stage: null,
    assignedTo: null,
    version: 1,
  })
  await appendAudit(ctx, 'record.created', `record:${id}`, written)
  if (state === 'approved') await tell(ctx, { recordId: id, kind: 'file' })
  return record
}

/**
 * Refuses a number that another record has. An admin and the record's author are told which record; another moderator
 * only that the number is on file.
 * @param unless the record that may have it: its own, or that of one merged into it
 */
export async function refusePassportOnFile(
  ctx: WriteContext,
  number: string,
  unless: string | null = null,
): Promise<void> {
  const holder = await selectByPassport(ctx.tx, number)
  if (!holder || holder.id === unless) return
  throw refusal('record.passport_taken', {
    fields: [
      { path: 'passportNumber', message: 'A record with this passport number is already on file.' },
    ],
    extra: mayKnowWhich(ctx.actor, holder) ? { recordId: holder.id } : {},
  })
}

/** 40 random bits: two of a million records rarely collide, and then the next draw decides. */
async function newReference(ctx: WriteContext): Promise<string> {
  for (;;) {
    const reference = `CR-${ctx.ids.crockford(8)}`
    if (!(await referenceExists(ctx.tx, reference))) return reference
  }
}

/**
 * Tells whether a passport number is already on file, while it is being typed. An admin and the record's author get a
 * link to the record; another moderator learns only that the number is on file, as they would by adding it. That still
 * reveals something about somebody else's candidate, so it is in the audit log and rate-limited; students and strangers
 * cannot ask.
 */
export async function checkPassport(
  ctx: ActionContext,
  { passportNumber, except }: PassportCheck,
): Promise<PassportAnswer> {
  await ctx.limits.take(recordRates.passportCheck, actorId(ctx.actor) ?? '')
  const holder = await ctx.read(({ tx }) => selectByPassport(tx, passportNumber))
  if (!holder || holder.id === except) return { onFile: false, record: null }
  if (!mayKnowWhich(ctx.actor, holder)) {
    await ctx.writeGrouped((write) =>
      appendAudit(write, 'record.passport_checked', `record:${holder.id}`),
    )
    return { onFile: true, record: null }
  }
  const record = await ctx.read(({ tx }) => selectRecord(tx, holder.id))
  return { onFile: true, record: record ?? null }
}

/** Tells whether somebody may learn which record has a passport number. */
function mayKnowWhich(actor: Actor, holder: { createdBy: string }): boolean {
  if (actor.kind === 'system') return true
  if (actor.kind === 'anonymous' || actor.role === 'student') return false
  return actor.role === 'admin' || actor.id === holder.createdBy
}

/** Returns details with each telephone as E.164, read as people of its country write it; refuses what is none there. */
export function withTelephones<Some extends Partial<Record<FieldName, string | null | undefined>>>(
  details: Some,
  countries: Record<DialledIn, string>,
): Some {
  const read = fieldNames.flatMap((name) => {
    const [row, typed] = [recordFields[name], details[name]]
    if (row.control !== 'telephone' || !typed) return []
    return [[name, readTelephone(typed, countries[row.dialledIn])] as const]
  })
  const fields = read.flatMap(([path, number]) =>
    number === null ? [{ path, message: ofField('badTelephone', path) }] : [],
  )
  if (fields.length > 0) throw refusal('request.invalid', { fields })
  return { ...details, ...Object.fromEntries(read) }
}
