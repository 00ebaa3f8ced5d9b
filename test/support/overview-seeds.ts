import { comparisonsOfRecord, noteComparison } from '#modules/comparisons'
import { consentEdition } from '#modules/consents/schema'
import { notePrintedDates, uploadDocument } from '#modules/documents'
import { issueAccessCode, issueForSlips, writeWrongCodes } from '#modules/lookup'
import { endShowing } from '#modules/shares'
import { dayAfter } from '#platform/clock/schema'
import { approvedRecord, bytesOf } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { documentPng } from '#test/phone-photos'
import type { TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

/**
 * Makes one of each thing on an overview that begins with documents, codes, money or the candidate's own
 * word: a document that expires in ten days, an authority's answer that counts as old after a day, another
 * contract, a student's objection, a leaving candidate (a no to everything), one who refuses to be asked
 * about, a slip that nobody printed, and wrong codes for one number.
 */
export async function seedOverview(app: TestApp): Promise<void> {
  const busy = await approvedRecord(app, { destinationCountry: 'SA' })
  await addDocuments(app, busy.id)
  const token = await opened(app, busy)
  await reportContract(app, token)
  const answer = { answer: 'withdrawn', language: 'en', edition: consentEdition }
  await taken(app, 'PUT', '/consents/asking', token, answer)
  const leaver = await approvedRecord(app, { destinationCountry: 'SA' })
  const leaves = { kind: 'leaving', language: 'en' }
  await taken(app, 'POST', '/own-cases', await opened(app, leaver), leaves)
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
  const upload = async (kind: 'visa-paper' | 'work-permit') => {
    const source = bytesOf(await documentPng(`${kind} of the overview`))
    return uploadDocument(amina, { recordId, kind, originalName: 'x.png', source })
  }
  await upload('visa-paper')
  const { id } = await upload('work-permit')
  // The second one does not expire soon.
  for (const [kind, days] of [['visa-paper', 10] as const, ['work-permit', 60] as const]) {
    const dates = { issuedOn: null, validUntil: dayAfter(today, days) }
    await amina.write((ctx) => notePrintedDates(ctx, { recordId, kind, dates }))
  }
  await chooseSettings(app, { comparisonDays: { 'work-permit': 1 } })
  const { papers: documents } = await amina.read((ctx) => comparisonsOfRecord(ctx, recordId))
  const document = documents.find(({ kind }) => kind === 'work-permit')
  const checkId = document?.checks[0]?.id as string
  const comparison = { documentId: id, checkId, askedOn: today, showed: 'same' } as const
  const noted = { recordId, comparison, browserAccounts: [], screenshot: null }
  await noteComparison(amina, { ...noted, endShowing })
}

interface Numbered {
  id: string
  passportNumber: string
}

/** Opens the candidate's file with number and a new code; returns the token of the viewing. */
async function opened(app: TestApp, { id, passportNumber }: Numbered): Promise<string> {
  const accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
  const found = await app.call('POST', '/lookups', { body: { passportNumber, accessCode } })
  return (await found.json()).viewing.token
}

async function taken(app: TestApp, ...[method, path, key, body]: [string, string, string, object]) {
  const answer = await app.call(method, path, { key, body })
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`)
  return answer
}

async function reportContract(app: TestApp, token: string): Promise<void> {
  const body = new FormData()
  body.set('kind', 'contract')
  body.set('amount', '800')
  body.set('currency', 'SAR')
  const headers = { authorization: `Bearer ${token}` }
  const told = await app.request('/api/v1/own-cases/files', { method: 'POST', headers, body })
  if (!told.ok) throw new Error(`The contract was refused: ${await told.text()}`)
}

async function objectToPayment(app: TestApp): Promise<void> {
  const email = 'sadia@people.example'
  const { id } = await app.addPerson('student', email)
  const { id: receivedBy } = await app.addPerson('admin', 'cashier@padma.example')
  const paid = { accountId: id, amount: 500_000, currency: 'BDT', method: 'cash', feeName: 'Visa' }
  const body = { ...paid, receivedBy, receivedOn: app.clock.now().slice(0, 10) }
  const entry = await (await taken(app, 'POST', '/payments', await app.key('admin'), body)).json()
  const headers = {
    cookie: await app.signIn(email),
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  }
  const objected = await app.request('/api/v1/my/cases', {
    method: 'POST',
    headers,
    body: JSON.stringify({
      kind: 'payment',
      part: `entry:${entry.sequence}`,
      text: 'I paid 6,000',
    }),
  })
  if (!objected.ok) throw new Error(`The objection was refused: ${await objected.text()}`)
}
