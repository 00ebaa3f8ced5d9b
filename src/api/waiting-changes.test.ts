import { beforeEach, describe, expect, test } from 'vitest'
import { examineSignedRows, listEvents } from '#modules/audit'
import { bringCase } from '#modules/desk'
import { examineRecords } from '#modules/records'
import { day, later } from '#platform/clock'
import { candidate } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { mistake } from '#test/mistakes'
import { smallPicture } from '#test/tables'
import { adminCredentials, startTestApp } from '#test/test-app'
import { bothEngines, forEachTest } from '#test/test-runtime'

type Who = { cookie: string }

describe.each(bothEngines)('a change of an approved record, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  let amina: Who
  let bashir: Who
  // biome-ignore lint/suspicious/noExplicitAny: the API's answers are typed where it is defined
  let record: any
  let viewing: string
  beforeEach(async () => {
    await app.addPerson('admin', 'bashir@padma.example')
    amina = { cookie: await app.signIn(adminCredentials.email) }
    bashir = { cookie: await app.signIn('bashir@padma.example') }
    record = await app.json('POST', '/records', { ...amina, body: candidate() })
    await chooseSettings(app, { secondPersonApproval: true })
    viewing = await app.open(record, await app.code(record.id))
  })

  const edit = (who: Who, body: object, version = record.version) =>
    app.answer('PATCH', `/records/${record.id}`, { ...who, body, version })
  const waiting = async (who: Who = bashir) =>
    (await app.json('GET', `/records/${record.id}/changes`, who)).changes
  const decide = async (who: Who, verb: 'approve' | 'return', of?: { id: string }) => {
    const { id } = of ?? (await waiting())[0]
    const { version } = await app.json('GET', `/records/${record.id}`, who)
    const body = verb === 'return' ? { reason: 'Look again' } : undefined
    const path = `/records/${record.id}/changes/${id}/${verb}`
    return app.answer('POST', path, { ...who, version, body })
  }
  const put = async (who: Who, number: number) =>
    app.answer('PUT', `/records/${record.id}/documents/visa-paper`, {
      ...who,
      body: new Uint8Array(await smallPicture(number)),
    })
  const wholeInLog = async () => {
    const found: unknown[] = []
    await app.system.read(async (ctx) => {
      for await (const one of examineRecords(ctx)) found.push(one)
      for await (const one of examineSignedRows(ctx, 'waitingChanges')) found.push(one)
    })
    return found
  }

  test('waits beside it: what was approved stays as it is, and open', async () => {
    const answer = await edit(amina, { address: 'House 8, Sylhet' })
    expect(answer).toMatchObject({ status: 200, state: 'approved', waitingChanges: 1 })
    expect(answer).toMatchObject({ address: record.address, version: record.version })
    const code = await app.code(record.id)
    const found = await app.json('POST', '/lookups', {
      body: { passportNumber: record.passportNumber, accessCode: code },
    })
    expect(found.record.address).toBe(record.address)
    const [change] = await waiting()
    expect(change).toMatchObject({
      fields: [{ field: 'address', before: record.address, after: 'House 8, Sylhet' }],
      ...{ document: null, isOwn: false, mayTake: { may: true } },
    })
    const [own] = await waiting(amina)
    expect(own).toMatchObject({ isOwn: true, mayTake: { may: false, who: [{ name: 'bashir' }] } })
    const queue = await app.json('GET', '/waiting-changes', bashir)
    expect(queue.changes).toMatchObject([{ name: record.name, reference: record.reference }])
    expect((await app.json('GET', '/counts', bashir)).approvals).toBe(1)
    const told = await app.json('GET', '/my/notifications', bashir)
    expect(told.notifications).toMatchObject([{ kind: 'change', recordId: record.id }])
    expect(await wholeInLog()).toEqual([])
  })

  test('is taken by another person, as entered by whoever made it', async () => {
    await edit(amina, { address: 'House 8, Sylhet' })
    expect(await decide(amina, 'approve')).toMatchObject({
      status: 403,
      code: 'change.second_person',
      who: [{ name: 'bashir' }],
    })
    const taken = await decide(bashir, 'approve')
    expect(taken).toMatchObject({
      ...{ status: 200, changes: [] },
      record: { address: 'House 8, Sylhet', state: 'approved', updatedBy: record.createdBy },
    })
    expect(await wholeInLog()).toEqual([])
    const actions = ['record.change_approved']
    const [event] = await app.system.read((ctx) => listEvents(ctx, { actions, limit: 1 }))
    expect(event?.subject).toBe(`record:${record.id}`)
    // Approved is approved: nothing of it waits for anybody.
    const review = await app.json('GET', `/records/${record.id}/review`, amina)
    expect(review.fields).toEqual([])
  })

  test('is returned with a reason, or taken back by whoever made it', async () => {
    await edit(amina, { address: 'House 8, Sylhet' })
    expect((await decide(amina, 'return')).code).toBe('change.second_person')
    expect(await decide(bashir, 'return')).toMatchObject({ status: 200, changes: [] })
    const told = await app.json('GET', '/my/notifications', amina)
    expect(told.notifications).toMatchObject([{ kind: 'returned' }])
    await edit(amina, { address: 'House 9, Sylhet' })
    const [{ id }] = await waiting()
    const path = `/records/${record.id}/changes/${id}`
    expect((await app.answer('DELETE', path, bashir)).code).toBe('change.not_own')
    expect(await app.answer('DELETE', path, amina)).toMatchObject({ status: 200, changes: [] })
    const now = await app.json('GET', `/records/${record.id}`, amina)
    expect(now).toMatchObject({ address: record.address, waitingChanges: 0 })
    expect(await wholeInLog()).toEqual([])
  })

  test('several wait in turn, each on top of the one before; the same once more is one', async () => {
    await edit(amina, { address: 'House 8' })
    await edit(amina, { address: 'House 8' })
    await edit(bashir, { address: 'House 9', name: 'Rahima Begum' })
    const [first, second, ...more] = await waiting()
    expect(more).toEqual([])
    expect(second.fields).toContainEqual({ field: 'address', before: 'House 8', after: 'House 9' })
    expect((await decide(amina, 'approve', second)).code).toBe('change.not_its_turn')
    expect((await decide(bashir, 'approve', first)).status).toBe(200)
    expect(await decide(amina, 'approve', second)).toMatchObject({
      record: { address: 'House 9', name: 'Rahima Begum' },
    })
    expect(await wholeInLog()).toEqual([])
  })

  test('of two who decide at the same time one does', async () => {
    await app.addPerson('admin', 'karim@padma.example')
    const karim = { cookie: await app.signIn('karim@padma.example') }
    await edit(amina, { address: 'House 8' })
    const [change] = await waiting()
    const answers = await Promise.all([
      decide(bashir, 'approve', change),
      decide(karim, 'return', change),
    ])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses[0]).toBe(200)
    expect([404, 409]).toContain(statuses[1])
    expect(await wholeInLog()).toEqual([])
  })

  test('a version that was not seen is not decided about', async () => {
    await edit(amina, { address: 'House 8' })
    const [{ id }] = await waiting()
    const path = `/records/${record.id}/changes/${id}/approve`
    const stale = { ...bashir, version: record.version + 1 }
    expect((await app.answer('POST', path, stale)).code).toBe('record.changed_meanwhile')
  })

  test('a document waits too: the approved one stays until the new one is taken', async () => {
    await chooseSettings(app, { secondPersonApproval: false })
    const old = await put(amina, 1)
    await chooseSettings(app, { secondPersonApproval: true })
    const sent = await put(amina, 2)
    expect(sent).toMatchObject({ status: 200, changeId: expect.any(String) })
    expect((await put(amina, 2)).id).toBe(sent.id)
    const current = async () =>
      (await app.json('GET', `/records/${record.id}`, amina)).documents.map(
        ({ id }: { id: string }) => id,
      )
    expect(await current()).toEqual([old.id])
    const fingerprint = async ({ sha256 }: { sha256: string }) =>
      (await app.json('GET', `/fingerprints/${sha256}`)).verdict
    expect([await fingerprint(old), await fingerprint(sent)]).toEqual(['same', 'unknown'])
    const seen = async ({ id }: { id: string }, who: object) =>
      (await app.call('GET', `/documents/${id}/image`, who)).status
    expect([await seen(old, { key: viewing }), await seen(sent, bashir)]).toEqual([200, 200])
    expect(await seen(sent, { key: viewing })).not.toBe(200)
    expect(await waiting()).toMatchObject([
      { document: { does: 'add', kind: 'visa-paper' }, documentId: sent.id },
    ])
    expect((await decide(bashir, 'approve')).status).toBe(200)
    expect(await current()).toEqual([sent.id])
    expect(await fingerprint(sent)).toBe('same')
    expect(await wholeInLog()).toEqual([])
  })

  test('a returned scan is never on file; removing and dating one wait as well', async () => {
    const sent = await put(amina, 3)
    expect((await decide(bashir, 'return')).status).toBe(200)
    expect((await app.json('GET', `/fingerprints/${sent.sha256}`)).verdict).toBe('unknown')
    await put(amina, 4)
    await decide(bashir, 'approve')
    const path = `/records/${record.id}/documents/visa-paper`
    const validUntil = later(app.clock.now(), 99 * day).slice(0, 10)
    const dates = { issuedOn: null, validUntil }
    expect((await app.answer('PUT', `${path}/dates`, { ...amina, body: dates })).status).toBe(200)
    expect((await app.call('DELETE', path, amina)).status).toBe(204)
    const [dated, removed] = await waiting()
    expect(dated.document).toMatchObject({
      does: 'date',
      dates: { validUntil: [null, validUntil] },
    })
    expect(removed.document).toMatchObject({ does: 'remove' })
    const after = await decide(bashir, 'approve', dated)
    expect(after.record.documents).toMatchObject([{ validUntil }])
    expect((await decide(bashir, 'approve', removed)).record.documents).toEqual([])
    expect(await wholeInLog()).toEqual([])
  })

  test('corrects and answers a mistake: the answer goes out with the approval', async () => {
    const wrong = mistake('detail:name', 'Rahima Begum')
    const { id } = await app.anybody.write((ctx) =>
      bringCase(ctx, { recordId: record.id, kinds: null }, wrong),
    )
    const bashirs = await app.json('GET', '/session', bashir)
    const body = { caseId: id, changes: { name: 'Rahima Begum' }, ask: bashirs.id }
    const asked = { ...amina, body, version: record.version }
    const sent = await app.answer('POST', `/records/${record.id}/corrections`, asked)
    expect(sent).toMatchObject({ status: 200, outcome: 'waits', case: { state: 'open' } })
    expect(sent.case.assignedTo).toMatchObject({ id: bashirs.id })
    expect((await decide(bashir, 'approve')).record.name).toBe('Rahima Begum')
    expect(await app.json('GET', `/cases/${id}`, amina)).toMatchObject({
      ...{ state: 'answered', result: 'accepted' },
      steps: [{ step: 'answered', samePerson: false }],
    })
  })

  test('without a second person a correction answers at once, and of the enterer asks a colleague', async () => {
    await chooseSettings(app, { secondPersonApproval: false })
    const bring = async (part: string) =>
      app.anybody.write((ctx) =>
        bringCase(ctx, { recordId: record.id, kinds: null }, mistake(part)),
      )
    const one = await bring('detail:name')
    const other = await bring('detail:address')
    const send = async (who: Who, { id }: { id: string }, changes: object) => {
      const { version } = await app.json('GET', `/records/${record.id}`, who)
      return app.answer('POST', `/records/${record.id}/corrections`, {
        ...who,
        body: { caseId: id, changes },
        version,
      })
    }
    expect((await send(bashir, one, { address: 'X' })).status).toBe(422)
    expect(await send(bashir, one, { name: 'Rahima B' })).toMatchObject({ outcome: 'answered' })
    expect(await send(amina, other, { address: 'House 8' })).toMatchObject({ outcome: 'asked' })
    const body = { kind: 'mistake', result: 'accepted' }
    expect((await app.call('POST', `/cases/${other.id}/answer`, { ...bashir, body })).status).toBe(
      200,
    )
  })

  test('ends with the purge of its record, and of its document', async () => {
    await edit(amina, { address: 'House 8' })
    await app.purge(record.id)
    expect(await app.rows('waitingChanges')).toEqual([])
    expect(await wholeInLog()).toEqual([])
  })
})
