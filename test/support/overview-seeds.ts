import { consentEdition } from '#modules/consents/words.schema'
import { notePrintedDates } from '#modules/documents'
import { issueForSlips, writeWrongCodes } from '#modules/lookup'
import { dayAfter } from '#platform/clock/schema'
import { approvedRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { compare } from '#test/compare'
import { formOf } from '#test/form'
import type { TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

/**
 * Makes one of each thing on an overview that begins with documents, codes, money or the candidate's own
 * word: a document that expires in ten days, an authority's answer that counts as old after a day, another
 * contract, a student's objection, a leaving candidate (a no to everything), one who refuses to be asked
 * about, a slip that nobody printed, and wrong codes for one number.
 */
export async function seedOverview(app: TestApp): Promise<void> {
  const busy = await approvedRecord(app, { destinationCountry: 'SA' })
  await addDocuments(app, busy.id)
  const key = await app.open(busy, await app.code(busy.id))
  const contract = formOf({ kind: 'contract', amount: '800', currency: 'SAR' })
  await taken(app, 'POST', '/own-cases/files', { key, body: contract })
  const answer = { answer: 'withdrawn', language: 'en', edition: consentEdition }
  await taken(app, 'PUT', '/consents/asking', { key, body: answer })
  const leaver = await approvedRecord(app, { destinationCountry: 'SA' })
  const leaves = { kind: 'leaving', language: 'en' }
  const opened = await app.open(leaver, await app.code(leaver.id))
  await taken(app, 'POST', '/own-cases', { key: opened, body: leaves })
  await app
    .as(people.amina)
    .write((ctx) => issueForSlips(ctx, { recordIds: [leaver.id], replaces: true }))
  await objectToPayment(app)
  const body = { passportNumber: leaver.passportNumber, accessCode: '00000-00000' }
  for (let times = 0; times < 21; times += 1) await app.call('POST', '/lookups', { body })
  await writeWrongCodes(app.system)
}

async function addDocuments(app: TestApp, recordId: string): Promise<void> {
  const amina = app.as(people.amina)
  const today = app.clock.now().slice(0, 10)
  await uploadScan(amina, recordId, 'visa-paper', 'visa-paper of the overview')
  const { id } = await uploadScan(amina, recordId, 'work-permit', 'work-permit of the overview')
  // The second one does not expire soon.
  for (const [kind, days] of [['visa-paper', 10] as const, ['work-permit', 60] as const]) {
    const dates = { issuedOn: null, validUntil: dayAfter(today, days) }
    await amina.write((ctx) => notePrintedDates(ctx, { recordId, kind, dates }))
  }
  await chooseSettings(app, { comparisonDays: { 'work-permit': 1 } })
  await compare(app, { recordId, documentId: id }, 'same')
}

async function taken(app: TestApp, ...asked: Parameters<TestApp['call']>) {
  const answer = await app.call(...asked)
  if (!answer.ok) throw new Error(`${asked[1]} was refused: ${await answer.text()}`)
  return answer
}

async function objectToPayment(app: TestApp): Promise<void> {
  const email = 'sadia@people.example'
  const { id } = await app.addPerson('student', email)
  const { id: receivedBy } = await app.addPerson('admin', 'cashier@padma.example')
  const paid = {
    accountId: id,
    amount: 500_000,
    currency: 'BDT',
    method: 'cash',
    feeName: 'Trade test',
  }
  const body = { ...paid, receivedBy, receivedOn: app.clock.now().slice(0, 10) }
  const payment = await taken(app, 'POST', '/payments', { key: await app.key('admin'), body })
  const { sequence } = await payment.json()
  await taken(app, 'POST', '/my/cases', {
    cookie: await app.signIn(email),
    body: { kind: 'payment', part: `entry:${sequence}`, text: 'I paid 6,000' },
  })
}
