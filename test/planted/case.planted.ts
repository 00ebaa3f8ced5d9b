import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { examineCases, forgetOldCases } from '#modules/cases'
import { issueAccessCode } from '#modules/lookup'
import { day } from '#platform/clock'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { caseKindWords } from '#texts/bn/cases'
import { words as bengali } from '#texts/bn/desk-cases'
import { casesWords } from '#texts/en/desk-cases'
import { labelOfPart, saidOf } from '../../src/dashboard/cases/kind-words.ts'

// The sources that this runs against have two kinds that no file of them names (plant.ts).
// One of the fields that are planted too is needed.
const born: object = { passportNumber: 'AB1234567', dragonRidden: 'Bogura' }
const app = await startTestApp()
const admin = await app.key('admin')
const recordId = (await approvedRecord(app, born)).id
const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, recordId))
let browser = openBrowser(app)
await browser.post('/check', { number: 'AB1234567', code })

const page = async (path: string) =>
  (await app.request(path, { headers: { cookie: 'language=en' } })).text()
const own = async (path: string) => (await browser.get(path)).text()
const asked = async (path: string) => (await app.call('GET', path, { key: admin })).json()
const casesOf = async (kind: string) => (await asked(`/cases?kind=${kind}`)).cases
/** An answer as a form sends it. */
const said = (own: string) => ({ sentences: [{ key: 'answer_read' }], own })
const answer = (id: string, body: object) =>
  app.call('POST', `/cases/${id}/answer`, { key: admin, body })
const findings = async () => {
  const found: string[] = []
  for await (const { problem } of examineCases(app.system)) found.push(problem)
  return found
}

describe('a kind that anybody brings', () => {
  let number: string

  test('is offered, and its form asks what the row says, in words of each language', async () => {
    expect(await page('/tell')).toContain('href="/tell/visit"')
    const form = await page('/tell/visit')
    expect(form).toMatch(/<input[^>]*name="day"/)
    expect(form).toMatch(/<textarea[^>]*name="why"/)
    // The site loads another language as it is built, where nothing is planted.
    expect(caseKindWords).toMatchObject({ visit: { fields: { day: 'অফিসে দেখা করার সময় 1' } } })
  })

  test('is refused where the row wants something, and kept with a number', async () => {
    const send = (values: Record<string, string>) =>
      app.request('/tell/visit', { method: 'POST', body: new URLSearchParams(values) })
    expect(await (await send({ day: ' ' })).text()).toContain('Write a day.')
    const sent = await send({ day: 'Monday', why: '' })
    expect(sent.status).toBe(303)
    number = /\/case\/(CS-[^?/]+)/.exec(sent.headers.get('location') ?? '')?.[1] as string
    expect(await page(`/case/${number}`)).toContain('Appointment at the office')
  })

  test('waits for its staff, for as long as the row says, with the words of its kind', async () => {
    const [one] = await casesOf('visit')
    expect(one).toMatchObject({ number, said: { day: 'Monday', why: null }, state: 'open' })
    const words = (kinds: object) => kinds as Record<string, Parameters<typeof saidOf>[0]>
    const { visit } = words(casesWords.kinds)
    expect(visit && saidOf(visit, one)).toEqual([['day', 'Appointment at the office 1', 'Monday']])
    expect(words(bengali.kinds).visit).toMatchObject({ name: 'অফিসে দেখা করার সময়' })
    expect(await asked('/counts')).toMatchObject({ cases: 1, overdueCases: 0 })
    app.clock.move(6 * day)
    expect(await asked('/counts')).toMatchObject({ cases: 1, overdueCases: 1 })
  })

  test('is answered as the row says: whoever has the number reads it, the log names no word', async () => {
    const [{ id }] = await casesOf('visit')
    expect((await answer(id, { kind: 'visit', result: 'accepted' })).status).toBe(422)
    expect((await answer(id, { kind: 'visit', result: 'answered' })).status).toBe(422)
    const kept = await answer(id, { kind: 'visit', result: 'answered', text: said('Come at ten.') })
    expect(kept.status).toBe(200)
    expect(await page(`/case/${number}`)).toContain('Come at ten.')
    const events = await app.events()
    expect(JSON.stringify(events)).not.toMatch(/Monday|Come at ten/)
  })

  test('is gone when its time is over', async () => {
    app.clock.move(31 * day)
    await app.as(people.amina).write(forgetOldCases)
    expect(await casesOf('visit')).toEqual([])
  })
})

describe('a kind from the own file', () => {
  const part = 'detail:name'
  const send = () => browser.post('/file/tell/riddle', { part, asked: 'Is it in capitals?' })
  beforeAll(async () => {
    const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, recordId))
    browser = openBrowser(app)
    await browser.post('/check', { number: 'AB1234567', code })
  })

  test('is offered there, about what the row says, and marks it for everybody who sees it', async () => {
    expect(await own('/file/tell')).toContain('href="/file/tell/riddle"')
    expect(await own('/file/tell/riddle')).toContain('detail:name')
    expect(await own(`/file/tell/riddle?part=${part}`)).toContain('Question on a detail 1')
    expect((await send()).status).toBe(303)
    expect(await own('/file/standing')).toMatch(/You said on .+ that this is wrong/)
    expect(await own('/file/told')).toContain('Is it in capitals?')
  })

  test('waits on the record, and tells of its part', async () => {
    const [one] = (await asked(`/records/${recordId}/cases`)).cases
    expect(one).toMatchObject({ kind: 'riddle', part, recordId, state: 'open' })
    expect(labelOfPart(one.part, 'en')).toBe('Name')
  })

  test('is declined with a reason, disagreed with once, and answered again', async () => {
    const [{ id }] = await casesOf('riddle')
    const declined = { kind: 'riddle', result: 'declined', text: said('It is.') }
    await answer(id, declined)
    expect(await own('/file/told')).toContain('It is.')
    await browser.post(`/file/told/${id}`, { text: 'It is not.' })
    expect(await casesOf('riddle')).toMatchObject([{ id, state: 'open' }])
    await answer(id, declined)
    await browser.post(`/file/told/${id}`, { text: 'Again.' })
    expect(await casesOf('riddle')).toMatchObject([{ id, state: 'answered' }])
  })

  test('the doctor finds who changes it', async () => {
    expect(await findings()).toEqual([])
    const change = sql`update "cases" set "said" = '{"asked":"Nothing"}'`
    const run = (query: typeof change) => app.runtime.database.write((tx) => query.execute(tx))
    await expect(run(change)).rejects.toThrow()
    await run(sql`drop trigger "casesNoUpdate"`)
    await run(change)
    expect(await findings()).toEqual(['altered'])
  })
})
