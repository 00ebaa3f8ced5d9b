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
 * says who recorded it. The bytes are stored and served as they arrived.
 *
 * @throws Refusal `document.empty`, `consent.recording_too_large`, `consent.no_recording`
 */
export async function setRecording(
  ctx: ActionContext,
  place: RecordingPlace,
  source: AsyncIterable<Uint8Array>,
): Promise<Recordings> {
  const staged = await stageRecording(ctx, source)
  try {
    const mediaType = audioTypeOf(await staged.read())
    refuseUnless(mediaType, 'consent.no_recording')
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

/** Stages the bytes; the default sentence would name the limit for scans. */
async function stageRecording({ storage }: ActionContext, source: AsyncIterable<Uint8Array>) {
  try {
    return await storage.stage(source, consentLimits.recordingBytes)
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

/** Returns the bytes of a recording with their type. Refuses with `document.not_found`. */
export async function readRecording(
  ctx: ActionContext,
  id: string,
): Promise<{ bytes: Buffer; mediaType: AudioType }> {
  const row = await ctx.read(({ tx }) => selectRecording(tx, id))
  refuseUnless(row, 'document.not_found')
  const bytes = await ctx.storage.read(keyOf(id))
  if (!bytes) throw missingFile(ctx, { recordingId: id })
  return { bytes, mediaType: row.mediaType }
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
  problem: 'missing' | 'orphan'
  subject: string
}

/** Looks for the file of each recording, and for others. */
export async function* examineRecordings(ctx: ActionContext): AsyncIterable<RecordingFinding> {
  const known = await idsOf(ctx)
  for (const [id, { purpose, language }] of known)
    if (!(await ctx.storage.read(keyOf(id))))
      yield { problem: 'missing', subject: `${purpose} (${language})` }
  for await (const { key } of ctx.storage.list(folder))
    if (!known.has(key.slice(folder.length))) yield { problem: 'orphan', subject: key }
}

async function idsOf(ctx: ActionContext): Promise<Map<string, RecordingRow>> {
  const rows = await ctx.read(({ tx }) => selectRecordings(tx))
  return new Map(rows.map((row) => [row.id, row]))
}
