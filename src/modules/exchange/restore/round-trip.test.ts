import { createHash } from 'node:crypto'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { createApiKey } from '#modules/accounts'
import { listEvents, verifyChain } from '#modules/audit'
import { uploadDocument } from '#modules/documents'
import { backUp, exportEverything, exportRecords, restoreExport } from '#modules/exchange'
import { issueAccessCode } from '#modules/lookup'
import { publishNotice } from '#modules/notices'
import { changeRecord, deleteRecord, getRecord, hideRecord, setStage } from '#modules/records'
import { recordListSchema } from '#modules/records/schema'
import { keepCheckpoint, openSealer, readCheckpointNote, verifyLog } from '#modules/transparency'
import { later } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { approvedRecord, bytesOf, setUpPadma } from '#test/candidates'
import { paperPng, paperWebp } from '#test/phone-photos'
import {
  type Engine,
  engines,
  people,
  startTestRuntime,
  type TestRuntime,
} from '#test/test-runtime'
import { rowsOf } from '../export/export.store.ts'
import {
  type ArchiveKind,
  exportedTables,
  foldersLeftOut,
  tablesOf,
} from '../export/exported-tables.ts'

const secret = 'the secret of the one agency that moves to another machine'
const others: Record<Engine, Engine> = { sqlite: 'postgres', postgres: 'sqlite' }
const at = '2026-11-20T09:00:00.000Z'

/** An installation with rows in every table that an export holds, and files of every sort. */
async function fill(runtime: TestRuntime): Promise<string> {
  await setUpPadma(runtime)
  const amina = runtime.as(people.amina)
  const record = await approvedRecord(runtime, { name: '=HYPERLINK("x") রহিমা' })
  for (const bytes of [await paperPng('first'), await paperWebp('second')])
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
  const stage = 'Medical examination'
  await amina.write((ctx) => setStage(ctx, { recordId: record.id, stage }))
  await runtime.runtime.database.write((tx) => fillNotes(tx, record.id))
  const hidden = await approvedRecord(runtime, { name: 'Karim' })
  await amina.write((ctx) => hideRecord(ctx, { recordId: hidden.id, version: hidden.version }))
  const deleted = await approvedRecord(runtime, { name: 'Nobody any more' })
  await amina.write((ctx) => deleteRecord(ctx, { recordId: deleted.id, version: deleted.version }))
  const images = [await paperPng('left'), await paperPng('right')].map(bytesOf)
  const translations = { bn: { title: 'ঈদ', text: 'বন্ধ' } }
  await publishNotice(amina, { title: 'Eid', text: 'Closed', translations, images })
  await fillTheRest(runtime, record.id)
  await openSealer(runtime.system).seal()
  await keepCheckpoint(runtime.system)
  return record.id
}

async function fillNotes(tx: Transaction, recordId: string): Promise<void> {
  const note = { id: 'n', recordId, writtenBy: 'amina', writtenAt: at, text: 'Call her' }
  await tx
    .insertInto('recordNotes')
    .values({ ...note, mentions: '[]' })
    .execute()
  await tx.updateTable('records').set({ assignedTo: 'amina' }).where('id', '=', recordId).execute()
}

const consent = {
  ...({ id: 'c', purpose: 'sharing', answer: 'withdrawn', answeredAt: at } as const),
  ...{ words: 'May papers be shown?', replacedAt: null },
} as const

const recording = {
  ...({
    id: 'r',
    purpose: 'sharing',
    language: 'bn',
    edition: 1,
    mediaType: 'audio/mpeg',
  } as const),
  ...{ bytes: 3, sha256: 'ab', recordedBy: 'amina', recordedAt: at },
} as const

const sighting = (recordId: string) => ({
  ...{ id: 'seen', recordId, kind: 'medical' as const, seenOn: '2026-11-20', seenBy: 'amina' },
  ...{ number: 'MED-17', notedAt: at, removedAt: at, removedBy: 'amina' },
})

