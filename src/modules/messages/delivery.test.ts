import { describe, expect, test } from 'vitest'
import { notePrintedDates, tellOfEndings } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { issueAccessCode, revokeAccessCode } from '#modules/lookup'
import { addRecord, hideRecord } from '#modules/records'
import { makeShare, openShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import { day, minute } from '#platform/clock'
import { actOnBehalf } from '#platform/context'
import { approvedRecord, candidate } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { mailServer, messagesOf, reachable, senderOf, sentBy } from '#test/outbox'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { doubtUnsentMessages } from './telling.ts'

describe.each(bothEngines)('what a candidate is told on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())

  const amina = () => app.as(people.amina)
  const sender = () => senderOf(app, smtp.url)
  const put = async (recordId: string, kind: DocumentKind) =>
    uploadScan(amina(), recordId, kind, kind)
  const hide = (recordId: string) =>
    amina().write(async (ctx) => hideRecord(ctx, await app.present(recordId)))

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
    await amina().write((ctx) => issueAccessCode(ctx, withoutCode))
    expect(await sentBy(app, sender(), withoutCode)).toEqual(['file sent'])
    expect(smtp.mails.map(({ to }) => to)).toEqual([['karim@people.example']])
  })

  test('an access code that was issued again or ended, also of a hidden record, at once', async () => {
    const { recordId } = await reachable(app)
    await hide(recordId)
    await amina().write((ctx) => issueAccessCode(ctx, recordId))
    await sender().send()
    expect((await smtp.waitFor(1))[0]?.text).toContain('access code was changed or ended')
    await amina().write((ctx) => revokeAccessCode(ctx, recordId))
    expect(await sentBy(app, sender(), recordId)).toEqual(['code sent', 'code sent'])
  })

  test('that a share is opened for the first time', async () => {
    const { recordId, passportNumber } = await reachable(app)
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    const given = { purpose: 'bank', label: 'My bank', kinds: ['photo'], days: 30 }
    await put(recordId, 'photo')
    const { shareCode } = await amina().write((ctx) =>
      makeShare(ctx, { recordId, kinds: null }, newShareSchema.parse(given)),
    )
    const visitor = app.as({ kind: 'anonymous' })
    for (let time = 0; time < 3; time += 1) await openShare(visitor, { passportNumber, shareCode })
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
      amina().write((ctx) =>
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

  test('nothing that waited in a backup: it is perhaps sent', async () => {
    const { recordId } = await reachable(app)
    await app.system.write(doubtUnsentMessages)
    expect(await sentBy(app, sender(), recordId)).toEqual(['file perhaps'])
    expect(smtp.mails).toEqual([])
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
    const failing = amina().write(async (ctx) => {
      await issueAccessCode(ctx, recordId)
      throw new Error('The change failed')
    })
    await expect(failing).rejects.toThrow('The change failed')
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
  })
})
