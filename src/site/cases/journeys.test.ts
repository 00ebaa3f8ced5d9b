import { expect, test } from 'vitest'
import { ownCases } from '#modules/cases'
import { type CaseKind, kindsThat, rowOf } from '#modules/cases/kinds.schema'
import { consentEdition } from '#modules/consents/words.schema'
import { receiveOriginal } from '#modules/documents'
import { recordItemPayment } from '#modules/training'
import { newItemPaymentSchema } from '#modules/training/payments.schema'
import { type Browser, browserOf, fileOf } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { approvedRecord, keepScans } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { twoDocuments } from '../share/test-form.ts'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const admin = await app.key('admin')
const record = await approvedRecord(app)
const payment = newItemPaymentSchema.parse({
  ...{ item: 'fee', paidBy: 'agency', amount: 500, currency: 'BDT' },
  ...{ method: 'cash', receivedOn: '2026-11-19' },
})
const original = {
  ...({ kind: 'passport', purpose: 'embassy' } as const),
  ...{ receivedOn: '2026-11-01', dueOn: '2027-03-01' },
}
await app.as(people.amina).write(async (ctx) => {
  await recordItemPayment(ctx, { recordId: record.id, payment })
  await receiveOriginal(ctx, { recordId: record.id, original })
})
const file = await fileOf(app, record)

/** What somebody writes in the form of each kind, and what staff answer. */
const journeys: Partial<Record<CaseKind, { typed: Record<string, string>; result: string }>> = {
  mistake: { typed: { proposed: 'Rahima Bibi' }, result: 'declined' },
  payment: { typed: { text: 'I paid less' }, result: 'answered' },
  money: {
    typed: { item: 'visa', amount: '5000', currency: 'BDT', paidTo: 'X', paidOn: '2026-11-01' },
    result: 'answered',
  },
  contract: { typed: { amount: '800', currency: 'SAR', employer: 'Other' }, result: 'answered' },
  original: { typed: {}, result: 'returned' },
  question: { typed: { text: 'When do I fly?' }, result: 'answered' },
  unnoted: { typed: { original: 'passport', taker: 'office' }, result: 'answered' },
  leaving: { typed: { language: 'en' }, result: 'done' },
  concern: { typed: { text: 'A stranger sold it' }, result: 'closed' },
  code: { typed: { name: 'Rahima', number: 'A1', from: '+880 1' }, result: 'closed' },
  complaint: { typed: { about: 'agency', text: 'No pay', send: 'send' }, result: 'answered' },
}
const brought = kindsThat(({ by }) => by !== 'product')