const original = (recordId: string) => ({
  ...{ id: 'o', recordId, kind: 'passport', purpose: 'embassy', receivedBy: 'amina' },
  ...{ receivedOn: '2026-11-20', dueOn: '2026-12-01', backBy: '2026-11-23', createdAt: at },
  ...{ agreedBy: 'code', agreedAt: at, askedBackAt: at, returnedOn: '2026-11-20' },
  ...{ returnedBy: 'amina', returnNotedAt: at, returnAgreedBy: 'signature', returnAgreedAt: at },
})

/** Tables whose verbs belong to other modules get a row as those would write it. */
async function fillTheRest({ runtime }: TestRuntime, recordId: string): Promise<void> {
  await runtime.database.write(async (tx) => {
    const code = await tx.selectFrom('accessCodes').selectAll().executeTakeFirstOrThrow()
    const account = await tx.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
    const ids = { id: 'one', accountId: account.id, createdAt: at }
    const told = {
      kind: 'mentioned',
      recordId,
      concernId: null,
      madeBy: 'amina',
      readAt: at,
    } as const
    await tx
      .insertInto('notifications')
      .values({ ...ids, ...told })
      .execute()
    const paper = await tx.selectFrom('documents').select('id').executeTakeFirstOrThrow()
    await tx.insertInto('originals').values(original(recordId)).execute()
    const shown = { sha256: 'a'.repeat(64), documentId: paper.id, firstShownAt: at }
    await tx.insertInto('shownCopies').values(shown).execute()
    await tx.insertInto('toldOnce').values({ about: 'share:one', recordId }).execute()
    const summary = { accountId: account.id, nextAt: at, seenTo: at }
    await tx.insertInto('dailySummaries').values(summary).execute()
    await tx.insertInto('messagesOff').values({ recordId, kind: 'share', offAt: at }).execute()
    const leaving = { id: 'l', recordId, leftAt: at, stayedAt: null, doneBy: 'amina', doneAt: at }
    await tx.insertInto('leavings').values(leaving).execute()
    await tx.insertInto('sightings').values(sighting(recordId)).execute()
    await tx
      .insertInto('consents')
      .values({ ...consent, recordId })
      .execute()
    await tx.insertInto('consentRecordings').values(recording).execute()
    // What waits is in doubt after a restore; a test of its own says so.
    await tx.updateTable('messages').set({ state: 'sent', way: 'mail', endedAt: at }).execute()
    await tx
      .insertInto('recordLinks')
      .values({
        accountId: account.id,
        recordId,
        accessCodeId: code.id,
        linkedAt: at,
        viewedAt: null,
      })
      .execute()
    await tx
      .insertInto('contractTerms')
      .values({ id: 't', recordId, version: 1, terms: '{}', enteredBy: 'amina', enteredAt: at })
      .execute()
    await tx
      .insertInto('contractReadings')
      .values({ id: 'r', recordId, version: 1, how: 'heard', accountId: null, saidAt: at })
      .execute()
    await tx
      .insertInto('otherContracts')
      .values({
        ...{
          id: 'o',
          recordId,
          employer: 'Other',
          amount: 80_000,
          currency: 'SAR',
          period: 'month',
        },
        ...{ note: null, photo: null, accountId: null, reportedAt: at, mac: 'signed' },
      })
      .execute()
    const answer = { answer: 'Do not sign', answeredBy: 'amina', answeredAt: at, mac: 'signed' }
    await tx
      .insertInto('otherContractAnswers')
      .values({ contractId: 'o', recordId, ...answer })
      .execute()
    await tx.insertInto('shares').values(shareOf(recordId, code.id)).execute()
    await tx.insertInto('attestationKeys').values(attestationKey).execute()
    await tx.insertInto('attestationSeeds').values(attestationSeed).execute()
    await tx
      .insertInto('attestations')
      .values({ ...attestation, recordId })
      .execute()
    await tx
      .insertInto('checkReceipts')
      .values({ ...receipt, recordId })
      .execute()
    await tx
      .insertInto('comparisons')
      .values({ ...comparison, recordId, documentId: paper.id })
      .execute()
    await tx
      .insertInto('contests')
      .values({ ...contest, recordId })
      .execute()
    await tx
      .insertInto('concerns')
      .values({ ...concern, createdAt: at })
      .execute()
    const complaint = { number: 'CP-1', digest: 'd', content: '{}', createdAt: at, mac: 'signed' }
    await tx
      .insertInto('complaints')
      .values({ id: 'cp', ...complaint })
      .execute()
    await tx
      .insertInto('complaintAnswers')
      .values({ complaintId: 'cp', ...answer })
      .execute()
    await tx.insertInto('classes').values(lesson).execute()
    const session = { id: 's', classId: 'c', startsAt: at, endsAt: later(at, 3_600_000) }
    await tx.insertInto('classSessions').values(session).execute()
    await tx
      .insertInto('enrolments')
      .values({ ...enrolment, accountId: account.id })
      .execute()
    const present = { sessionId: 's', accountId: account.id, markedBy: 'm', markedAt: at }
    await tx.insertInto('attendance').values(present).execute()
    await tx
      .insertInto('trainingMessages')
      .values({ ...ids, classId: 'c', kind: 'enrolled', readAt: null })
      .execute()
    for (const row of ledger)
      await tx
        .insertInto('ledgerEntries')
        .values({ ...row, accountId: account.id })
        .execute()
    await tx
      .insertInto('disputes')
      .values({ ...ids, entryId: 'l1', text: 'Wrong', answer: null, ...unanswered })
      .execute()
    await tx
      .insertInto('ownPayments')
      .values({
        ...{ id: 'p', recordId, entryId: null, item: 'fee', amount: 4_000_000, currency: 'BDT' },
        ...{ paidTo: 'A broker', paidOn: '2026-11-01', note: null, accountId: null },
        ...{ enteredAt: at, mac: 'signed' },
      })
      .execute()
    const said = { answer: 'We ask him', answeredBy: 'amina', answeredAt: at, mac: 'signed' }
    await tx
      .insertInto('ownPaymentAnswers')
      .values({ paymentId: 'p', recordId, ...said })
      .execute()
    const view = { name: 'Mine', filters: '{}', columns: '[]' }
    await tx
      .insertInto('savedViews')
      .values({ ...ids, ...view })
      .execute()
    await tx
      .insertInto('secondFactors')
      .values({
        accountId: account.id,
        secret: 'sealed',
        createdAt: at,
        enabledAt: at,
        lastStep: 3,
      })
      .execute()
    await tx
      .insertInto('backupCodes')
      .values({ id: 'b', accountId: account.id, codeHash: 'hash', usedAt: null })
      .execute()
    await tx
      .insertInto('passkeys')
      .values({ ...passkey, accountId: account.id })
      .execute()
    await tx.insertInto('invites').values(invitation).execute()
    await tx
      .insertInto('codeAlerts')
      .values({ ...alert, recordId })
      .execute()
  })
}

