import { beforeEach, describe, expect, test } from 'vitest'
import { examineRecords } from '#modules/records'
import { day } from '#platform/clock'
import { candidate } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { smallPicture } from '#test/tables'
import { adminCredentials, startTestApp } from '#test/test-app'
import { bothEngines, forEachTest } from '#test/test-runtime'

type Row = Record<string, unknown>

describe.each(bothEngines)('two records of one person, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  let amina: { cookie: string }
  // biome-ignore lint/suspicious/noExplicitAny: the API's answers are typed where it is defined
  let first: any, second: any
  beforeEach(async () => {
    amina = { cookie: await app.signIn(adminCredentials.email) }
    first = await app.json('POST', '/records', { ...amina, body: candidate() })
    second = await app.json('POST', '/records', {
      ...amina,
      body: candidate({ address: 'House 9, Sylhet' }),
    })
  })

  const read = (id: string) => app.json('GET', `/records/${id}`, amina)
  const merge = async (body: object = {}, into = first, from = second) => {
    const { version: otherVersion } = await read(from.id)
    const { version } = await read(into.id)
    return app.answer('POST', `/records/${into.id}/merge`, {
      ...{ ...amina, version, body: { otherId: from.id, otherVersion, ...body } },
    })
  }
  const undo = () => app.answer('DELETE', `/records/${first.id}/merged/${second.id}`, amina)
  const lookUp = (number: string, accessCode: string, by = 'passportNumber') =>
    app.answer('POST', '/lookups', { body: { [by]: number, accessCode } })
  const put = async (id: string, kind: string, number: number) =>
    app.json('PUT', `/records/${id}/documents/${kind}`, {
      ...{ ...amina, body: new Uint8Array(await smallPicture(number)) },
    })
  const list = async (search: string) =>
    (await app.json('POST', '/records/search', { ...amina, body: { search } })).records.map(
      ({ id }: Row) => id,
    )
  const found = async () => {
    const all: unknown[] = []
    await app.system.read(async (ctx) => {
      for await (const one of examineRecords(ctx)) all.push(one)
    })
    return all
  }

  test('become one: either number with either code opens the first', async () => {
    const codes = [await app.code(first.id), await app.code(second.id)]
    expect(await merge()).toMatchObject({ status: 200, id: first.id })
    for (const accessCode of codes)
      for (const one of [first, second])
        for (const by of ['passportNumber', 'referenceNumber', 'reference'])
          expect(
            await lookUp(one[by], accessCode, by === 'passportNumber' ? by : 'referenceNumber'),
          ).toMatchObject({ status: 200, record: { reference: first.reference } })
    expect(await read(second.id)).toMatchObject({ id: first.id })
    expect(await list(second.passportNumber)).toEqual([first.id])
    expect(await list(second.reference)).toEqual([first.id])
    expect(await list('')).toEqual([first.id])
    expect(await app.json('GET', `/records/${first.id}/merged`, amina)).toMatchObject({
      merged: [{ id: second.id, reference: second.reference }],
    })
    expect(await found()).toEqual([])
  })

  test('end with the first: hidden, in the trash or purged, neither number nor code opens anything', async () => {
    const codes = [await app.code(first.id), await app.code(second.id)]
    await merge()
    const refused = await lookUp('ZZ9999999', 'AAAAA-AAAAA')
    const { version } = await read(first.id)
    await app.json('POST', `/records/${first.id}/hide`, { ...amina, version })
    for (const accessCode of codes)
      for (const one of [first, second])
        expect(await lookUp(one.passportNumber, accessCode)).toEqual(refused)
  })

  test('a new code ends both codes', async () => {
    const codes = [await app.code(first.id), await app.code(second.id)]
    await merge()
    await app.code(first.id)
    for (const accessCode of codes)
      expect(await lookUp(second.passportNumber, accessCode)).toMatchObject({ status: 404 })
  })

  test('the number of the second stays taken, and may become that of the first', async () => {
    await merge()
    const { passportNumber } = second
    const again = { ...amina, body: candidate({ passportNumber }) }
    const taken = await app.answer('POST', '/records', again)
    expect(taken).toMatchObject({ code: 'record.passport_taken', recordId: first.id })
    const { version } = await read(first.id)
    const change = { ...amina, version, body: { passportNumber } }
    expect(await app.answer('PATCH', `/records/${first.id}`, change)).toMatchObject({ status: 200 })
  })

  test('take chosen details and papers, and undoing gives both back', async () => {
    await put(first.id, 'visa-paper', 1)
    await put(first.id, 'ticket', 2)
    await put(second.id, 'visa-paper', 3)
    await put(second.id, 'ticket', 4)
    await put(second.id, 'lmia', 5)
    const before = [await read(first.id), await read(second.id)]
    const one = await merge({ fields: ['address', 'passportNumber'], kinds: ['ticket'] })
    expect(one).toMatchObject({ address: 'House 9, Sylhet' })
    expect(one).toMatchObject({ passportNumber: second.passportNumber })
    const scans = (record: Row) => (record.documents as Row[]).map(({ id }) => id)
    const idOf = (record: Row, of: string) =>
      (record.documents as Row[]).find(({ kind }) => kind === of)?.id
    expect(scans(one)).toHaveLength(3)
    expect(idOf(one, 'visa-paper')).toBe(idOf(before[0], 'visa-paper'))
    for (const kind of ['ticket', 'lmia']) expect(idOf(one, kind)).toBe(idOf(before[1], kind))
    await put(first.id, 'lmia', 6)
    expect(await undo()).toMatchObject({ status: 200, address: first.address })
    const after = [await read(first.id), await read(second.id)]
    expect(scans(after[0])).toEqual(expect.arrayContaining(scans(before[0])))
    expect(scans(after[1])).toEqual(scans(before[1]))
    expect(after.map(({ passportNumber }) => passportNumber)).toEqual(
      before.map(({ passportNumber }) => passportNumber),
    )
    expect(await found()).toEqual([])
  })

  test('undone, keep what was changed since, and can be undone for a day only', async () => {
    await merge({ fields: ['address'] })
    const { version } = await read(first.id)
    const body = { address: 'House 1, Dhaka' }
    await app.json('PATCH', `/records/${first.id}`, { ...amina, version, body })
    expect(await undo()).toMatchObject({ status: 200, address: 'House 1, Dhaka' })
    expect(await undo()).toMatchObject({ status: 404, code: 'merge.not_found' })
    await merge()
    app.clock.move(day + 1)
    const late = { cookie: await app.signIn(adminCredentials.email) }
    const path = `/records/${first.id}/merged/${second.id}`
    expect(await app.answer('DELETE', path, late)).toMatchObject({ code: 'merge.too_late' })
  })

  test('are refused where they are one, not alike, merged already, or somebody changed one', async () => {
    expect(await merge({}, first, first)).toMatchObject({ code: 'merge.same_record' })
    expect(await merge({ otherVersion: 9 })).toMatchObject({ code: 'record.changed_meanwhile' })
    const { version } = await read(second.id)
    await app.json('POST', `/records/${second.id}/hide`, { ...amina, version })
    expect(await merge()).toMatchObject({ status: 409, code: 'merge.unlike' })
    await app.json('POST', `/records/${second.id}/unhide`, { ...amina, version: version + 1 })
    const third = await app.json('POST', '/records', { ...amina, body: candidate() })
    await merge()
    expect(await merge({}, third, first)).toMatchObject({ code: 'merge.has_merged' })
    expect(await merge()).toMatchObject({ status: 409 })
  })

  test('merged twice at once, each into the other, become one only once', async () => {
    const both = await Promise.all([merge(), merge({}, second, first)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await list('')).toHaveLength(1)
  })

  test('merged while the second is changed or removed: one of both is refused, and nothing is lost', async () => {
    const { version } = await read(second.id)
    const path = `/records/${second.id}`
    const body = { address: 'House 2, Khulna' }
    const [merged, edited] = await Promise.all([
      merge(),
      app.answer('PATCH', path, { ...amina, version, body }),
    ])
    // An edit after the merge would be one of the first record, whose version it may name by chance.
    const now = await read(second.id)
    if (merged.status === 200 && edited.status === 200) expect(now.address).toBe(body.address)
    else expect([merged.status, edited.status]).toContain(409)
    expect(await found()).toEqual([])
  })

  test('with second-person approval, chosen details wait, and undoing takes them back', async () => {
    await chooseSettings(app, { secondPersonApproval: true })
    expect(await merge({ fields: ['address'] })).toMatchObject({ address: first.address })
    const waiting = async () =>
      (await app.json('GET', `/records/${first.id}/changes`, amina)).changes
    expect(await waiting()).toHaveLength(1)
    expect(await undo()).toMatchObject({ status: 200, address: first.address })
    expect(await waiting()).toEqual([])
  })
})
