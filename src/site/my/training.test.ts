import { beforeEach, describe, expect, test } from 'vitest'
import { signedInBrowser } from '#test/browser'
import { forcedLedger } from '#test/forced-ledger'
import { startTestApp } from '#test/test-app'
import { forEachTest } from '#test/test-runtime'

const app = forEachTest(() => startTestApp())
const student = forEachTest(() => app.addPerson('student', 'sadia@padma.example'))
const sadia = forEachTest(() => signedInBrowser(app, student.email))
let key: string
beforeEach(async () => {
  key = await app.key('admin')
})

async function api(method: string, path: string, body?: object) {
  const answer = await app.call(method, path, { key, ...(body ? { body } : {}) })
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300)
  return answer.status === 204 ? null : answer.json()
}

async function openClass(details: object = {}): Promise<string> {
  const { id } = await api('POST', '/classes', {
    title: 'Safe travel',
    teacherName: 'Mita',
    place: 'House 12, Dhaka',
    link: 'https://meet.example/safe',
    timeZone: 'Asia/Dhaka',
    sessions: [{ startsAt: '2026-12-01T10:00', endsAt: '2026-12-01T12:00' }],
    seats: 1,
    fee: 0,
    currency: 'BDT',
    ...details,
  })
  await api('POST', `/classes/${id}/state`, { state: 'open' })
  return id
}

async function pay(details: object) {
  const { accounts } = await api('GET', '/accounts')
  const admin = accounts.find(({ role }: { role: string }) => role === 'admin')
  return api('POST', '/payments', {
    accountId: student.id,
    feeName: 'Medical examination',
    amount: 120_000,
    currency: 'BDT',
    method: 'cash',
    receivedOn: '2026-11-19',
    receivedBy: admin.id,
    ...details,
  })
}

const html = (path: string) => sadia.text(path)
/** Where an answer leads, and the page there. */
async function follow(answer: Response): Promise<{ at: string; html: string }> {
  const at = answer.headers.get('location') ?? ''
  return { at, html: await html(at) }
}
/** The address of the form on a page whose address ends so. */
function formIn(page: string, step: string): string {
  const [, action] = new RegExp(`action="(/my/[^"]*/${step})"`).exec(page) ?? []
  if (action === undefined) throw new Error(`There is no form to ${step}`)
  return action
}

describe('classes', () => {
  test('a free seat is taken by selecting the class, and left again after a second press', async () => {
    await openClass()
    const offered = await html('/my/classes/open')
    const facts = ['Safe travel', 'Mita', 'House 12, Dhaka', 'Bangladesh Time', '1 free', 'Free']
    for (const fact of facts) expect(offered).toContain(fact)
    expect(offered).toContain('href="https://meet.example/safe" rel="external nofollow noreferrer"')
    const taken = await follow(await sadia.post(formIn(offered, 'select')))
    expect(taken.at).toBe('/my/classes')
    expect(taken.html).toContain('You have a seat.')
    expect(taken.html).not.toContain('0 of 1 sessions')
    expect(await html('/my/classes/open')).toContain('No other class is open now.')
    const left = await follow(await sadia.post(formIn(taken.html, 'leave')))
    expect(left.html).toContain('You left the class.')
    expect(left.html).toContain('You are not enrolled in a class.')
    expect(left.html).toContain('“Safe travel”: left')
  })

  test('a step that came too late says why, above the list that it came from', async () => {
    const id = await openClass()
    expect((await sadia.post(`/my/classes/${id}/select`)).status).toBe(303)
    await api('POST', `/classes/${id}/state`, { state: 'running' })
    const again = await sadia.post(`/my/classes/${id}/leave`)
    expect(again.status).toBe(409)
    const page = await again.text()
    expect(page).toContain('role="alert"')
    expect(page).toContain('This class has begun')
    expect((await sadia.post(`/my/classes/${id}/select`)).status).toBe(409)
    expect((await sadia.post('/my/classes/none/select')).status).toBe(404)
  })

  test('what happened without the student is told once, until it was read', async () => {
    const id = await openClass()
    await sadia.post(`/my/classes/${id}/select`)
    await api('POST', `/classes/${id}/state`, { state: 'cancelled' })
    const told = await html('/my/classes')
    // The class was free.
    expect(told).toContain('is cancelled. <time')
    expect(told).not.toContain('is now your credit')
    expect(told).toContain('the class was cancelled')
    expect((await sadia.post(formIn(told, 'read'))).status).toBe(303)
    expect(await html('/my/classes')).not.toContain('is cancelled. What you paid')
  })

  test('a seat that is kept is said on each page of classes until the fee is paid, and then the seat', async () => {
    const id = await openClass({ fee: 120_000 })
    const taken = await follow(await sadia.post(`/my/classes/${id}/select`))
    expect(taken.at).toBe('/my/classes/selected')
    expect(taken.html).toContain('A seat is kept for you. Pay the fee of')
    expect(taken.html).not.toContain('waiting list.')
    const kept = 'is kept for you. It is yours once its fee is paid at the agency.'
    for (const path of ['/my/classes', '/my/classes/open']) expect(await html(path)).toContain(kept)
    await pay({ classId: id, feeName: undefined })
    const paid = await html('/my/classes')
    expect(paid).toContain('You have a seat in')
    expect(paid).not.toContain(kept)
    await sadia.post(formIn(paid, 'leave'))
    expect(await html('/my/classes')).not.toContain('You have a seat')
  })

  test('the slip of attendance is there once the class is finished, and no document of a state', async () => {
    const id = await openClass()
    const slip = `/my/classes/${id}/attendance`
    await sadia.post(`/my/classes/${id}/select`)
    expect((await sadia.get(slip)).status).toBe(404)
    for (const state of ['running', 'finished'])
      await api('POST', `/classes/${id}/state`, { state })
    expect(await html('/my/classes')).toContain(`href="${slip}"`)
    expect(await html(slip)).toContain('This is not a government document.')
  })
})

