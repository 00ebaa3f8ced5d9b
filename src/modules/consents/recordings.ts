import { Readable } from 'node:stream'
import { appendAudit } from '#modules/audit'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { clearAway, missingFile, setAside } from '#platform/storage'
import { audioTypeOf } from './audio.ts'
import { consentLimits } from './limits.ts'
import {
  deleteRecordingAt,
  insertRecording,
  type RecordingRow,
  selectRecording,
  selectRecordings,
} from './recordings.store.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { type AudioType, consentEdition, type RecordingPlace, type Recordings } from './schema.ts'
import { soundAlone } from './sound/sound-alone.ts'

const folder = 'consent-recordings/'
const keyOf = (id: string) => `${folder}${id}`

/** Lists every recording, also of words that have changed since. */
export async function listRecordings({ tx }: Pick<ReadContext, 'tx'>): Promise<Recordings> {
  const rows = await selectRecordings(tx)
  return {
    edition: consentEdition,
    recordings: rows.map(({ id, purpose, language, edition, recordedAt }) => ({
      ...{ id, purpose, language, recordedAt },
      isOfWordsNow: edition === consentEdition,
    })),
  }
}

/**
 * Stores a recording of the present words, read aloud, in place of the previous one. Nothing checks its sound: the page
 * says who recorded it. Only the sound is stored, byte by byte as it arrived: whatever else a recorder added is removed.
 *
 * @throws Refusal `document.empty`, `consent.recording_too_large`, `consent.no_recording`, `consent.recording_unclear`
 */
export async function setRecording(
  ctx: ActionContext,
  place: RecordingPlace,
  source: AsyncIterable<Uint8Array>,
): Promise<Recordings> {
  const { mediaType, sound } = await receiveSound(ctx, source)
  const staged = await stageRecording(ctx, sound)
  try {
    const id = ctx.ids.uuid()
    await staged.keep(keyOf(id))
    const { sha256, bytes } = staged
    const { before, list } = await ctx.write(async (write) => {
      const former = await deleteRecordingAt(write.tx, place)
      const made = { recordedBy: actorId(write.actor), recordedAt: write.clock.now() }
      const what = { edition: consentEdition, mediaType, bytes, sha256 }
      await insertRecording(write.tx, { id, ...place, ...what, ...made })
      await noteChange(write, 'consent.recording_set', { ...place, sha256 })
      return { before: former, list: await listRecordings(write) }
    })
    await clearFile(ctx, before)
    return list
  } finally {
    await staged.discard()
  }
}

/** Receives a recording; returns its type, and the sound without the rest. */
async function receiveSound(ctx: ActionContext, source: AsyncIterable<Uint8Array>) {
  const arrived = await stageRecording(ctx, source)
  try {
    const bytes = await arrived.read()
    const mediaType = audioTypeOf(bytes)
    refuseUnless(mediaType, 'consent.no_recording')
    const sound = soundAlone(bytes, mediaType)
    refuseUnless(sound, 'consent.recording_unclear')
    return { mediaType, sound: Readable.from([sound]) }
  } finally {
    await arrived.discard()
  }
}

/** Stages the bytes; the default sentence would name the limit for scans. */
async function stageRecording({ storage }: ActionContext, source: AsyncIterable<Uint8Array>) {
  try {
    return await storage.stage(source, consentLimits.recordingBytes, folder)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'document.too_large')
      throw refusal('consent.recording_too_large')
    throw error
  }
}

/** Removes a recording. Does nothing where there is none. */
export async function removeRecording(
  ctx: ActionContext,
  place: RecordingPlace,
): Promise<Recordings> {
  const { before, list } = await ctx.write(async (write) => {
    const former = await deleteRecordingAt(write.tx, place)
    if (former !== null) await noteChange(write, 'consent.recording_removed', { ...place })
    return { before: former, list: await listRecordings(write) }
  })
  await clearFile(ctx, before)
  return list
}

type Said = RecordingPlace & { sha256?: string }

function noteChange(
  ctx: WriteContext,
  action: 'consent.recording_set' | 'consent.recording_removed',
  details: Said,
): Promise<void> {
  return appendAudit(ctx, action, 'organisation', details)
}

async function clearFile(ctx: ActionContext, id: string | null): Promise<void> {
  if (id !== null) await clearAway(ctx, () => ctx.storage.remove(keyOf(id)))
}

/**
 * Returns the sound of a recording with its type: what was stored before recordings were freed of all else is freed of
 * it here. Refuses with `document.not_found`, and `consent.recording_unclear` where that cannot be done.
 */
export async function readRecording(
  ctx: ActionContext,
  id: string,
): Promise<{ bytes: Buffer; mediaType: AudioType }> {
  const row = await ctx.read(({ tx }) => selectRecording(tx, id))
  refuseUnless(row, 'document.not_found')
  const bytes = await ctx.storage.read(keyOf(id))
  if (!bytes) throw missingFile(ctx, { recordingId: id })
  const sound = soundAlone(bytes, row.mediaType)
  refuseUnless(sound, 'consent.recording_unclear')
  return { bytes: sound, mediaType: row.mediaType }
}

/** Sets files without a row aside. `olderThan` protects uploads in progress. */
export async function sweepRecordings(ctx: ActionContext, olderThan: Date): Promise<number> {
  const known = await idsOf(ctx)
  let cleared = 0
  for await (const item of ctx.storage.list(folder)) {
    if (item.modifiedAt >= olderThan || known.has(item.key.slice(folder.length))) continue
    await setAside(ctx.storage, item)
    cleared += 1
  }
  return cleared
}

/** What the doctor found wrong with one file of a recording. */
export interface RecordingFinding {
  problem: 'missing' | 'orphan' | 'unclear'
  subject: string
}

/** Looks for the file of each recording, whether it can be heard, and for other files. */
export async function* examineRecordings(ctx: ActionContext): AsyncIterable<RecordingFinding> {
  const known = await idsOf(ctx)
  for (const [id, { purpose, language, mediaType }] of known) {
    const bytes = await ctx.storage.read(keyOf(id))
    const subject = `${purpose} (${language})`
    if (!bytes) yield { problem: 'missing', subject }
    else if (!soundAlone(bytes, mediaType)) yield { problem: 'unclear', subject }
  }
  for await (const { key } of ctx.storage.list(folder))
    if (!known.has(key.slice(folder.length))) yield { problem: 'orphan', subject: key }
}

async function idsOf(ctx: ActionContext): Promise<Map<string, RecordingRow>> {
  const rows = await ctx.read(({ tx }) => selectRecordings(tx))
  return new Map(rows.map((row) => [row.id, row]))
}