/** Takes away what a restore itself writes. */
function expectRestoredEvents({ tables }: { tables: Record<string, unknown[]> }): void {
  expect(tables.attestationKeys).toEqual([
    { ...attestationKey, retiredAt: expect.any(String), restoredAt: expect.any(String) },
  ])
  tables.attestationKeys = [attestationKey]
  if (tables.attestationSeeds) {
    expect(tables.attestationSeeds).toEqual([])
    tables.attestationSeeds = [attestationSeed]
  }
  expect(tables.auditEvents?.pop()).toMatchObject({ action: 'attestation_key.restored' })
  expect(tables.logs?.pop()).toMatchObject({ number: 2, size: 0, checkpoint: null })
  expect(tables.auditEvents?.pop()).toMatchObject({ action: 'log.succeeded' })
  expect(tables.auditEvents?.pop()).toMatchObject({ action: 'export.restored' })
}

const unanswered = { answeredBy: null, answeredAt: null }
const shareOf = (recordId: string, accessCodeId: string) => ({
  ...{ id: 'share', recordId, accessCodeId, codeHash: 'hash', kinds: '["visa-paper"]' },
  ...{ purpose: 'bank' as const, label: 'Loan', createdBy: null, createdAt: at },
  ...{ expiresAt: at, revokedAt: null, labelOnReceipts: 1 },
})
const comparison = {
  ...{ id: 'comparison', kind: 'visa-paper', checkId: 'any-x', round: 1, place: 1 },
  ...{ askedOn: '2026-11-20', showed: 'other' as const, notedBy: 'amina', notedAt: at },
  ...{ browserAccounts: '["amina"]', screenshot: null, answer: 'kept' as const },
  ...{ answeredBy: 'karim', answeredAt: at },
}

