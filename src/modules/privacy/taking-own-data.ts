import { type ArchiveEntry, listedIn, packedFile, zipOf } from '#modules/archive'
import { appendAudit, readLogKey } from '#modules/audit'
import { fullSizeOf } from '#modules/documents'
import { isProofCode, proofCode } from '#modules/messages'
import { messageLimits } from '#modules/messages/schema'
import { readSettings } from '#modules/organisation'
import { getRecord, provingContact, selectRecord, tellEverywhere, tellOne } from '#modules/records'
import { hour, later } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { heldTables } from './kept-tables.ts'
import {
  noteFiles,
  type OwnDataLetter,
  type OwnFiles,
  proofsOf,
  type Section,
  scansOf,
} from './own-files.ts'
import {
  countTry,
  deleteCodesBefore,
  insertCode,
  markUsed,
  rowsAbout,
  selectCodesSince,
  selectScanSizes,
} from './privacy.store.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { privacyLimits } from './schema.ts'

/**
 * Writes everything about a record, one file after another: what people read, what programs read, each scan in every
 * version as a marked copy (H8), each event's proof, and finally what is in it and what was missing. Only one scan or
 * proof at a time is in memory.
 */
async function ownDataZip(
  ctx: ActionContext,
  recordId: string,
  letter: OwnDataLetter,
  reader: string | null,
): Promise<AsyncGenerator<Uint8Array>> {
  const { record, settings } = await ctx.read(async ({ tx }) => ({
    record: await selectRecord(tx, recordId),
    settings: await readSettings(tx),
  }))
  refuseUnless(record, 'record.not_found')
  const madeAt = ctx.clock.now()
  const { displayName: organisation, timeZone } = settings
  const { reference } = record
  const language = reader ?? record.language
  const files: OwnFiles = { recordId, documents: [], photos: [], sent: [], events: [], missing: [] }
  const head = { organisation, settings, reference, madeAt, language, timeZone }
  const mark = letter.watermark(organisation, reference)
  return zipOf(entriesOf(ctx, { files, letter, head, mark }), async (written) => {
    const about = { madeAt, organisation, reference, missing: files.missing }
    return { path: 'contents.json', parts: listedIn(about, 'files', written) }
  })
}

/** About how many bytes the rows and the proofs of their events take, packed. */
const besideScans = 100_000

/** Returns about how large everything about a record is, as one zip. */
export async function ownDataSize({ tx }: ReadContext, recordId: string): Promise<number> {
  const scans = await selectScanSizes(tx, recordId)
  return scans.reduce((sum, scan) => sum + fullSizeOf(scan), besideScans)
}

interface Whose {
  files: OwnFiles
  letter: OwnDataLetter
  head: Parameters<OwnDataLetter['page']>[0]
  mark: string
}

async function* entriesOf(
  ctx: ActionContext,
  { files, letter, head, mark }: Whose,
): AsyncGenerator<ArchiveEntry> {
  const { tx, close } = await ctx.openSnapshot()
  const sections = (note: (section: Section) => Section) =>
    (async function* () {
      for (const [table, held] of heldTables)
        yield note({ table, rows: rowsAbout(tx, files.recordId, [table, held]) })
    })()
  try {
    const page = letter.page(
      head,
      sections((section) => section),
    )
    yield packedFile('index.html', encoded(page))
    const data = dataOf(
      head,
      sections((section) => noteFiles(section, files)),
    )
    yield packedFile('data.json', encoded(data))
  } finally {
    await close()
  }
  yield* scansOf(ctx, files, mark)
  yield* proofsOf(ctx, files)
  const key = await ctx.read(readLogKey)
  if (key !== null) yield packedFile('log/key.txt', [Buffer.from(`${key}\n`)])
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}

