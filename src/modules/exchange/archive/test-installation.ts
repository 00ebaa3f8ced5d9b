import { keepCheckpoint, openSealer } from '#modules/audit'
import { uploadDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { publishNotice } from '#modules/notices'
import { changeRecord, deleteRecord, getRecord, hideRecord, setStage } from '#modules/records'
import { later } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { approvedRecord, bytesOf, setUpPadma } from '#test/candidates'
import { documentPng, documentWebp } from '#test/phone-photos'
import { people, type TestRuntime } from '#test/test-runtime'
import {
  at,
  attestation,
  attestationKey,
  attestationSeed,
  caseStep,
  comparison,
  consent,
  enrolment,
  formerSecret,
  invitation,
  ledger,
  lesson,
  oneCase,
  original,
  passkey,
  receipt,
  shareOf,
  sighting,
} from './test-rows.ts'

/** Fills an installation with rows in every table that an export has, and files of every sort. */
export async function fill(runtime: TestRuntime): Promise<string> {
  await setUpPadma(runtime)
  const amina = runtime.as(people.amina)
  const record = await approvedRecord(runtime, { name: '=HYPERLINK("x") রহিমা' })
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
  await runtime.runtime.database.write((tx) => fillNotes(tx, record.id))
  const hidden = await approvedRecord(runtime, { name: 'Karim' })
  await amina.write((ctx) => hideRecord(ctx, { recordId: hidden.id, version: hidden.version }))
  const deleted = await approvedRecord(runtime, { name: 'Nobody any more' })
  await amina.write((ctx) => deleteRecord(ctx, { recordId: deleted.id, version: deleted.version }))
  const images = [await documentPng('left'), await documentPng('right')].map(bytesOf)
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

/** The people and things that the rows are about. */
interface Around {
  recordId: string
  accountId: string
  codeId: string
  documentId: string
}

/** Fills tables whose verbs belong to other modules with rows as those would write them. */
async function fillTheRest({ runtime }: TestRuntime, recordId: string): Promise<void> {
  await runtime.database.write(async (tx) => {
    const code = await tx.selectFrom('accessCodes').selectAll().executeTakeFirstOrThrow()
    const account = await tx.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
    const document = await tx.selectFrom('documents').select('id').executeTakeFirstOrThrow()
    const around = { recordId, accountId: account.id, codeId: code.id, documentId: document.id }
    for (const fillPart of [fillOnFile, fillContracts, fillProofs, fillTraining, fillAccounts])
      await fillPart(tx, around)
  })
}

async function fillOnFile(
  tx: Transaction,
  { accountId, documentId, recordId }: Around,
): Promise<void> {
  const ids = { id: 'one', accountId, createdAt: at }
  const told = {
    kind: 'mentioned',
    recordId,
    caseId: null,
    madeBy: 'amina',
    readAt: at,
  } as const
  await tx
    .insertInto('notifications')
    .values({ ...ids, ...told })
    .execute()
  await tx.insertInto('originals').values(original(recordId)).execute()
  const shown = { sha256: 'a'.repeat(64), documentId, firstShownAt: at }
  await tx.insertInto('shownCopies').values(shown).execute()
  await tx.insertInto('toldOnce').values({ about: 'share:one', recordId }).execute()
  const summary = { accountId, nextAt: at, seenTo: at }
  await tx.insertInto('dailySummaries').values(summary).execute()
  await tx.insertInto('messagesOff').values({ recordId, kind: 'share', offAt: at }).execute()
  await tx.insertInto('sightings').values(sighting(recordId)).execute()
  await tx
    .insertInto('consents')
    .values({ ...consent, recordId })
    .execute()
  // Waiting messages are uncertain after a restore; a separate test checks that.
  await tx.updateTable('messages').set({ state: 'sent', way: 'mail', endedAt: at }).execute()
}

async function fillContracts(
  tx: Transaction,
  { accountId, codeId, recordId }: Around,
): Promise<void> {
  await tx
    .insertInto('recordLinks')
    .values({
      accountId,
      recordId,
      accessCodeId: codeId,
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
}

async function fillProofs(
  tx: Transaction,
  { codeId, documentId, recordId }: Around,
): Promise<void> {
  await tx.insertInto('shares').values(shareOf(recordId, codeId)).execute()
  await tx.insertInto('attestationKeys').values(attestationKey).execute()
  await tx.insertInto('formerSecrets').values(formerSecret).execute()
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
    .values({ ...comparison, recordId, documentId })
    .execute()
  await tx
    .insertInto('cases')
    .values({ ...oneCase, recordId })
    .execute()
  await tx
    .insertInto('caseSteps')
    .values({ ...caseStep, recordId })
    .execute()
}

async function fillTraining(tx: Transaction, { accountId }: Around): Promise<void> {
  const ids = { id: 'one', accountId, createdAt: at }
  await tx.insertInto('classes').values(lesson).execute()
  const session = { id: 's', classId: 'c', startsAt: at, endsAt: later(at, 3_600_000) }
  await tx.insertInto('classSessions').values(session).execute()
  await tx
    .insertInto('enrolments')
    .values({ ...enrolment, accountId })
    .execute()
  const present = { sessionId: 's', accountId, markedBy: 'm', markedAt: at }
  await tx.insertInto('attendance').values(present).execute()
  await tx
    .insertInto('trainingMessages')
    .values({ ...ids, classId: 'c', kind: 'enrolled', readAt: null })
    .execute()
  for (const row of ledger)
    await tx
      .insertInto('ledgerEntries')
      .values({ ...row, accountId })
      .execute()
}

async function fillAccounts(tx: Transaction, { accountId }: Around): Promise<void> {
  const ids = { id: 'one', accountId, createdAt: at }
  const view = { name: 'Mine', filters: '{}', columns: '[]' }
  await tx
    .insertInto('savedViews')
    .values({ ...ids, ...view })
    .execute()
  await tx
    .insertInto('secondFactors')
    .values({
      accountId,
      secret: 'sealed',
      createdAt: at,
      enabledAt: at,
      lastStep: 3,
    })
    .execute()
  await tx
    .insertInto('backupCodes')
    .values({ id: 'b', accountId, codeHash: 'hash', usedAt: null, madeUnder: 'test' })
    .execute()
  await tx
    .insertInto('passkeys')
    .values({ ...passkey, accountId })
    .execute()
  await tx.insertInto('invites').values(invitation).execute()
}
