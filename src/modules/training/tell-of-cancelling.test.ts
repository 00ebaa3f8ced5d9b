import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseMails } from '#modules/accounts'
import { linkRecord } from '#modules/lookup'
import { switchMessages } from '#modules/messages'
import { changeSettings } from '#modules/organisation'
import { startFailingServer } from '#test/failing-server'
import { impatient, mailServer, reachable, senderOf, sentBy } from '#test/outbox'
import type { TestSmtp } from '#test/smtp'
import { engines, people } from '#test/test-runtime'
import { type Person, type TrainingGround, trainingGround } from './test-ground.ts'

describe.each(engines)('a class that is cancelled, on %s,', (engine) => {
  let ground: TrainingGround
  let silent: Awaited<ReturnType<typeof startFailingServer>>
  let smtp: TestSmtp
  let students: Person[]
  let classId: string
  beforeEach(async () => {
    silent = await startFailingServer('silent')
    smtp = await mailServer()
    ground = await trainingGround(engine, { CANDOR_SMTP_URL: `smtp://127.0.0.1:${silent.port}` })
    students = await ground.addStudents(3)
    classId = await ground.openClass()
    for (const who of students) await ground.select(who, classId)
  })
  afterEach(async () => {
    await silent.close()
  })

  const send = async () => {
    const sender = senderOf(ground.app, smtp.url)
    while ((await sender.send()) > 0);
    await sender.letGo()
  }
  const told = () => new Map(smtp.mails.map(({ to, text }) => [to[0], text]))
  const emailOf = (who: Person | undefined) => `${who?.id}@padma.example`

  test('waits for no mail server, and a restart before a mail went loses none', async () => {
    const start = performance.now()
    expect(await ground.move(classId, 'cancelled')).toEqual({ told: 3 })
    expect(performance.now() - start).toBeLessThan(5000)
    const dying = senderOf(ground.app, `smtp://127.0.0.1:${silent.port}`, {}, impatient)
    await dying.send()
    await dying.letGo()
    ground.app.clock.move(5 * 60_000)
    // The next process, whose mail server answers.
    await send()
    expect([...told().keys()].toSorted()).toEqual(students.map(emailOf).toSorted())
    await send()
    expect(smtp.mails).toHaveLength(3)
  })

  test('is told in the language of the account, also to who waits or wants no mail of changes', async () => {
    const [sadia, karim] = students as [Person, Person]
    const choose = (who: Person, language: string, classMailsOffAt: string | null) =>
      ground.app.as(who).write((ctx) => chooseMails(ctx, { language, classMailsOffAt }))
    await choose(sadia, 'bn', null)
    await choose(karim, 'ne', ground.app.clock.now())
    await ground.move(classId, 'cancelled')
    await send()
    expect(told().get(emailOf(sadia))).toContain('আপনার একটি ক্লাস বাতিল হয়েছে।')
    expect(told().get(emailOf(karim))).toContain('तपाईंको एउटा कक्षा रद्द भयो।')
    expect(told().get(emailOf(students[2]))).toContain('A class of yours is cancelled.')
  })

  test('names a credit only to who was charged a fee for a seat', async () => {
    const [paying, waiting] = students as [Person, Person]
    const costly = await ground.openClass({ seats: 1, fee: 500_000 })
    await ground.pay(paying, { classId: costly })
    for (const who of [paying, waiting]) await ground.select(who, costly)
    expect(await ground.standing(paying, costly)).toBe('enrolled')
    await ground.move(costly, 'cancelled')
    await send()
    expect(told().get(emailOf(paying))).toContain('What you paid for it is now your credit.')
    expect(told().get(emailOf(waiting))).not.toContain('credit')
    await ground.move(classId, 'cancelled')
    await send()
    expect(smtp.mails).toHaveLength(5)
    expect(smtp.mails.filter(({ text }) => text.includes('credit'))).toHaveLength(1)
    const notes = async (who: Person) =>
      (await ground.ownClasses(who)).messages
        .filter(({ kind }) => kind === 'class-cancelled')
        .map((note) => [note.classId === costly, note.isCredited])
    expect(await notes(paying)).toEqual([
      [false, false],
      [true, true],
    ])
    expect(await notes(waiting)).toEqual([
      [false, false],
      [true, false],
    ])
  })

  test('is told to an account where nothing else is sent automatically', async () => {
    const changes = { automaticMessages: false }
    await ground.app.as(people.amina).write((ctx) => changeSettings(ctx, { version: 1, changes }))
    await ground.move(classId, 'cancelled')
    await send()
    expect(smtp.mails).toHaveLength(3)
  })

  test('is told to the candidate of a linked file, whatever they switched off', async () => {
    const { app } = ground
    const { recordId, passportNumber, code } = await reachable(app, { language: 'hi' })
    await linkRecord(app.as(students[0] as Person), { passportNumber, accessCode: code })
    await app
      .as({ kind: 'anonymous' })
      .write((ctx) => switchMessages(ctx, { recordId }, { off: ['class'] }))
    const sender = senderOf(app, smtp.url)
    await sentBy(app, sender, recordId)
    await ground.move(classId, 'cancelled')
    expect(await sentBy(app, sender, recordId)).toEqual(['file sent', 'class-cancelled sent'])
    expect(told().get('rahima@people.example')).toContain('आपकी एक क्लास रद्द हो गई है।')
  })
})