/** Yields each table's rows as they are stored, under its name. */
async function* dataOf(
  { organisation, reference, madeAt }: Whose['head'],
  sections: AsyncIterable<Section>,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ organisation, reference, madeAt }).slice(0, -1)}`
  for await (const { table, rows } of sections) {
    yield `,\n${JSON.stringify(table)}:[`
    let before = '\n'
    for await (const batch of rows) {
      yield before + batch.map((row) => JSON.stringify(row)).join(',\n')
      before = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}

const { ownDataCode } = messageLimits
const { ownDataCodeTries, ownDataCodesPerHour } = privacyLimits

/**
 * Sends the candidate of an open file a code, to the telephone or email on file. The response is the same if there is
 * neither: a person who only got hold of number and code must not learn where the next proof is sent. Refuses with
 * `own_data.too_many_codes`, and with `own_data.contact_changed` while only one could get it that was just changed.
 */
export async function askForCode(
  ctx: WriteContext,
  { recordId }: { recordId: string },
): Promise<void> {
  const now = ctx.clock.now()
  const former = await selectCodesSince(ctx.tx, recordId, { now, within: hour })
  refuseUnless(former.length < ownDataCodesPerHour, 'own_data.too_many_codes')
  const { contact, settling } = await provingContact(ctx, recordId)
  if (contact === null && settling)
    throw refusal('own_data.contact_changed', { extra: { until: settling.until } })
  const id = await tellOne(ctx, { recordId, kind: 'proof', contact })
  await insertCode(ctx.tx, {
    id,
    recordId,
    codeHash: ctx.secrets.hmac('own-data-code', hashedText(id, proofCode(ctx, id))),
    madeAt: now,
    endsAt: later(now, ownDataCode),
    tries: 0,
    usedAt: null,
  })
  await appendAudit(ctx, 'own_data.code_sent', `record:${recordId}`)
}

/**
 * Tells whether a typed code is the latest one of the record and may still be used; it is then used up. A wrong one
 * counts: after five the code ends. The caller has to commit the transaction in either case.
 */
async function useCode(
  ctx: WriteContext,
  { recordId, code }: { recordId: string; code: string },
): Promise<boolean> {
  const now = ctx.clock.now()
  const [latest] = await selectCodesSince(ctx.tx, recordId, { now, within: ownDataCode })
  if (!latest || !(await countTry(ctx.tx, latest.id, ownDataCodeTries))) return false
  const isStored = ctx.secrets.isHmac('own-data-code', hashedText(latest.id, code), latest.codeHash)
  // The secret may have changed between the question and the message.
  if (!isStored && !isProofCode(ctx, latest.id, code)) return false
  await markUsed(ctx.tx, latest.id, now)
  return true
}

/** Deletes ended codes, which count for an hour and then have no further use. */
export async function forgetOwnDataCodes(ctx: WriteContext): Promise<void> {
  await deleteCodesBefore(ctx.tx, later(ctx.clock.now(), -hour))
}

function hashedText(id: string, code: string): string {
  return `hash:${id}:${code}`
}

type HolderOf = (ctx: ReadContext) => Promise<{ recordId: string }>

/**
 * Exports everything that is held about the candidate of an open file, as one zip that is written while it is being
 * read, in the language of whoever takes it. Number and access code opened the file; the code from a message is the second proof. Writes `own_data.taken`
 * into the audit log before the first byte. Refuses with `own_data.wrong_code`.
 */
export async function takeOwnData(
  ctx: ActionContext,
  holderOf: HolderOf,
  { code, letter, language }: { code: string; letter: OwnDataLetter; language?: string },
): Promise<AsyncGenerator<Uint8Array>> {
  const recordId = await ctx.write(async (write) => {
    const holder = await holderOf(write)
    if (!(await useCode(write, { recordId: holder.recordId, code }))) return null
    await appendAudit(write, 'own_data.taken', `record:${holder.recordId}`)
    return holder.recordId
  })
  if (recordId === null) throw refusal('own_data.wrong_code')
  return ownDataZip(ctx, recordId, letter, language ?? null)
}

/** Exports the same for staff, who hand it over; the candidate is told. Writes `own_data.handed_over`. */
export async function handOverOwnData(
  ctx: ActionContext,
  { recordId, letter }: { recordId: string; letter: OwnDataLetter },
): Promise<AsyncGenerator<Uint8Array>> {
  await ctx.write(async (write) => {
    const record = await getRecord(write, recordId)
    refuseUnless(record.deletedAt === null, 'record.in_trash')
    await appendAudit(write, 'own_data.handed_over', `record:${recordId}`)
    await tellEverywhere(write, { recordId, kind: 'data' })
  })
  return ownDataZip(ctx, recordId, letter, null)
}
