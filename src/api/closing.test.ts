import { describe, expect, test } from 'vitest'
import { consentEdition } from '#modules/consents/words.schema'
import { handOver, noteHandedOver, openRetention, tellOfClosing } from '#modules/privacy'
import { day } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import { browserOf, openBrowser } from '#test/browser'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { messagesOf, reachable, senderOf } from '#test/outbox'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'

const successor = {
  name: 'Meghna Overseas Ltd',
  licence: 'RL-2345',
  contact: '8 Bijoynagar, Dhaka, +880 2 555',
}

describe.each(engines)('an agency that closes, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' }))

  const inDays = (days: number) => dayAfter(app.clock.now().slice(0, 10), days)
  const call = async (method: string, path: string, body?: unknown, version?: number) =>
    app.answer(method, path, { body, ...(version && { version }), key: await app.key('admin') })
  const settings = () => call('GET', '/organisation')
  const announce = async (body: object = {}) => {
    const { version, displayName: typedName } = await settings()
    const form = { lastDay: inDays(90), typedName, ...body }
    return call('POST', '/organisation/closing', form, version)
  }
  const withdraw = async () =>
    call('DELETE', '/organisation/closing', undefined, (await settings()).version)
  const kinds = async (recordId: string) =>
    (await messagesOf(app, recordId)).map(({ kind }) => kind).reverse()
  const home = (language = 'en') => openBrowser(app, language).text('/')
  const look = () => openRetention(app.runtime).work()
  const due = async () => (await call('GET', '/due-removals')).due
  const opened = ({ passportNumber, code }: { passportNumber: string; code: string }) =>
    browserOf(app, passportNumber, code)

  test('says so on every page, with the day, and begins nothing new', async () => {
    expect(await home()).not.toContain('This agency is closing')
    expect((await announce()).status).toBe(200)
    expect(await home()).toContain('This agency is closing. Its last day is 18\u00a0February 2027.')
    expect(await home('bn')).toContain('এই এজেন্সি বন্ধ হচ্ছে।')
    const stopped = { code: 'record.agency_closes' }
    await expect(approvedRecord(app)).rejects.toMatchObject(stopped)
    await expect(pendingRecord(app)).rejects.toMatchObject(stopped)
    const register = await app.request('/register')
    expect(await register.text()).toContain('so it takes no new registrations')
    const [event] = await app.events({ actions: ['closing.announced'] })
    expect(event?.details).toEqual({ lastDay: '2027-02-18', successor: null })
    app.clock.move(91 * day)
    expect(await home()).toContain('has closed. Its last day was 18\u00a0February 2027.')
  })

  test('gives 90 days at least, wants its name typed, and a successor that is an agency', async () => {
    const wrong = async (body: object) => (await announce(body)).fields[0].path
    expect(await wrong({ lastDay: inDays(89) })).toBe('lastDay')
    expect(await wrong({ lastDay: inDays(731) })).toBe('lastDay')
    expect(await wrong({ typedName: 'Padma' })).toBe('typedName')
    const ministry = { ...successor, name: 'Ministry of Labour' }
    expect(await wrong({ successor: ministry })).toBe('successor.name')
    expect((await settings()).closing).toBeNull()
    expect((await announce({ successor })).status).toBe(200)
    expect((await announce()).code).toBe('closing.wrong_state')
    const page = await (await app.request('/closing')).text()
    expect(page).toContain('From Padma Overseas Ltd, a private agency')
    expect(page).toContain(successor.name)
    expect(page).toContain(successor.contact)
  })

  test('tells every candidate once, whatever they switched off or can see, and again when it goes on', async () => {
    const { recordId } = await reachable(app)
    const hidden = await approvedRecord(app, { email: 'h@people.example' })
    await app.hide(hidden.id)
    await announce()
    expect(await tellOfClosing(app.system)).toBe(2)
    expect(await tellOfClosing(app.system)).toBe(0)
    expect(await kinds(recordId)).toContain('closing')
    app.clock.move(day)
    const sender = senderOf(app)
    while ((await sender.send()) > 0);
    const byHand = expect.objectContaining({ kind: 'closing', state: 'by-hand' })
    expect(await messagesOf(app, hidden.id)).toContainEqual(byHand)
    const { announced } = await call('GET', '/organisation/closing')
    expect(announced).toMatchObject({ daysLeft: 89, candidates: 2, told: { byHand: 2, sent: 0 } })
    expect((await withdraw()).status).toBe(200)
    expect(await home()).not.toContain('This agency is closing')
    expect(await tellOfClosing(app.system)).toBe(2)
    expect(await tellOfClosing(app.system)).toBe(0)
    expect((await kinds(recordId)).filter((kind) => kind === 'not-closing')).toHaveLength(1)
    expect((await approvedRecord(app, { passportNumber: 'AGAIN0001' })).state).toBe('approved')
    expect(await (await app.request('/closing')).text()).toContain('This agency is not closing')
  })

  test('a message that waited when the closing was withdrawn is not sent', async () => {
    const { recordId } = await reachable(app)
    await announce()
    await tellOfClosing(app.system)
    await withdraw()
    app.clock.move(day)
    const sender = senderOf(app)
    while ((await sender.send()) > 0);
    expect(await kinds(recordId)).not.toContain('closing')
  })

  test('everything is due when the last day is over, and can be taken along until it is removed', async () => {
    const person = await reachable(app)
    await announce()
    app.clock.move(90 * day)
    await look()
    expect(await due()).toEqual([])
    app.clock.move(day)
    await look()
    expect(await due()).toMatchObject([
      { recordId: person.recordId, what: 'record', because: 'closing', held: [] },
    ])
    expect((await withdraw()).code).toBe('closing.wrong_state')
    const candidate = await opened(person)
    const keep = await (await candidate.get('/file/keep')).text()
    expect(keep).toContain('Download all your data now, before we delete it.')
    expect((await candidate.get('/file/data')).status).toBe(200)
  })

  test('a file waits for the successor only where its candidate said yes to this announcement', async () => {
    const person = await reachable(app)
    const silent = await reachable(app, { passportNumber: 'SILENT001' })
    const candidate = await opened(person)
    const say = (answer: string) =>
      candidate.post('/file/consents', {
        ...{ purpose: 'handover', answer, edition: String(consentEdition) },
      })
    expect((await say('given')).status).toBe(409)
    await announce({ successor })
    expect((await say('given')).status).toBe(303)
    await withdraw()
    app.clock.move(1000)
    await announce({ successor })
    const asked = await (await candidate.get('/file/consents')).text()
    expect(asked.match(/You have not answered yet\./g)).toHaveLength(5)
    expect((await say('given')).status).toBe(303)
    app.clock.move(91 * day)
    await look()
    const held = Object.fromEntries(
      (await due()).map((one: { recordId: string; held: string[] }) => [one.recordId, one.held]),
    )
    expect(held).toEqual({ [person.recordId]: ['handover'], [silent.recordId]: [] })
    const { people: agreed, zip, askedAt } = await handOver(app.system)
    expect(agreed).toBe(1)
    const files = await filesOf(zip)
    expect(String(files.get('tables/records.json'))).toContain(person.passportNumber)
    expect([...files.values()].join('')).not.toContain('SILENT001')
    await app.system.write((ctx) => noteHandedOver(ctx, askedAt))
    expect((await due()).flatMap((one: { held: string[] }) => one.held)).toEqual([])
  })
})
