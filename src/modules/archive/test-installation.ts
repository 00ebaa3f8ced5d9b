import type { Insertable } from 'kysely'
import type { Tables } from '#migrations'
import { keepCheckpoint, openSealer } from '#modules/audit'
import { uploadDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { publishNotice } from '#modules/notices'
import { changeRecord, deleteRecord, getRecord, hideRecord, setStage } from '#modules/records'
import { later } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { approvedRecord, bytesOf, recordOfOld, setUpPadma } from '#test/candidates'
import { documentPng, documentWebp } from '#test/phone-photos'
import { people, type TestRuntime } from '#test/test-runtime'
import { countRows } from './archive.store.ts'
import { tablesOf } from './archive-parts.ts'

/** When all of it happened. */
const at = '2026-11-20T09:00:00.000Z'

export const attestationKey = {
  multikey: 'z6Mk',
  madeAt: at,
  retiredAt: null,
  revokedAt: null,
  restoredAt: null,
  fromFile: 1,
}
export const attestationSeed = { multikey: 'z6Mk', sealedSeed: '' }

const entry = {
  ...{ recordId: null, item: null, feeName: null, paidBy: null, method: null, reference: null },
  ...{ receiptYear: null, receiptNumber: null, corrects: null, refunds: null, with: null },
} as const
const paid = { receiptYear: 2026, receiptNumber: 1, method: 'cash' } as const
const ofItem = { ...entry, classId: null, item: 'fee', paidBy: 'worker' } as const
const back = { ...paid, receiptNumber: 3, refunds: 'l3' }
const ledger = [
  { ...entry, ...paid, id: 'l1', sequence: 1, kind: 'payment', amount: 50_000 },
  { ...entry, id: 'l2', sequence: 2, kind: 'charge', amount: -50_000 },
  { ...ofItem, ...paid, id: 'l3', sequence: 3, kind: 'payment', receiptNumber: 2, amount: 900 },
  { ...ofItem, ...back, id: 'l4', sequence: 4, kind: 'refund', amount: -400 },
  { ...ofItem, id: 'l5', sequence: 5, kind: 'charge', amount: 400, with: 'l4' },
] as const

type Rows = { [Table in keyof Tables]?: readonly Partial<Insertable<Tables[Table]>>[] }

/** What cannot be any text or number in the rows of a table; without any, it has one row. */
const rows: Rows = {
  contractReadings: [{ how: 'heard' }],
  shares: [{ purpose: 'bank' }],
  comparisons: [{ showed: 'other', answer: 'kept' }],
  cases: [{ state: 'answered' }],
  caseSteps: [{ step: 'answered' }],
  classes: [{ state: 'open' }],
  classSessions: [{ endsAt: later(at, 3_600_000) }],
  enrolments: [{ state: 'enrolled' }],
  trainingMessages: [{ kind: 'enrolled' }],
  ledgerEntries: ledger,
  formerSecrets: [{ sealedKeys: '' }],
  attestationKeys: [attestationKey],
  attestationSeeds: [attestationSeed],
  invites: [{ role: 'moderator' }],
}

/** Fills an installation with rows in every table that an export has, and files of every sort. */
export async function fill(runtime: TestRuntime): Promise<string> {
  await setUpPadma(runtime)
  const amina = runtime.as(people.amina)
  const record = await recordOfOld(runtime, { name: '=HYPERLINK("x") রহিমা' })
  for (const bytes of [await documentPng('first'), await documentWebp('second')])
    await uploadDocument(amina, {
      recordId: record.id,
      kind: 'visa-paper',
      originalName: 'visa "paper", স্ক্যান.png',
      source: bytesOf(bytes),
    })
  await amina.write((ctx) => issueAccessCode(ctx, record.id))
  const changes = { address: 'New road 4,\nDhaka' }
  await amina.write(async (ctx) => {
    const { version } = await getRecord(ctx, record.id)
    await changeRecord(ctx, { recordId: record.id, version, changes })
  })
  const stage = 'stage_medical'
  await amina.write((ctx) => setStage(ctx, { recordId: record.id, stage }))
  const hidden = await approvedRecord(runtime, { name: 'Karim' })
  await amina.write((ctx) => hideRecord(ctx, { recordId: hidden.id, version: hidden.version }))
  const deleted = await approvedRecord(runtime, { name: 'Nobody any more' })
  await amina.write((ctx) => deleteRecord(ctx, { recordId: deleted.id, version: deleted.version }))
  const images = [await documentPng('left'), await documentPng('right')].map(bytesOf)
  const translations = { bn: { title: 'ঈদ', text: 'বন্ধ' } }
  await publishNotice(amina, { title: 'Eid', text: 'Closed', translations, images })
  await runtime.runtime.database.write((tx) => fillTheRest(tx, record.id))
  await openSealer(runtime.system).seal()
  await keepCheckpoint(runtime.system)
  return record.id
}

/** The sealer makes these, and a test the last. */
const madeLater = ['logs', 'logSalts', 'apiKeys']

/** Fills tables that no verb of a test fills: each column, and one after a row that its name refers to. */
async function fillTheRest(tx: Transaction, recordId: string): Promise<void> {
  const first = async (table: 'accounts' | 'documents' | 'accessCodes') =>
    (await tx.selectFrom(table).select('id').executeTakeFirstOrThrow()).id
  const ids: Readonly<Record<string, string>> = {
    ...{ recordId, accountId: await first('accounts') },
    ...{ documentId: await first('documents'), accessCodeId: await first('accessCodes') },
  }
  const anyOf = ({ name, dataType }: { name: string; dataType: string }): string | number => {
    if (/int/i.test(dataType)) return 1
    if (/id$/i.test(name)) return ids[name] ?? 'one'
    return /(?:At|On|since)$/.test(name) ? at : '@everyone'
  }
  await tx.updateTable('records').set({ assignedTo: 'amina' }).where('id', '=', recordId).execute()
  // Waiting messages are uncertain after a restore; a separate test checks that.
  await tx.updateTable('messages').set({ state: 'sent', way: 'mail', endedAt: at }).execute()
  const shapes = await tx.introspection.getTables()
  for (const { table } of tablesOf('backup')) {
    if (madeLater.includes(table) || (await countRows(tx, table)) > 0) continue
    const columns = shapes.find(({ name }) => name === table)?.columns ?? []
    const row = Object.fromEntries(columns.map((column) => [column.name, anyOf(column)]))
    for (const own of rows[table] ?? [{}])
      await tx
        .insertInto(table)
        .values({ ...row, ...own } as never)
        .execute()
  }
}