const attestationKey = {
  multikey: 'z6Mk',
  madeAt: at,
  retiredAt: null,
  revokedAt: null,
  restoredAt: null,
  fromFile: 1,
}
const attestationSeed = { multikey: 'z6Mk', sealedSeed: '' }
const attestation = {
  ...{ id: 'attestation', list: 1, place: 7, documentId: null, withName: 1, madeBy: null },
  ...{ madeAt: at, validUntil: at, signatureHash: 'ab' },
}
const contest = {
  ...{ id: 'contest', about: 'detail' as const, target: 'name', documentId: null },
  ...{ enteredBy: 'm', proposed: 'Rahima Begum', note: null, state: 'open' as const },
  ...{ createdAt: at, dueAt: at, answeredBy: null, answeredAt: null, reason: null },
}
const receipt = {
  ...{ id: 'receipt', number: 'RC-00000-00000-97', documentIds: '[]', content: '{}' },
  ...{ shareId: 'share', createdAt: at },
}
const concern = {
  ...{
    id: 'concern',
    kind: 'code' as const,
    name: 'Rahima',
    number: 'BX1',
    from: null,
    text: '@everyone',
    page: '/',
    state: 'open' as const,
  },
  ...{ note: null, changedBy: null, changedAt: null },
}
const lesson = {
  ...{ id: 'c', title: 'English', teacherId: null, teacherName: 'Mita', place: 'Dhaka' },
  ...{ link: null, timeZone: 'Asia/Dhaka', seats: 2, fee: 50_000, currency: 'BDT' },
  ...{ state: 'open' as const, createdBy: 'm', createdAt: at, updatedAt: at, version: 1 },
}
const enrolment = {
  ...{ id: 'e', classId: 'c', state: 'enrolled' as const, place: 1 },
  ...{ selectedAt: at, enrolledAt: at, endedAt: null },
}
const entry = {
  ...{ currency: 'BDT', classId: 'c', feeName: null, method: null, reference: null },
  ...{ receivedBy: null, receivedOn: null, receiptYear: null, receiptNumber: null },
  ...{ corrects: null, with: null, reason: null, enteredBy: 'm', createdAt: at },
}
const paid = { receiptYear: 2026, receiptNumber: 1, method: 'cash' as const }
const ofItem = { ...entry, classId: null, item: 'fee' as const, paidBy: 'worker' as const }
const back = { ...paid, receiptNumber: 3, refunds: 'l3', reason: 'It cost less' }
const ledger = [
  { ...entry, ...paid, id: 'l1', sequence: 1, kind: 'payment' as const, amount: 50_000 },
  { ...entry, id: 'l2', sequence: 2, kind: 'charge' as const, amount: -50_000 },
  {
    ...ofItem,
    ...paid,
    id: 'l3',
    sequence: 3,
    kind: 'payment' as const,
    receiptNumber: 2,
    amount: 900,
  },
  { ...ofItem, ...back, id: 'l4', sequence: 4, kind: 'refund' as const, amount: -400 },
  { ...ofItem, id: 'l5', sequence: 5, kind: 'charge' as const, amount: 400, with: 'l4' },
]

const passkey = {
  ...{ id: 'p', name: 'Phone', publicKey: 'key', credentialID: 'c', counter: 7, createdAt: at },
  ...{ deviceType: 'multiDevice', backedUp: 1, transports: null, aaguid: null },
}
const invitation = {
  ...{ id: 'i', role: 'moderator' as const, email: null, tokenHash: 'hash' },
  ...{ createdBy: 'm', createdAt: at, expiresAt: at },
}
const alert = {
  ...{ id: 'a', key: 'hash', number: 'passport' as const, tries: 21 },
  ...{ firstAt: at, lastAt: at, dismissedAt: null, dismissedBy: null },
}

async function firstOriginal({ system }: TestRuntime): Promise<string> {
  for await (const { key } of system.storage.list('originals')) return key
  throw new Error('There is no scan')
}

