import { createHash } from 'node:crypto'
import { isPurged, transparencyRefusals } from '#modules/audit'
import { isSameRecord } from '#modules/merges'
import { type ActionContext, actorId, picturesOf, type ReadContext } from '#platform/context'
import { isRowWhole, type Signed, type SignedAs, signRow } from '#platform/crypto'
import { isOutcomeUnknown } from '#platform/database'
import { refusalsOf, refusing } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { clearAway, keepExamined, readNamed, type Staged, sweepFolder } from '#platform/storage'
import { canonicalJson } from '#platform/tlog'
import { type CaseRow, type StepRow, selectCase } from './cases.store.ts'
import { type CaseKind, rowOf } from './kinds.schema.ts'
import {
  type CaseContent,
  type CaseFile,
  caseFileSchema,
  type Fields,
  type OwnCase,
} from './schema.ts'

type Keys = Pick<ReadContext, 'secrets'>

/** Which columns of a case stay as they were written; the others say how far it is. */
const signedCase = {
  ...{ id: true, number: true, kind: true, recordId: true, accountId: true },
  ...{ part: true, partId: true, said: true, digest: true, file: true, amount: true },
  ...{ currency: true, stays: true, createdAt: true, mac: false },
  ...{ state: false, result: false, dueAt: false, assignedTo: false, changedAt: false },
} as const satisfies Signed<CaseRow>

/** The first release signed each column of a step, the empty ones too. */
const signedStep = {
  ...{ id: 'even-empty', caseId: 'even-empty', recordId: 'even-empty', accountId: 'even-empty' },
  ...{ step: 'even-empty', result: 'even-empty', text: 'even-empty', by: 'even-empty' },
  ...{ at: 'even-empty', mac: false },
} as const satisfies Signed<StepRow>

/** Signs what was said in a case, or a step, under a key used only for this. */
export function macOf({ secrets }: Keys, row: Omit<CaseRow, 'mac'> | Omit<StepRow, 'mac'>): string {
  return signRow(secrets, signedAs(row), row)
}

/** Tells whether a case, or a step of it, is as it was written. */
export function isWhole({ secrets }: Keys, row: CaseRow | StepRow): boolean {
  return isRowWhole(secrets, signedAs(row), { row, mac: row.mac })
}

const signedAs = (row: object): SignedAs => ({
  purpose: 'case',
  columns: 'caseId' in row ? signedStep : signedCase,
})

/** Returns the content of a digest in the form of RFC 8785, one line. */
export const lineOf = (content: CaseContent): string => canonicalJson(content)

/** Returns the SHA-256 of what was written; because of the random bits in it the digest reveals nothing. */
export const digestOf = (content: CaseContent): string =>
  createHash('sha256').update(lineOf(content)).digest('hex')

/** Returns what was said, by the fields of the kind: nothing else that the row may hold. */
function saidIn({ kind, said }: Pick<CaseRow, 'kind' | 'said'>): Fields {
  const held = JSON.parse(said ?? '{}') as Fields
  const fields = Object.entries(rowOf(kind as CaseKind).fields)
  const kept = fields.filter(([, { as }]) => as !== 'amount' && as !== 'currency')
  return Object.fromEntries(kept.map(([name]) => [name, held[name] ?? null]))
}

/** Reads what is stored of a photo. */
export const fileOf = (file: string) => caseFileSchema.parse(JSON.parse(file))

/** What an event of a case is about: its record, so that it is in the history of that one; else the case. */
export const subjectOf = ({ id, recordId }: Pick<CaseRow, 'id' | 'recordId'>): string =>
  recordId === null ? `case:${id}` : `record:${recordId}`

/** A step, and whether it is the answer of who had entered what is called wrong. */
export type DecidedStep = StepRow & { samePerson: boolean }

/** Describes a case for the person who brought it. */
export function describedFor(now: string, row: CaseRow, steps: readonly DecidedStep[]): OwnCase {
  const { id, number, part, result, createdAt, dueAt, amount, currency } = row
  const kind = row.kind as CaseKind
  const state = row.state === 'open' ? 'open' : 'answered'
  return {
    ...{ id, number, kind, part, said: saidIn(row), state, result, createdAt, dueAt },
    filePages: row.file === null ? 0 : fileOf(row.file).pages,
    money: amount === null || currency === null ? null : { amount, currency },
    isOverdue: state === 'open' && dueAt < now,
    steps: steps.map(({ step, result, text, at, samePerson }) => ({
      ...{ step, result, text, at, samePerson },
    })),
    mayDisagree: state === 'answered' && mayDisagree(kind, result, steps),
    mayTakeBack: mayTakeBack(row),
  }
}

/** Tells whether the person may take a case back, and has not done so. */
export const mayTakeBack = ({ kind, result }: Pick<CaseRow, 'kind' | 'result'>): boolean =>
  rowOf(kind as CaseKind).mayTakeBack === true && result !== 'takenBack'

