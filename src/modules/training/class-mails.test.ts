import { describe, expect, test } from 'vitest'
import { chooseMails } from '#modules/accounts'
import { linkRecord } from '#modules/lookup'
import { switchMessages } from '#modules/messages'
import { wordingOf } from '#modules/speech/catalogue.schema'
import { minute } from '#platform/clock'
import { chooseSettings } from '#test/choose-settings'
import { startFailingServer } from '#test/failing-server'
import { impatient, mailServer, messagesOf, reachable, senderOf, sentBy } from '#test/outbox'
import { engines, forEachTest, whenTested } from '#test/test-runtime'
import type { NewClass } from './classes.schema.ts'
import { changeClass } from './index.server.ts'
import { type Person, threeStudents, trainingGround } from './test-ground.ts'

async function silentServer() {
  const silent = await startFailingServer('silent')
  whenTested(silent.close)
  return { ...silent, url: `smtp://127.0.0.1:${silent.port}` }
}

describe.each(engines)('what is told of a class, on %s:', (engine) => {
  const silent = forEachTest(silentServer)
  const ground = forEachTest(() => trainingGround(engine, { CANDOR_SMTP_URL: silent.url }))
  const smtp = forEachTest(() => mailServer())
  const [sadia, karim, rahim] = threeStudents(ground)
  const students = [sadia, karim, rahim]

  /** A class with two seats; the third waits. */
  const open = async (details?: Partial<NewClass>, members = students) => {
    const classId = await ground.openClass(details)
    for (const who of members) await ground.select(who, classId)
    return classId
  }
  const change = async (classId: string, details: Partial<NewClass>) => {
    const { version } = await ground.classNow(classId)
    const input = ground.typed(details)
    await ground.admin.write((ctx) => changeClass(ctx, { classId, version, input }))
  }
  const choose = (who: Person, language: string | null, isOff: boolean) => {
    const classMailsOffAt = isOff ? ground.app.clock.now() : null
    return ground.app.as(who).write((ctx) => chooseMails(ctx, { language, classMailsOffAt }))
  }
  const send = async () => {
    ground.app.clock.move(11 * minute)
    const sender = senderOf(ground.app, smtp.url)
    while ((await sender.send()) > 0);
    await sender.letGo()
  }
  const emailOf = (who: Person) => `${who.id}@padma.example`
  const told = () => smtp.mails.map(({ to }) => to[0]).toSorted()
  const toldTo = (who: Person) => smtp.mails.findLast(({ to }) => to[0] === emailOf(who))?.text
  const later = {
    sessions: [
      { startsAt: '2026-12-01T11:00', endsAt: '2026-12-01T12:00' },
      { startsAt: '2026-12-02T10:00', endsAt: '2026-12-02T12:00' },
    ],
  }

  test('cancelling waits for no mail server, and a restart before a mail went loses none', async () => {
    const classId = await open()
    const start = performance.now()
    expect(await ground.move(classId, 'cancelled')).toEqual({ told: 3 })
    expect(performance.now() - start).toBeLessThan(5000)
    const dying = senderOf(ground.app, silent.url, {}, impatient)
    await dying.send()
    await dying.letGo()
    // The next process, whose mail server answers.
    await send()
    expect(told()).toEqual(students.map(emailOf).toSorted())
    await send()
    expect(smtp.mails).toHaveLength(3)
  })

  test('that it is cancelled, in the language of the account, also to who waits or wants no mail, and where nothing else is sent automatically', async () => {
    const classId = await open()
    await chooseSettings(ground.app, { automaticMessages: false })
    await choose(sadia, 'bn', false)
    await choose(karim, 'ne', true)
    await ground.move(classId, 'cancelled')
    await send()
    expect(toldTo(sadia)).toContain('আপনার একটি ক্লাস বাতিল হয়েছে।')
    expect(toldTo(karim)).toContain('तपाईंको एउटा कक्षा रद्द भयो।')
    expect(toldTo(rahim)).toContain('A class of yours is cancelled.')
  })

  test('a credit only to who was charged a fee for a seat', async () => {
    const free = await open()
    const costly = await ground.openClass({ seats: 1, fee: 500_000 })
    await ground.pay(sadia, { classId: costly })
    for (const who of [sadia, karim]) await ground.select(who, costly)
    await ground.move(costly, 'cancelled')
    await send()
    expect(toldTo(sadia)).toContain('What you paid for it is now your credit.')
    expect(toldTo(karim)).not.toContain('credit')
    await ground.move(free, 'cancelled')
    await send()
    expect(smtp.mails).toHaveLength(5)
    expect(smtp.mails.filter(({ text }) => text.includes('credit'))).toHaveLength(1)
    const notes = async (who: Person) =>
      (await ground.ownClasses(who)).messages
        .filter(({ kind }) => kind === 'class-cancelled')
        .map((note) => [note.classId === costly, note.isCredited])
    const ofFree = [false, false]
    expect(await notes(sadia)).toEqual([ofFree, [true, true]])
    expect(await notes(karim)).toEqual([ofFree, [true, false]])
  })

  test('a change once to whoever has a seat, by their account, and not to who waits', async () => {
    const classId = await open()
    await change(classId, later)
    await change(classId, { ...later, place: 'The other office' })
    await send()
    expect(told()).toEqual([sadia, karim].map(emailOf).toSorted())
    expect(toldTo(sadia)).toContain('class of yours')
    expect(toldTo(sadia)).not.toContain('The other office')
  })

  test('which class it is, of each that changed, was cancelled, or has a seat', async () => {
    const ofOne = async (title: string) => {
      const classId = await open({ title, seats: 1 }, [sadia, karim])
      return { title, classId }
    }
    const both = [await ofOne('Safe travel'), await ofOne('Arabic <b>for</b> cooks')]
    for (const { classId, title } of both) await change(classId, { ...later, title, seats: 1 })
    await send()
    const named = (texts: string[], part: string) =>
      both.filter(({ title }) => texts.some((text) => text.includes(title) && text.includes(part)))
    const textsTo = (who: Person) =>
      smtp.mails.filter(({ to }) => to[0] === emailOf(who)).map(({ text }) => text)
    expect(named(textsTo(sadia), 'new time or place')).toEqual(both)
    expect(textsTo(sadia)).toHaveLength(2)
    expect(textsTo(sadia)[0]).toContain('The class: Safe travel.')
    await choose(karim, 'ar', false)
    for (const { classId } of both) await ground.leave(sadia, classId)
    await send()
    expect(named(textsTo(karim), 'الدورة')).toEqual(both)
    for (const { classId } of both) await ground.move(classId, 'cancelled')
    await send()
    expect(named(textsTo(karim), 'أُلغيت')).toEqual(both)
  })

  test('which class it is in the reader’s language where its title is a sentence, and no title that was written past the check', async () => {
    const title = { sentences: [{ key: 'course_departure' }], own: '' } as never
    const [said, wrong] = [await open({ title }, [sadia]), await open({}, [sadia])]
    await choose(sadia, 'bn', false)
    await ground.app.tamper(`update classes set title = 'Get your visa here' where id = '${wrong}'`)
    for (const classId of [said, wrong]) await ground.move(classId, 'cancelled')
    await send()
    const inBengali = wordingOf('course_departure', 'bn')
    const texts = smtp.mails.map(({ text }) => text)
    expect(texts.filter((text) => text.includes(`ক্লাসটি: ${inBengali}।`))).toHaveLength(1)
    expect(texts.join()).not.toContain('visa')
    expect(texts).toHaveLength(2)
  })

  test('a change in the language of the account, or the first of the site, and not to who switched it off', async () => {
    const classId = await open()
    await choose(sadia, 'ne', false)
    await choose(karim, 'bn', true)
    await chooseSettings(ground.app, { languages: ['bn', 'en'] })
    await change(classId, later)
    await send()
    expect(toldTo(sadia)).toContain('तपाईंको एउटा कक्षाको समय')
    expect(toldTo(karim)).toBeUndefined()
    const { length } = smtp.mails
    await change(classId, { ...later, place: 'The other office' })
    await choose(sadia, 'ne', true)
    await send()
    expect(smtp.mails).toHaveLength(length)
  })

  test('nothing where times and place stay the same', async () => {
    await change(await open({}, [sadia]), { title: 'Safe travel again', seats: 3 })
    await send()
    expect(told()).toEqual([])
  })

  test('the candidate of the linked file: a change unless they switched it off, cancelling all the same', async () => {
    const { app } = ground
    const { recordId, passportNumber, code } = await reachable(app, { language: 'bn' })
    await linkRecord(app.as(sadia), { passportNumber, accessCode: code })
    const classId = await open({}, [sadia])
    const sender = senderOf(app, smtp.url)
    expect(await sentBy(app, sender, recordId)).toEqual(['file sent'])
    await change(classId, later)
    expect(await sentBy(app, sender, recordId)).toEqual(['file sent', 'class sent'])
    expect(smtp.mails.at(-1)?.to).toEqual(['rahima@people.example'])
    expect(smtp.mails.at(-1)?.text).toContain('আপনার একটি ক্লাসের সময় বা জায়গা')
    await app.anybody.write((ctx) => switchMessages(ctx, { recordId }, { off: ['class'] }))
    await change(classId, { ...later, place: 'The other office' })
    await send()
    expect(await messagesOf(app, recordId)).toHaveLength(2)
    expect(smtp.mails).toHaveLength(2)
    await ground.move(classId, 'cancelled')
    expect((await sentBy(app, sender, recordId)).at(-1)).toBe('class-cancelled sent')
    expect(smtp.mails.at(-1)?.text).toContain('আপনার একটি ক্লাস বাতিল হয়েছে।')
  })
})