const page = file.text
const links = (html: string) =>
  [...html.slice(html.indexOf('<main')).matchAll(/href="([^"#]+)"/g)].map(([, href = '']) => href)

test('every kind that people bring is three taps from the open file, without number or code', async () => {
  const wrong: string[] = []
  if (!links(await page('/file')).includes('/file/tell')) wrong.push('/file')
  const choice = links(await page('/file/tell'))
  for (const kind of brought) {
    const isOwn = rowOf(kind).by === 'candidate'
    const at = `${isOwn ? '/file' : ''}/tell/${kind}`
    const first = await page(at)
    const part = links(first).find((href) => href.startsWith(`${at}?part=`))
    const form = part ? await page(part) : first
    const ends = form.includes(`action="${at}"`)
    const asks = isOwn && /name="(code|accessCode|number)"/.test(form)
    if (!choice.includes(at) || !ends || asks || (rowOf(kind).part && !part)) wrong.push(kind)
  }
  expect(wrong).toEqual([])
})

test('every kind goes from the person to staff, with whom, what and how much, and back', async () => {
  expect(Object.keys(journeys).toSorted()).toEqual([...brought].toSorted())
  const wrong: string[] = []
  for (const [kind, { typed, result }] of Object.entries(journeys) as [CaseKind, never][]) {
    const { by, part, results, readBy } = rowOf(kind)
    const at = `${by === 'candidate' ? '/file' : ''}/tell/${kind}`
    const about = part && /part=([^"]+)/.exec(await page(at))?.[1]
    await file.post(at, { ...(typed as object), ...(about ? { part: about } : {}) })
    const listed = await app.json('GET', `/cases?kind=${kind}&state=open`, { key: admin })
    const [one] = listed.cases
    if (!one) {
      wrong.push(`${kind}: not with staff`)
      continue
    }
    const whom = by === 'candidate' ? one.name && one.reference : true
    const much = 'amount' in rowOf(kind).fields || kind === 'payment' ? one.money?.amount : true
    if (!whom || !much || (about && one.part !== about))
      wrong.push(`${kind}: ${JSON.stringify(one)}`)
    const text = results[result]?.text
      ? { text: { sentences: [{ key: 'answer_read' }], own: 'We looked' } }
      : {}
    const body = { kind, result, ...text }
    const answer = await app.call('POST', `/cases/${one.id}/answer`, { key: admin, body })
    if (answer.status !== 200) wrong.push(`${kind}: ${await answer.text()}`)
    const told = await page(readBy === 'file' ? '/file/told' : `/case/${one.number}`)
    if (
      !told.includes(one.number) ||
      (results[result]?.text && readBy !== 'staff' && !told.includes('We looked'))
    )
      wrong.push(`${kind}: not told`)
  }
  expect(wrong).toEqual([])
})

test('before a question is sent, the form names the pages that answer what people ask most', async () => {
  const form = await page('/file/tell/question')
  const before = form.slice(0, form.indexOf('<form class="ask-form"'))
  expect(before).toContain('The answer may be here already')
  for (const answering of ['standing#originals', 'contract', 'money', 'views', 'code'])
    expect(before).toContain(`href="/file/${answering}"`)
})

await keepScans(app)
const filled = await fillFile(app, ['work-permit', 'job-offer'])
const opened = () => browserOf(app, filled.record.passportNumber, filled.code)

const at = '/file/tell/leaving'
const told = async () => {
  const all = await app.system.read((ctx) => ownCases(ctx, { recordId: filled.record.id }))
  return all.map(({ id, result }) => ({ id, result }))
}
const say = (candidate: Browser, purpose: string, answer: string) =>
  candidate.post('/file/consents', { purpose, answer, edition: String(consentEdition) })
const leave = (candidate: Browser) => candidate.post(at, { language: 'en' })
const stay = async (candidate: Browser) =>
  candidate.post(`/file/told/${(await told())[0]?.id}/taking-back`)

test('whoever leaves reads first which originals the office has to give back', async () => {
  const { id: recordId, ...other } = await approvedRecord(app)
  const list = 'Where are your originals?'
  expect(await (await fileOf(app, { id: recordId, ...other })).text(at)).not.toContain(list)
  await app.as(people.amina).write((ctx) => receiveOriginal(ctx, { recordId, original }))
  const html = await (await fileOf(app, { id: recordId, ...other })).text(at)
  expect(html.slice(html.indexOf(list))).toMatch(/Passport.*We have had it since/)
})

test('a candidate reads what happens, leaves, still opens the file, and stays after all', async () => {
  const candidate = await opened()
  expect(await candidate.text('/file/tell')).toContain(`href="${at}"`)
  const first = await candidate.text(at)
  expect(first).toContain('All your shares end now')
  const asked = /<details[^>]*><summary>I leave this agency<\/summary>(.*?)<\/details>/.exec(first)
  expect(asked?.[1]).toContain('They do not come back')
  expect(asked?.[1]).toContain('Yes, leave</button>')
  expect((await candidate.post(at, { language: 'xx' })).status).toBe(422)
  expect(await told()).toEqual([])
  const left = await leave(candidate)
  const [one] = await told()
  expect([left.status, left.headers.get('location')]).toEqual([303, `/file/told/${one?.id}`])
  for (const path of [at, '/file/told']) {
    const html = await candidate.text(path)
    expect(html).toContain('Leaving the agency')
    expect(html).toContain(`action="/file/told/${one?.id}/taking-back"`)
  }
  expect(await candidate.text('/file')).toContain('Some documents go on 20\u00a0December 2026')
  await stay(candidate)
  expect(await told()).toMatchObject([{ result: 'takenBack' }])
  expect(await candidate.text('/file/told')).toContain('You took this back')
})

/** What the file says of how long it is kept: where it is taken along, and where one stands. */
const keptFor = (candidate: Browser) =>
  Promise.all(['/file/keep', '/file/standing'].map((path) => candidate.text(path)))

test('the file promises no longer time than it is kept once nobody wants it kept', async () => {
  const candidate = await opened()
  const removed = 'From 20\u00a0December 2026 we remove what we do not have to keep.'
  const usual = (await keptFor(candidate)).join()
  expect(usual).toContain('Most of the rest stays until 2 years')
  expect(usual).not.toContain(removed)
  for (const [begin, end] of [
    [() => say(candidate, 'keeping', 'withdrawn'), () => say(candidate, 'keeping', 'given')],
    [() => leave(candidate), () => stay(candidate)],
  ] as const) {
    await begin()
    for (const html of await keptFor(candidate)) {
      expect(html).toContain(removed)
      expect(html).not.toContain('Most of the rest stays')
    }
    await end()
    expect((await keptFor(candidate)).join()).not.toContain(removed)
  }
})

test.each([
  ['a no to showing documents', (candidate: Browser) => say(candidate, 'sharing', 'withdrawn')],
  ['leaving', leave],
])('after %s no form is offered, and the page says why', async (_, refuse) => {
  const candidate = await opened()
  await say(candidate, 'sharing', 'given')
  expect(await candidate.text('/file/share')).toContain('name="kind-work-permit"')
  await refuse(candidate)
  const sent = await candidate.post('/file/share', twoDocuments)
  expect(sent.status).toBe(409)
  for (const html of [await candidate.text('/file/share'), await sent.text()]) {
    expect(html).toContain('You said no on 20\u00a0November 2026, so nobody can make a share.')
    expect(html).toContain('href="/file/consents"')
    expect(html).not.toMatch(/name="kind-|The candidate does not agree/)
  }
  const asked = await candidate.post('/file/attestations', { kind: 'work-permit' })
  expect(asked.status).toBe(409)
  for (const html of [await candidate.text('/file/attestations'), await asked.text()]) {
    expect(html).toContain('You said no to sharing on 20\u00a0November 2026.')
    expect(html).toContain('href="/file/consents"')
    expect(html).not.toMatch(/name="kind"|name="into"/)
  }
})