/** Tells whether the person may say, this once, that they do not agree with a result. */
function mayDisagree(kind: CaseKind, result: string | null, steps: readonly StepRow[]): boolean {
  const given = rowOf(kind).results[result ?? '']
  return given?.mayDisagree === true && !steps.some(({ step }) => step === 'again')
}

/** Photos that came with cases. Only the purge of their record removes one. */
export const caseFilesFolder = 'case-files/'

export const caseFileKey = ({ id, recordId }: Pick<CaseRow, 'id' | 'recordId'>): string =>
  `${caseFilesFolder}${recordId}/${id}`

/** Stores a photo, checked as an upload is; what is staged is to be discarded. */
export async function keepFile(
  ctx: ActionContext,
  key: string,
  source: AsyncIterable<Uint8Array>,
): Promise<{ staged: Staged; file: CaseFile }> {
  const sent = { key, source, limit: platformLimits.uploadBytes }
  const pictures = picturesOf(ctx, key.slice(0, key.lastIndexOf('/')))
  const { staged, found } = await keepExamined(ctx, sent, (staged) =>
    pictures.inspect(() => staged.read()),
  )
  const { sha256, bytes } = staged
  return { staged, file: caseFileSchema.parse({ sha256, bytes, ...found }) }
}

/** Stores a photo, if there is one, and waits for its row: a photo without one leaves no file. */
export async function keepWithRow<Row>(
  ctx: ActionContext,
  { key, source }: { key: string; source: AsyncIterable<Uint8Array> | null },
  write: (file: CaseFile | null) => Promise<Row>,
): Promise<Row> {
  const kept = source && (await keepFile(ctx, key, source))
  try {
    return await write(kept?.file ?? null)
  } catch (error) {
    // When it is unknown whether the row exists, the photo stays for the sweep.
    if (kept && !isOutcomeUnknown(error)) await clearAway(ctx, () => ctx.storage.remove(key))
    throw error
  } finally {
    await kept?.staged.discard()
  }
}

/** Tells whether a photo is there, as it was sent; `file` is what its row holds of it. */
export async function isAsSent({ storage }: ActionContext, key: string, file: string) {
  const bytes = await storage.read(key)
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === fileOf(file).sha256
}

/** Clears photos without a case away: removed after a purge, else set aside. Returns how many. */
export async function sweepCaseFiles(ctx: ActionContext, olderThan: Date): Promise<number> {
  return sweepFolder(ctx.storage, { folder: caseFilesFolder, olderThan }, async (key) => {
    const [, recordId, id = ''] = key.split('/')
    if (await ctx.read(({ tx }) => selectCase(tx, id))) return 'named'
    return (await isPurged(ctx, `record:${recordId}`)) ? 'spent' : 'unexplained'
  })
}

interface FileView {
  page: number
  width?: 'full'
  format: 'webp' | 'jpeg'
  watermark: string | null
}

/**
 * Draws a page of the photo of a case, upright and without metadata. `recordId` where only that file is open. Refuses
 * with `case.not_found`.
 */
export async function drawCaseFile(
  ctx: ActionContext,
  { caseId, recordId }: { caseId: string; recordId: string | null },
  view: FileView,
): Promise<Buffer> {
  const row = await ctx.read(async ({ tx }) => {
    const row = await selectCase(tx, caseId)
    const isOfFile = recordId === null || (await isSameRecord(tx, row?.recordId ?? '', recordId))
    return isOfFile ? row : undefined
  })
  const isShown = row?.file != null
  refuseUnless(row && isShown, 'case.not_found')
  const { mediaType, pages } = fileOf(row.file as string)
  refuseUnless(view.page <= pages, 'case.not_found')
  const original = () => readNamed(ctx, caseFileKey(row), { caseId })
  // Whoever looks at it, a candidate sent it.
  const pictures = ctx.images.sentBy(actorId(ctx.actor) ?? row.recordId ?? row.id)
  return pictures.render(original, { width: 960, ...view, mediaType })
}

/** Refusals about cases: what people say or ask, and staff answer. */
export const caseRefusals = refusalsOf({
  'case.not_found': 'not_found',
  'case.not_the_same': 'conflict',
  'case.answered_already': 'conflict',
  'case.not_answered': 'conflict',
  'case.said_twice': 'conflict',
  'case.open_already': 'conflict',
  'case.day_ahead': 'invalid',
  'case.nothing_said': 'invalid',
  'case.not_taken_back': 'conflict',
  'case.too_many': 'conflict',
  'case.not_staff': 'invalid',
  'case.not_in_file': 'invalid',
  'case.not_corrected': 'conflict',
  'case.not_noted': 'conflict',
  'case.second_person': 'forbidden',
})

const known = refusing({ ...transparencyRefusals, ...caseRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