/** All rows of all tables of an archive, and all files, as one comparable whole. */
async function contentOf({ runtime, system }: TestRuntime, kind: ArchiveKind = 'export') {
  const tables: Record<string, unknown[]> = {}
  for (const each of tablesOf(kind)) {
    tables[each.table] = []
    for await (const rows of rowsOf(runtime.database.reader, each))
      tables[each.table]?.push(...rows)
  }
  const files: Record<string, string> = {}
  for await (const { key } of system.storage.list(''))
    if (key.startsWith('originals/') || !foldersLeftOut.some((folder) => key.startsWith(folder)))
      files[key] = createHash('sha256')
        .update((await system.storage.read(key)) as Buffer)
        .digest('hex')
  return { tables, files }
}

describe.each(engines)('an export of everything from %s', (engine) => {
  let runtime: TestRuntime
  let target: TestRuntime | undefined
  let folder: string
  let recordId: string
  const zipPath = () => join(folder, 'everything.zip')
  let whole: Buffer
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'candor-export-'))
    runtime = await startTestRuntime(engine, { CANDOR_SECRET: secret })
    recordId = await fill(runtime)
    whole = await buffer(await exportEverything(runtime.as(people.amina)))
  })
  beforeEach(() => writeFileSync(zipPath(), whole))
  afterEach(async () => {
    await target?.close()
    target = undefined
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await runtime.close()
  })
  const empty = async (env: Record<string, string> = {}, on = others[engine]) => {
    target = await startTestRuntime(on, { CANDOR_SECRET: secret, ...env })
    // Later than what is put back, so that what a restore itself writes comes last.
    target.clock.move(60_000)
    return target
  }
  const textOf = async (path: string) => {
    const zip = await fromBufferPromise(readFileSync(zipPath()), { lazyEntries: true })
    for await (const each of zip.eachEntry())
      if (each.fileName === path)
        return new Response((await zip.openReadStreamPromise(each)) as never).text()
    throw new Error(`There is no ${path}`)
  }

  test('gives an empty installation on the other engine every field, byte, version and event', async () => {
    const { system } = await empty()
    const { rows, damaged } = await restoreExport(system, zipPath())
    const before = await contentOf(runtime)
    const after = await contentOf(target as TestRuntime)
    for (const { table } of exportedTables) expect(rows[table], table).toBeGreaterThan(0)
    expect(rows.documents).toBe(2)
    expect(damaged).toBe(0)
    expectRestoredEvents(after)
    expect(after).toEqual(before)
    expect(await verifyChain(system)).toMatchObject({ verdict: 'whole' })
  })

  test('the log of what was put back is a successor, and keeps what the former one promised', async () => {
    const { system } = await empty()
    await restoreExport(system, zipPath())
    const former = (await runtime.system.read(readCheckpointNote)) as string
    await openSealer(system).seal()
    const present = await system.read(readCheckpointNote)
    expect(present?.split('\n')[0]).toMatch(/^localhost:3000\/log\/[0-9a-f]{8}$/)
    expect(await verifyLog(system, former)).toMatchObject({ verdict: 'whole', unsealed: 0 })
  })

  test('a backup gives back what people and programs sign in with too', async () => {
    const made = await runtime.system.write((ctx) =>
      createApiKey(ctx, { role: 'moderator', name: 'Payroll' }),
    )
    const { zip, damaged } = await backUp(runtime.system)
    await pipeline(zip, createWriteStream(zipPath()))
    expect(damaged()).toBe(0)
    const { system, accounts } = await empty()
    const { rows } = await restoreExport(system, zipPath())
    const before = await contentOf(runtime, 'backup')
    const after = await contentOf(target as TestRuntime, 'backup')
    expectRestoredEvents(after)
    expect(after).toEqual(before)
    for (const { table } of tablesOf('backup')) expect(rows[table], table).toBeGreaterThan(0)
    await expect(
      accounts.authenticate(new Headers({ authorization: `Bearer ${made.key}` })),
    ).resolves.toMatchObject({ kind: 'api_key', role: 'moderator' })
  })

  test('neutralises formulas for spreadsheets and keeps the field itself as it is', async () => {
    expect(await textOf('tables/records.csv')).toContain(`"'=HYPERLINK(""x"") রহিমা"`)
    expect(await textOf('tables/concerns.csv')).toContain(`'@everyone`)
    const rows = JSON.parse(await textOf('tables/records.json'))
    expect(rows.find(({ id }: { id: string }) => id === recordId).name).toBe('=HYPERLINK("x") রহিমা')
  })

  test('holds no password, session or key', async () => {
    const manifest = JSON.parse(await textOf('manifest.json'))
    expect(Object.keys(manifest.tables)).not.toContain('credentials')
    const { password } = await runtime.runtime.database.reader
      .selectFrom('credentials')
      .select('password')
      .executeTakeFirstOrThrow()
    expect(password).toMatch(/.{20}/)
    for (const table of ['accounts', 'auditEvents', 'organisation'])
      expect(await textOf(`tables/${table}.json`)).not.toContain(password)
  })

  test('is refused by an installation that is in use, and changes nothing there', async () => {
    const { system } = await empty()
    await setUpPadma(target as TestRuntime)
    const before = await contentOf(target as TestRuntime)
    await expect(restoreExport(system, zipPath())).rejects.toMatchObject({
      code: 'restore.not_empty',
    })
    expect(await contentOf(target as TestRuntime)).toEqual(before)
  })

  test('is refused under another secret, because the log could not be verified', async () => {
    const { system } = await empty({ CANDOR_SECRET: 'quite another secret of quite another place' })
    await expect(restoreExport(system, zipPath())).rejects.toMatchObject({
      code: 'restore.other_secret',
    })
    expect((await contentOf(target as TestRuntime)).files).toEqual({})
  })

  test('is refused when it was cut, and when one byte of a scan is another', async () => {
    const { system } = await empty()
    writeFileSync(zipPath(), whole.subarray(0, whole.length - 100))
    await expect(restoreExport(system, zipPath())).rejects.toMatchObject({
      code: 'restore.unreadable',
    })
    const changed = Buffer.from(whole)
    const png = changed.indexOf(Buffer.from('\x89PNG', 'latin1'))
    changed.writeUInt8(changed.readUInt8(png + 200) ^ 1, png + 200)
    writeFileSync(zipPath(), changed)
    await expect(restoreExport(system, zipPath())).rejects.toMatchObject({
      code: expect.stringMatching(/^restore\.(altered|unreadable)$/),
    })
    expect(await contentOf(target as TestRuntime)).toMatchObject({ files: {} })
  })

  test('of the records alone holds what the list shows, with the same filters', async () => {
    const filters = recordListSchema.parse({ visible: 'no' })
    const parts = Readable.from(await exportRecords(runtime.as(people.amina), filters))
    const lines = (await text(parts)).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^reference,passportNumber,/)
    expect(lines[1]).toContain('Karim')
  })

  test('each way out is in the audit log before its first byte, with who took it', async () => {
    const amina = runtime.as(people.amina)
    const filters = recordListSchema.omit({ page: true, pageSize: true }).parse({ visible: 'no' })
    const newest = async () =>
      (await runtime.system.read((ctx) => listEvents(ctx, { limit: 1 })))[0]
    const { id: actorId } = people.amina as { id: string }
    for (const [begin, event] of [
      [() => exportEverything(amina), { action: 'export.everything', subject: 'organisation' }],
      [async () => (await backUp(amina)).zip, { action: 'export.backup', subject: 'organisation' }],
      [
        () => exportRecords(amina, filters),
        { action: 'export.records', subject: null, details: { filteredBy: ['visible'] } },
      ],
    ] as const) {
      const before = await newest()
      const bytes = await begin()
      expect(await newest()).toMatchObject({ actorId, ...event })
      const next = await runtime.system.read((ctx) => listEvents(ctx, { limit: 2 }))
      expect(next[1]?.id).toBe(before?.id)
      await bytes.return(undefined)
    }
  })

  // Last, because it takes a file away from what is exported.
  test('names a scan whose file is gone, and gives back the rest', async () => {
    await runtime.system.storage.remove(await firstOriginal(runtime))
    await pipeline(await exportEverything(runtime.system), createWriteStream(zipPath()))
    const { system } = await empty()
    expect(await restoreExport(system, zipPath())).toMatchObject({ damaged: 1 })
  })
})
