import { beforeEach, describe, expect, test } from 'vitest'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

type Sent = NonNullable<Parameters<TestApp['call']>[2]>

const app = forEachTest(() => startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' }))
const record = forEachTest(() => approvedRecord(app))
let code: string
beforeEach(async () => {
  code = await app.code(record.id)
})

const send: TestApp['answer'] = (...asked) => app.answer(...asked)
const look = (accessCode: string) =>
  send('POST', '/lookups', { body: { passportNumber: record.passportNumber, accessCode } })
const openFile = async (accessCode = code): Promise<Sent> => ({
  key: await app.open(record, accessCode),
})
/** Somebody with an account, who linked the file with the code. */
const linkFile = async (accessCode = code) => {
  const email = `karim-${accessCode.toLowerCase()}@example.com`
  await app.addPerson('student', email)
  const by: Sent = { cookie: await app.signIn(email) }
  const body = { passportNumber: record.passportNumber, accessCode }
  expect((await send('POST', '/my/record', { ...by, body })).status).toBe(200)
  return by
}

describe.each([
  ['the token of a viewing', '/access-code', openFile, 'viewing.ended'],
  ['a linked account', '/my/access-code', linkFile, 'lookup.no_data_found'],
] as const)('a candidate with %s', (_, path, open, over) => {
  const propose = (by: Sent, current: string) =>
    send('POST', `${path}/proposals`, { ...by, body: { current } })
  const change = (by: Sent, body: { code: string; seal: string }) =>
    send('PUT', path, { ...by, body })

  test('changes the code: it works once it was sent back, and the old one until then', async () => {
    const by = await open()
    const { status, ...proposed } = await propose(by, code.toLowerCase())
    expect(status).toBe(200)
    expect(proposed.code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect((await look(proposed.code)).status).toBe(404)
    expect((await look(code)).status).toBe(200)
    const mistyped = await change(by, { ...proposed, code })
    expect([mistyped.status, mistyped.code]).toEqual([422, 'access_code.not_proposed'])
    expect((await look(code)).status).toBe(200)

    const typed = { seal: proposed.seal, code: proposed.code.replace('-', ' ').toLowerCase() }
    const changed = await change({ ...by, once: 'my-new-code' }, typed)
    expect(changed).toEqual({ status: 200, changedAt: app.clock.now() })
    expect((await look(code)).status).toBe(404)
    expect((await look(proposed.code)).status).toBe(200)
    expect((await propose(by, proposed.code)).code).toBe(over)

    app.clock.move(1000)
    // The answer was lost: the same again is answered alike, by its key and by whoever opens anew.
    expect(await change({ ...by, once: 'my-new-code' }, typed)).toEqual(changed)
    expect((await change(by, typed)).code).toBe(over)
    expect(await change(await open(proposed.code), typed)).toEqual(changed)
    const key = await app.key('admin')
    const standing = await send('GET', `/records/${record.id}/access-code`, { key })
    expect(standing).toMatchObject({ issuedBy: null, isByCandidate: true })
  })

  test('ends the shares that began with the former code', async () => {
    await uploadScan(app.as(people.amina), record.id, 'visa-paper', 'Visa')
    const by = await open()
    const body = { kinds: ['visa-paper'], purpose: 'bank', label: 'Loan', days: 7 }
    expect((await send('POST', '/shares', { ...(await openFile()), body })).status).toBe(201)
    const states = async (accessCode: string) => {
      const { shares } = await send('GET', '/shares', await openFile(accessCode))
      return shares.map(({ state }: { state: string }) => state)
    }
    expect(await states(code)).toEqual(['open'])
    const { status: _, ...proposed } = await propose(by, code)
    await change(by, proposed)
    expect(await states(proposed.code)).toEqual(['stopped'])
  })

  test('who does not have the code of now gets no proposal, and it counts as a wrong code', async () => {
    const by = await open()
    const other = await approvedRecord(app, { passportNumber: 'EX7654321' })
    const foreign = await app.code(other.id)
    app.runtime.counter.take()
    for (const wrong of ['AAAAA-AAAAA', foreign]) {
      const { status, code } = await propose(by, wrong)
      expect([status, code]).toEqual([422, 'access_code.not_current'])
    }
    expect(app.runtime.counter.take().get('all access')).toBe(2)
    expect((await propose(by, '')).status).toBe(422)
  })

  test('a code that somebody chose, or one proposed before staff issued another, is refused', async () => {
    const by = await open()
    const { status: _, ...proposed } = await propose(by, code)
    const chosen = await change(by, { ...proposed, code: 'ZZZZZ-ZZZZZ' })
    expect([chosen.status, chosen.code]).toEqual([422, 'access_code.not_proposed'])
    code = await app.code(record.id)
    expect((await change(await open(), proposed)).code).toBe('access_code.not_proposed')
    expect((await look(code)).status).toBe(200)
  })
})
