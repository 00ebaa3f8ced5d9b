import { beforeEach, describe, expect, test } from 'vitest'
import { chooseMails } from '#modules/accounts'
import { linkRecord } from '#modules/lookup'
import { switchMessages } from '#modules/messages'
import { changeSettings, readSettings } from '#modules/organisation'
import { minute } from '#platform/clock'
import { mailServer, messagesOf, reachable, senderOf, sentBy } from '#test/outbox'
import { engines, forEachTest } from '#test/test-runtime'
import { changeClass } from './index.server.ts'
import type { NewClass } from './schema.ts'
import { type Person, trainingGround } from './test-ground.ts'

describe.each(engines)('a class that changes, on %s,', (engine) => {
  const ground = forEachTest(() => trainingGround(engine))
  const smtp = forEachTest(() => mailServer())
  let sadia: Person
  let karim: Person
  let rahim: Person
  beforeEach(async () => {
    ;[sadia, karim, rahim] = (await ground.addStudents(3)) as [Person, Person, Person]
  })

  const change = async (classId: string, details: Partial<NewClass>) => {
    const { version } = await ground.classNow(classId)
    const input = ground.typed(details)
    await ground.admin.write((ctx) => changeClass(ctx, { classId, version, input }))
  }
  const send = async () => {
    ground.app.clock.move(11 * minute)
    const sender = senderOf(ground.app, smtp.url)
    while ((await sender.send()) > 0);
  }
  const told = () => smtp.mails.map(({ to, text }) => [to[0], text.includes('class of yours')])
  const later = {
    sessions: [
      { startsAt: '2026-12-01T11:00', endsAt: '2026-12-01T12:00' },
      { startsAt: '2026-12-02T10:00', endsAt: '2026-12-02T12:00' },
    ],
  }

  test('is told of once to whoever has a seat, by their account, and not to who waits', async () => {
    const classId = await ground.openClass()
    for (const who of [sadia, karim, rahim]) await ground.select(who, classId)
    await change(classId, later)
    await change(classId, { ...later, place: 'The other office' })
    await send()
    expect(told().toSorted()).toEqual(
      [sadia, karim].map(({ id }) => [`${id}@padma.example`, true]).toSorted(),
    )
    expect(smtp.mails[0]?.text).not.toContain('The other office')
  })

  test('is told in the language of the account, or the first of the site, and not to who switched it off', async () => {
    const { app } = ground
    const classId = await ground.openClass()
    for (const who of [sadia, karim, rahim]) await ground.select(who, classId)
    const choose = (who: Person, language: string | null, isOff: boolean) => {
      const classMailsOffAt = isOff ? app.clock.now() : null
      return app.as(who).write((ctx) => chooseMails(ctx, { language, classMailsOffAt }))
    }
    await choose(sadia, 'ne', false)
    await choose(karim, 'bn', true)
    await ground.admin.write(async (ctx) => {
      const { version } = await readSettings(ctx.tx)
      await changeSettings(ctx, { version, changes: { languages: ['bn', 'en'] } })
    })
    await change(classId, later)
    await send()
    const texts = new Map(smtp.mails.map(({ to, text }) => [to[0], text]))
    expect(texts.get(`${sadia.id}@padma.example`)).toContain('तपाईंको एउटा कक्षाको समय')
    expect(texts.get(`${karim.id}@padma.example`)).toBeUndefined()
    await change(classId, { ...later, place: 'The other office' })
    await choose(sadia, 'ne', true)
    await send()
    expect(smtp.mails).toHaveLength(texts.size)
  })

  test('with the same times and the same place is told to nobody', async () => {
    const classId = await ground.openClass()
    await ground.select(sadia, classId)
    await change(classId, { title: 'Safe travel again', seats: 3 })
    await send()
    expect(told()).toEqual([])
  })

  test('is told to the candidate of the linked file, in the own language, unless they switched it off', async () => {
    const { app } = ground
    const { recordId, passportNumber, code } = await reachable(app, { language: 'bn' })
    await linkRecord(app.as(sadia), { passportNumber, accessCode: code })
    const classId = await ground.openClass()
    await ground.select(sadia, classId)
    const sender = senderOf(app, smtp.url)
    expect(await sentBy(app, sender, recordId)).toEqual(['file sent'])
    await change(classId, later)
    expect(await sentBy(app, sender, recordId)).toEqual(['file sent', 'class sent'])
    expect(smtp.mails.at(-1)?.to).toEqual(['rahima@people.example'])
    expect(smtp.mails.at(-1)?.text).toContain('আপনার একটি ক্লাসের সময় বা জায়গা বদলেছে।')
    await app
      .as({ kind: 'anonymous' })
      .write((ctx) => switchMessages(ctx, { recordId }, { off: ['class'] }))
    await change(classId, { ...later, place: 'The other office' })
    await send()
    expect(await messagesOf(app, recordId)).toHaveLength(2)
    expect(smtp.mails).toHaveLength(2)
  })
})