describe('payments', () => {
  test('every entry shows who received it, with the balance and a receipt that prints', async () => {
    expect(await html('/my/payments')).toContain('There are no entries yet.')
    const { id, receipt } = await pay({ reference: 'slip 7' })
    const page = await html('/my/payments')
    for (const fact of ['1 · Payment', 'Medical examination', 'received by', 'slip 7'])
      expect(page).toContain(fact)
    expect(page).toMatch(/BDT.0\.00.?: everything is settled/)
    expect(page).not.toContain('No money moved')
    const sheet = await html(`/my/payments/${id}/receipt`)
    expect(sheet).toContain(receipt.number)
    expect(sheet).toContain(`/verify?receipt=${receipt.number}&amp;check=${receipt.check}`)
    expect(sheet).toContain('sadia')
    expect(sheet).toContain('This is not a government document.')
    expect(sheet).not.toMatch(/sheet-a6/)
    expect(await html(`/my/payments/${id}/receipt?paper=A6`)).toMatch(/assets\/sheet-a6/)
  })

  test('the entries and receipts of somebody else do not exist', async () => {
    const { id } = await pay({})
    await app.addPerson('student', 'karim@padma.example')
    const karim = await signedInBrowser(app, 'karim@padma.example')
    expect(await karim.text('/my/payments')).toContain('There are no entries yet.')
    expect((await karim.get(`/my/payments/${id}/receipt`)).status).toBe(404)
    const part = 'entry:1'
    await karim.post('/my/payments/tell/payment', { part, text: 'Mine' })
    expect((await api('GET', '/cases')).cases).toEqual([])
  })

  test('the receipt of an entry that was changed in the database is not shown, and the admins are told once', async () => {
    const { id, receipt } = await pay({})
    expect(await html('/my/payments')).toContain(`/my/payments/${id}/receipt`)
    const force = await forcedLedger(app.runtime, 'sqlite')
    await force(`update "ledgerEntries" set "amount" = 900000 where "id" = '${id}'`)
    const list = await html('/my/payments')
    expect(list).toContain('We cannot confirm this receipt. Ask us about it.')
    expect(list).not.toContain(`/my/payments/${id}/receipt`)
    const page = await sadia.get(`/my/payments/${id}/receipt`)
    expect(page.status).toBe(409)
    const told = await page.text()
    expect(told).toContain('We cannot confirm this receipt. Ask us about it.')
    expect(told).not.toContain('9,000')
    const { cases } = await api('GET', '/cases')
    expect(cases).toMatchObject([{ state: 'open', said: { number: receipt.number } }])
  })
})
