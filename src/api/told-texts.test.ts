import { expect, test } from 'vitest'
import { handOverOwnData } from '#modules/privacy'
import { recordItemPayment, refundPayment } from '#modules/training'
import { newItemPaymentSchema, newItemRefundSchema } from '#modules/training/payments.schema'
import { browserOf, openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { offerEveryLanguage } from '#test/choose-settings'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import { ownDataLetter } from './own-data-letter.ts'

const app = await startTestApp()
await offerEveryLanguage(app)
const key = await app.key('admin', 'exports')
const twice = { key: 'reason_twice', gaps: {} }
const inBengali = 'টাকা দুবার দেওয়া হয়েছিল।'

async function send(method: string, path: string, body: unknown, language = 'en') {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'accept-language': language,
  }
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await app.request(`/api/v1${path}`, { method, headers, ...content })
  return { status: answer.status, ...(await answer.json()) }
}

test('the title of a class is a sentence that each reader reads in the own language', async () => {
  const details = {
    ...{ teacherName: 'Mrs Akter', place: 'Office', timeZone: 'Asia/Dhaka' },
    sessions: [{ startsAt: '2030-12-01T10:00', endsAt: '2030-12-01T12:00' }],
    ...{ seats: 2, fee: 0, currency: 'BDT' },
  }
  const training = { key: 'course_trade', gaps: { trade: 'welder' } }
  const title = { sentences: [training], own: 'Evening group' }
  const made = await send('POST', '/classes', { ...details, title })
  expect(made).toMatchObject({ status: 201, title: 'Training: welder\nEvening group', unfit: [] })
  expect(made).toMatchObject({ titleSentences: [training], titleOwn: 'Evening group' })
  const find = (search: string) => send('GET', `/classes?search=${search}`, undefined, 'bn')
  expect((await find('training')).classes).toMatchObject([
    { title: 'প্রশিক্ষণ: ওয়েল্ডার\nEvening group' },
  ])
  expect((await find('departure')).classes).toEqual([])
  const refused = [
    { title: { sentences: [{ key: 'course_trade', gaps: {} }] } },
    { title: { sentences: [{ key: 'reason_twice', gaps: {} }] } },
    { title: { sentences: [training, training] } },
    { title: { sentences: [training], own: 'Approved by the ministry' } },
    { title: `\u0001${JSON.stringify(title)}\u0002 approved` },
  ]
  for (const wrong of refused)
    expect((await send('POST', '/classes', { ...details, ...wrong })).status).toBe(422)
})

test('a class on file that may not be said so tells admins which sentences say it', async () => {
  const { id } = (await send('GET', '/classes', undefined)).classes[0]
  await app.force('classes', { title: 'Visa interview on 4 May', place: 'Embassy of Canada' })
  const { unfit } = await send('GET', `/classes/${id}`, undefined)
  expect(unfit).toMatchObject([
    { path: 'title', word: 'Visa' },
    { path: 'place', word: 'Embassy' },
  ])
  for (const { offers } of unfit as { offers: string[] }[]) expect(offers).not.toEqual([])
  await app.force('classes', { title: 'Welders', place: 'Office' })
})

test('so are an answer, a reason for a refund, for a correction, and for a return', async () => {
  const form = { about: 'agency', text: 'I paid too much.', from: '', send: 'send' }
  const body = new URLSearchParams(form)
  const told = await (await app.request('/tell/complaint', { method: 'POST', body })).text()
  const number = /CS-[0-9A-Z]{5}-[0-9A-Z]{5}-\d\d/.exec(told)?.[0]
  const { cases } = await send('GET', '/cases', undefined)
  const text = { sentences: [{ key: 'answer_mistake', gaps: {} }], own: 'Tea is on us.' }
  const answer = { kind: 'complaint', result: 'answered', text }
  for (const alone of ['Tea is on us.', { sentences: [], own: 'Tea is on us.' }]) {
    const sent = await send('POST', `/cases/${cases[0].id}/answer`, { ...answer, text: alone })
    expect(JSON.stringify(sent)).toContain('speech.noSentence')
  }
  expect((await send('POST', `/cases/${cases[0].id}/answer`, answer)).status).toBe(200)
  const read = await openBrowser(app, 'bn').text(`/case/${number}`)
  expect(read).toMatch(/ভুলটি আমাদের। আমরা দুঃখিত।<.*class="entered".*Tea is on us\./s)

  const { id: recordId, passportNumber } = await approvedRecord(app, { nationality: 'BD' })
  const amina = app.as(people.amina)
  const handed = { method: 'cash', receivedOn: '2026-11-19' }
  const fee = { item: 'fee', paidBy: 'worker', amount: 20_000_000, currency: 'BDT', ...handed }
  const payment = newItemPaymentSchema.parse(fee)
  const { id } = await amina.write((ctx) => recordItemPayment(ctx, { recordId, payment }))
  const reason = { sentences: [twice] }
  const refund = newItemRefundSchema.parse({ amount: 100, reason, ...handed })
  const paid = await amina.write((ctx) => refundPayment(ctx, { paymentId: id, refund }))
  const code = await app.code(recordId)
  const browser = await browserOf(app, passportNumber, code, 'bn')
  expect(await browser.text('/file/money')).toContain(inBengali)
  const csv = await (await app.call('GET', '/payments.csv', { key })).text()
  expect(csv).toContain('It was paid twice.')
  expect((await app.events())[0]).toMatchObject({ action: 'export.payments' })
  const files = await filesOf(await handOverOwnData(amina, { recordId, letter: ownDataLetter }))
  expect(String(files.get('index.html'))).toContain('It was paid twice.')

  const { version } = await send('GET', `/records/${recordId}`, undefined)
  const withdraw = `/records/${recordId}/withdraw`
  expect((await app.call('POST', withdraw, { key, version, body: { reason } })).status).toBe(200)
  const { returnReason } = await send('GET', `/records/${recordId}`, undefined, 'bn')
  expect(returnReason).toBe(inBengali)
  const corrected = await send('POST', `/payments/${paid.id}/correction`, { reason }, 'bn')
  expect(corrected).toMatchObject({ status: 201, reason: inBengali })
})
