import { describe, expect, test } from 'vitest'
import { answerCase, bringCase } from '#modules/desk'
import { notePrintedDates, tellOfEndings } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { issueAccessCode, revokeAccessCode } from '#modules/lookup'
import { addRecord, sendAgain } from '#modules/records'
import { makeShare, openShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import { day, minute } from '#platform/clock'
import { actOnBehalf } from '#platform/context'
import { approvedRecord, candidate } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { declined, mistake } from '#test/mistakes'
import { mailServer, messagesOf, reachable, senderOf, sentBy, smsGateway } from '#test/outbox'
import { startPadma } from '#test/padma'
import { smsEnv } from '#test/sms-gateway'
import { bothEngines, engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { type SwitchableKind, switchableKinds } from './schema.ts'
import { offKinds, switchMessages } from './telling.ts'

describe.each(bothEngines)('what a candidate is told on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())

  const sender = () => senderOf(app, smtp.url)
  const put = async (recordId: string, kind: DocumentKind) =>
    uploadScan(app.amina, recordId, kind, kind)
  const hide = (recordId: string) => app.hide(recordId)

  test('a file that is made available, in the own language, with documents of the same hour', async () => {
    const { recordId } = await reachable(app, { language: 'bn' })
    await put(recordId, 'visa-paper')
    await put(recordId, 'ticket')
    expect(await sender().send()).toBe(0)
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    const [mail] = await smtp.waitFor(1)
    expect(mail?.to).toEqual(['rahima@people.example'])
    expect(mail?.text).toContain('এখন আপনি আপনার ফাইল দেখতে পারেন।')
    expect(mail?.text.match(/https?:\S+/g)).toEqual(['http://localhost:3000'])
    expect(mail?.text).not.toContain(recordId)
    await put(recordId, 'job-offer')
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent', 'paper sent'])
  })

  test('by staff alone where the organisation turned messages off', async () => {
    const { recordId } = await reachable(app)
    await chooseSettings(app, { automaticMessages: false })
    expect(await sentBy(app, sender(), recordId)).toEqual(['file by-hand'])
    expect(smtp.mails).toEqual([])
  })

  test('nothing of a file that nobody can open: hidden meanwhile, or without a code', async () => {
    const { recordId } = await reachable(app)
    await hide(recordId)
    const { id: withoutCode } = await approvedRecord(app, { email: 'karim@people.example' })
    expect(await sentBy(app, sender(), recordId)).toEqual([])
    expect(await messagesOf(app, withoutCode)).toEqual([])
    await app.amina.write((ctx) => issueAccessCode(ctx, withoutCode))
    expect(await sentBy(app, sender(), withoutCode)).toEqual(['file sent'])
    expect(smtp.mails.map(({ to }) => to)).toEqual([['karim@people.example']])
  })

  test('an access code that was issued again or ended, also of a hidden record, at once', async () => {
    const { recordId } = await reachable(app)
    await hide(recordId)
    await app.amina.write((ctx) => issueAccessCode(ctx, recordId))
    await sender().send()
    expect((await smtp.waitFor(1))[0]?.text).toContain('access code was changed or ended')
    await app.amina.write((ctx) => revokeAccessCode(ctx, recordId))
    expect(await sentBy(app, sender(), recordId)).toEqual(['code sent', 'code sent'])
  })

  test('that a share is opened for the first time', async () => {
    const { recordId, passportNumber } = await reachable(app)
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    const given = { purpose: 'bank', label: 'My bank', kinds: ['photo'], days: 30 }
    await put(recordId, 'photo')
    const { shareCode } = await app.amina.write((ctx) =>
      makeShare(ctx, { recordId, kinds: null }, newShareSchema.parse(given)),
    )
    for (let time = 0; time < 3; time += 1)
      await openShare(app.anybody, { passportNumber, shareCode })
    const told = await sentBy(app, sender(), recordId)
    expect(told.filter((one) => one === 'share sent')).toHaveLength(1)
  })

  test('by staff where no way is set up; and where there is no address at all it says so', async () => {
    const { recordId } = await reachable(app, { telephone: '+8801711123456', email: null })
    const { recordId: silent } = await reachable(app, { email: null })
    expect(await sentBy(app, sender(), recordId)).toEqual(['file by-hand'])
    expect(await sentBy(app, sender(), silent)).toEqual(['file unreachable'])
    const { recordId: other } = await reachable(app)
    expect(await sentBy(app, senderOf(app), other)).toEqual(['file by-hand'])
  })

  test('once, 30 days before, of a date that is printed on a document', async () => {
    const { recordId } = await reachable(app)
    await put(recordId, 'visa-paper')
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    const note = (validUntil: string) =>
      app.amina.write((ctx) =>
        notePrintedDates(ctx, {
          ...{ recordId, kind: 'visa-paper' as const },
          dates: { issuedOn: null, validUntil },
        }),
      )
    await note('2026-12-25')
    expect(await tellOfEndings(app.system)).toBe(0)
    app.clock.move(5 * day)
    expect(await tellOfEndings(app.system)).toBe(1)
    expect(await tellOfEndings(app.system)).toBe(0)
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent', 'ending sent'])
    await note('2026-12-20')
    expect(await tellOfEndings(app.system)).toBe(1)
  })

  test('nothing that an import brings in', async () => {
    const importing = actOnBehalf(app.system, people.amina, { importId: 'one' })
    const record = await importing.write((ctx) =>
      addRecord(ctx, candidate({ email: 'rahima@people.example' })),
    )
    await importing.write((ctx) => issueAccessCode(ctx, record.id))
    app.clock.move(minute)
    expect(await messagesOf(app, record.id)).toEqual([])
  })

  test('nothing that was rolled back', async () => {
    const { recordId } = await reachable(app)
    const failing = app.amina.write(async (ctx) => {
      await issueAccessCode(ctx, recordId)
      throw new Error('The change failed')
    })
    await expect(failing).rejects.toThrow('The change failed')
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
  })
})

describe.each(engines)('a candidate who switches messages off, on %s,', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())
  const gateway = forEachTest(() => smsGateway())

  const sender = () => senderOf(app, smtp.url)
  const switchOff = (recordId: string, off: SwitchableKind[]) =>
    app.anybody.write((ctx) => switchMessages(ctx, { recordId }, { off }))
  const put = async (recordId: string, kind: 'ticket' | 'visa-paper') =>
    uploadScan(app.amina, recordId, kind, kind)
  const contest = async (recordId: string) => {
    const wrong = mistake('detail:name', 'Rahima')
    const { id } = await app.anybody.write((ctx) =>
      bringCase(ctx, { recordId, kinds: null }, wrong),
    )
    await app.as(people.bashir).write((ctx) => answerCase(ctx, id, declined))
  }

  test('is told nothing of it, by mail nor by SMS, and of a new code all the same', async () => {
    const { recordId } = await reachable(app)
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    await switchOff(recordId, [...switchableKinds])
    await put(recordId, 'ticket')
    await contest(recordId)
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    await app.amina.write((ctx) => issueAccessCode(ctx, recordId))
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent', 'code sent'])
    expect(smtp.mails).toHaveLength(2)
    expect(smtp.mails[1]?.text).toContain('access code was changed or ended')
    const telephone = '+8801711123456'
    const { recordId: other } = await reachable(app, { email: null, telephone })
    await switchOff(other, [...switchableKinds])
    const bySms = senderOf(app, null, smsEnv(gateway, { keyed: true }))
    expect(await sentBy(app, bySms, other)).toEqual([])
    await app.amina.write((ctx) => issueAccessCode(ctx, other))
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
    const again = app.amina.write((ctx) => sendAgain(ctx, { recordId, messageId }))
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
    expect(await app.amina.read((ctx) => offKinds(ctx, recordId))).toEqual(['paper'])
    await app.purge(recordId)
    expect(await app.rows('messagesOff')).toEqual([])
  })

  test('from two browsers at once ends as one of them said', async () => {
    const { recordId } = await reachable(app)
    await Promise.all([switchOff(recordId, ['share']), switchOff(recordId, ['share', 'paper'])])
    const off = await app.amina.read((ctx) => offKinds(ctx, recordId))
    expect([['share'], ['paper', 'share']]).toContainEqual(off)
  })
})
