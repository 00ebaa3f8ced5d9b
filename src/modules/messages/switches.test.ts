import { describe, expect, test } from 'vitest'
import { answerCase, bringCase } from '#modules/desk'
import { issueAccessCode } from '#modules/lookup'
import { sendAgain } from '#modules/records'
import { declined, mistake } from '#test/mistakes'
import { mailServer, messagesOf, reachable, senderOf, sentBy, smsGateway } from '#test/outbox'
import { startPadma } from '#test/padma'
import { smsEnv } from '#test/sms-gateway'
import { engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { type SwitchableKind, switchableKinds } from './schema.ts'
import { offKinds, switchMessages } from './telling.ts'

describe.each(engines)('a candidate who switches messages off, on %s,', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())
  const gateway = forEachTest(() => smsGateway())

  const amina = () => app.as(people.amina)
  const candidate = () => app.as({ kind: 'anonymous' })
  const sender = () => senderOf(app, smtp.url)
  const switchOff = (recordId: string, off: SwitchableKind[]) =>
    candidate().write((ctx) => switchMessages(ctx, { recordId }, { off }))
  const put = async (recordId: string, kind: 'ticket' | 'visa-paper') =>
    uploadScan(amina(), recordId, kind, kind)
  const contest = async (recordId: string) => {
    const wrong = mistake('detail:name', 'Rahima')
    const { id } = await candidate().write((ctx) =>
      bringCase(ctx, { recordId, kinds: null }, wrong),
    )
    await amina().write((ctx) => answerCase(ctx, id, declined))
  }

  test('is told nothing of it, by mail nor by SMS, and of a new code all the same', async () => {
    const { recordId } = await reachable(app)
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    await switchOff(recordId, [...switchableKinds])
    await put(recordId, 'ticket')
    await contest(recordId)
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    await amina().write((ctx) => issueAccessCode(ctx, recordId))
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent', 'code sent'])
    expect(smtp.mails).toHaveLength(2)
    expect(smtp.mails[1]?.text).toContain('access code was changed or ended')
    const telephone = '+8801711123456'
    const { recordId: other } = await reachable(app, { email: null, telephone })
    await switchOff(other, [...switchableKinds])
    const bySms = senderOf(app, null, smsEnv(gateway, { keyed: true }))
    expect(await sentBy(app, bySms, other)).toEqual([])
    await amina().write((ctx) => issueAccessCode(ctx, other))
    expect(await sentBy(app, bySms, other)).toEqual(['code sent'])
    expect(gateway.received.map(({ to }) => to)).toEqual([telephone])
  })

  test('is obeyed by what waits already, and told again of what happens after switching it on', async () => {
    const { recordId } = await reachable(app)
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    await put(recordId, 'ticket')
    expect((await messagesOf(app, recordId))[0]).toMatchObject({ kind: 'paper', state: 'waiting' })
    await switchOff(recordId, ['paper'])
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    await switchOff(recordId, [])
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    await put(recordId, 'visa-paper')
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent', 'paper sent'])
  })

  test('is not written to again by staff, nor is it left to them to do so by hand', async () => {
    const { recordId } = await reachable(app)
    await sentBy(app, sender(), recordId)
    await switchOff(recordId, ['file', 'case'])
    const [{ id: messageId } = { id: '' }] = await messagesOf(app, recordId)
    const again = amina().write((ctx) => sendAgain(ctx, { recordId, messageId }))
    await expect(again).rejects.toMatchObject({ code: 'candidate_message.switched_off' })
    await contest(recordId)
    expect(await sentBy(app, senderOf(app), recordId)).toEqual(['file sent'])
  })

  test('is told that staff answered what they called wrong, in their language', async () => {
    const { recordId } = await reachable(app, { language: 'bn' })
    await sentBy(app, sender(), recordId)
    await contest(recordId)
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent', 'case sent'])
    expect(smtp.mails[1]?.text).toContain('আপনি যা জানিয়েছিলেন')
    expect(smtp.mails[1]?.text).not.toContain('Rahima')
  })

  test('is in the log once for each change, with the kinds, and leaves nothing after a purge', async () => {
    const { recordId } = await reachable(app)
    await switchOff(recordId, ['share', 'paper'])
    await switchOff(recordId, ['share', 'paper'])
    await switchOff(recordId, ['paper'])
    const events = await app.events({ action: 'message.switched' })
    expect(events.map(({ details }) => details).toReversed()).toEqual([
      { off: ['paper', 'share'], on: [] },
      { off: [], on: ['share'] },
    ])
    expect(await amina().read((ctx) => offKinds(ctx, recordId))).toEqual(['paper'])
    await app.purge(recordId)
    expect(await app.rows('messagesOff')).toEqual([])
  })

  test('from two browsers at once ends as one of them said', async () => {
    const { recordId } = await reachable(app)
    await Promise.all([switchOff(recordId, ['share']), switchOff(recordId, ['share', 'paper'])])
    const off = await amina().read((ctx) => offKinds(ctx, recordId))
    expect([['share'], ['paper', 'share']]).toContainEqual(off)
  })
})
