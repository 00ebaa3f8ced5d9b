import { beforeEach, describe, expect, test } from 'vitest'
import { ownDataLetter } from '#api'
import { createApiKey } from '#modules/accounts'
import { issueAccessCode, revokeAccessCode } from '#modules/lookup'
import { handOverOwnData } from '#modules/privacy'
import { day } from '#platform/clock'
import { actOnBehalf } from '#platform/context'
import { chooseSettings } from '#test/choose-settings'
import { hire } from '#test/hire'
import { mailServer, messagesOf, reachable, senderOf, smsGateway } from '#test/outbox'
import { startPadma } from '#test/padma'
import { smsEnv } from '#test/sms-gateway'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { changeRecord, contactChanges, getRecord, provingContact } from './index.server.ts'
import type { RecordChanges } from './schema.ts'

const old = { telephone: '+8801711123456', email: 'rahima@people.example' }
const thief = { telephone: '+8801811999999', email: 'thief@people.example' }

describe.each(bothEngines)('a changed telephone or email on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())
  const gateway = forEachTest(() => smsGateway())
  let recordId: string
  let sender: ReturnType<typeof senderOf>
  beforeEach(async () => {
    sender = senderOf(app, smtp.url, smsEnv(gateway, { keyed: true }))
    recordId = (await reachable(app, old)).recordId
    app.clock.move(day)
    await send()
  })

  async function send() {
    app.clock.move(60_000)
    while ((await sender.send()) > 0);
  }
  const change = (changes: RecordChanges, by = app.amina) =>
    by.write(async (ctx) => {
      const { version } = await getRecord(ctx, recordId)
      await changeRecord(ctx, { recordId, version, changes })
    })
  const toldOf = async (kind: string) => {
    const messages = await messagesOf(app, recordId)
    const those = messages.filter((one) => one.kind === kind && one.state === 'sent')
    return those.map(({ contact }) => contact).toSorted()
  }

  test('is told to the former one too', async () => {
    await change({ telephone: thief.telephone })
    await send()
    expect(await toldOf('contact')).toEqual([thief.telephone, old.telephone, old.email].toSorted())
    expect(smtp.mails.flatMap(({ to }) => to)).not.toContain(thief.email)
  })

  test('tells each of the last 30 days of a new code, its end and a copy of all data', async () => {
    await change(thief)
    await change({ email: null })
    await send()
    const issue = () => app.amina.write((ctx) => issueAccessCode(ctx, recordId))
    await issue()
    await app.amina.write((ctx) => revokeAccessCode(ctx, recordId))
    await issue()
    await send()
    const all = [...Object.values(old), ...Object.values(thief)].toSorted()
    expect(await toldOf('code')).toEqual(all)
    await (await handOverOwnData(app.amina, { recordId, letter: ownDataLetter })).return(undefined)
    await send()
    expect(await toldOf('data')).toEqual(all)
    app.clock.move(30 * day)
    await issue()
    await send()
    expect((await toldOf('code')).length).toBe(all.length + 1)
  })

  test('is told where the agency switched messages off, and by an import', async () => {
    await chooseSettings(app, { automaticMessages: false })
    await change(thief, actOnBehalf(app.amina, app.amina.actor, { importId: app.amina.ids.uuid() }))
    await send()
    expect(await toldOf('contact')).toEqual(
      [...Object.values(old), ...Object.values(thief)].toSorted(),
    )
  })

  test('is no news where none was on file before', async () => {
    recordId = (await reachable(app, { email: null, telephone: null }, {})).recordId
    await change({ telephone: old.telephone })
    expect((await messagesOf(app, recordId)).filter(({ kind }) => kind === 'contact')).toEqual([])
  })

  test('proves nothing for seven days; another one that stayed does', async () => {
    const sendsBy = ['mail', 'sms'] as const
    const proving = () => app.amina.read((ctx) => provingContact({ ...ctx, sendsBy }, recordId))
    const own = { way: 'mail', address: old.email }
    await change({ telephone: thief.telephone })
    expect((await proving()).contact).toEqual(own)
    // Of a way that is not there nobody gets a code: the page says until when the other one waits.
    const mute = app.amina.read((ctx) => provingContact({ ...ctx, sendsBy: ['sms'] }, recordId))
    expect((await mute).contact).toBeNull()
    await change({ email: thief.email })
    const { contact, settling } = await proving()
    expect([contact, settling === null]).toEqual([null, false])
    app.clock.move(7 * day - 1000)
    expect((await proving()).contact).toBeNull()
    app.clock.move(1000)
    expect(await proving()).toEqual({
      contact: { way: 'mail', address: thief.email },
      settling: null,
    })
  })

  test('says who of the staff changed it, also by a key, without a word of what it was', async () => {
    const bashir = await hire(app, 'bashir')
    await change({ address: 'House 8' })
    const changes = () => app.amina.read((ctx) => contactChanges(ctx, recordId))
    expect(await changes()).toEqual([])
    await change(thief, app.as(bashir))
    const { apiKey } = await app
      .as(bashir)
      .write((ctx) => createApiKey(ctx, { name: 'Website', role: 'admin' }))
    const key = { kind: 'api_key', id: apiKey.id, role: 'admin', name: 'Website' } as const
    const byKey = app.as({ ...key, scope: null, madeBy: bashir.id })
    await change({ telephone: old.telephone }, byKey)
    const [last, first] = await changes()
    expect(first).toMatchObject({ fields: ['telephone', 'email'], by: 'bashir' })
    expect(last).toMatchObject({ fields: ['telephone'], by: 'bashir' })
    expect(JSON.stringify([last, first])).not.toContain('thief')
  })
})
