import { keepCheckpoint, openSealer } from '#modules/audit'
import { uploadDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { publishNotice } from '#modules/notices'
import { changeRecord, deleteRecord, getRecord, hideRecord, setStage } from '#modules/records'
import type { Transaction } from '#platform/database'
import { approvedRecord, bytesOf, setUpPadma } from '#test/candidates'
import { documentPng, documentWebp } from '#test/phone-photos'
import { people, type TestRuntime } from '#test/test-runtime'
import { at } from './test-rows.ts'
import { fillTheRest } from './test-tables.ts'

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
