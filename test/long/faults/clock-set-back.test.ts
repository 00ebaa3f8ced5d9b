import { beforeEach, describe, expect, test } from 'vitest'
import { createAccount } from '#modules/accounts'
import { listEvents, openSealer, verifyLog } from '#modules/audit'
import { answerCase } from '#modules/desk'
import {
  linkRecord,
  refuseTry,
  seeLinkedRecord,
  writeWrongCodes,
  wrongCodesInAll,
} from '#modules/lookup'
import { notify, proofCode, switchDailySummary, tellOfNotifications } from '#modules/messages'
import { askForCode, takeOwnData } from '#modules/privacy'
import { day, hour, minute } from '#platform/clock'
import type { Actor } from '#platform/context'
import { forgetOldAnswers, keepAnswer, recallAnswer } from '#platform/idempotency'
import { codeAlerts } from '#test/code-alerts'
import { messagesOf, reachable, senderOf } from '#test/outbox'
import { startPadma } from '#test/padma'
import { startSmtp, type TestSmtp } from '#test/smtp'
import { closedAfterwards, engines, people, type TestRuntime } from '#test/test-runtime'

const year = 366 * day

describe.each(engines)('when the clock is set back by a year, on %s,', (engine) => {
  let app: TestRuntime
  let smtp: TestSmtp
  beforeEach(async () => {
    app = await startPadma(engine)
  })

  const amina = () => app.as(people.amina)
  const visitor = () => app.as({ kind: 'anonymous' })
  const setBack = () => app.clock.move(-year)
  const stateOf = async (recordId: string) => (await messagesOf(app, recordId))[0]?.state

  test('whoever comes next seals, and nobody waits until it has caught up', async () => {
    await openSealer(app.system).seal()
    setBack()
    await reachable(app)
    expect(await openSealer(app.system).seal()).toBeGreaterThan(0)
    expect(await verifyLog(app.system)).toMatchObject({ verdict: 'whole', unsealed: 0 })
  })

  test('but by less than a minute it takes nothing from who does the work', async () => {
    await openSealer(app.system).seal()
    app.clock.move(-5000)
    await reachable(app)
    expect(await openSealer(app.system).seal()).toBe(0)
  })

  test('what waits is sent at once, and by another process too', async () => {
    smtp = await closedAfterwards(startSmtp())
    const { recordId: sent } = await reachable(app)
    app.clock.move(11 * minute)
    await senderOf(app, smtp.url).send()
    expect(await stateOf(sent)).toBe('sent')
    const { recordId } = await reachable(app)
    setBack()
    await senderOf(app, smtp.url).send()
    expect(await stateOf(recordId)).toBe('sent')
    expect(smtp.mails).toHaveLength(2)
  })

  test('what is not taken is tried again in its time, and given up after two days', async () => {
    smtp = await closedAfterwards(startSmtp({ refuses: 450 }))
    const { recordId } = await reachable(app)
    setBack()
    const sender = senderOf(app, smtp.url)
    expect(await sender.send()).toBe(1)
    expect(await sender.send()).toBe(0)
    app.clock.move(minute)
    expect(await sender.send()).toBe(1)
    app.clock.move(48 * hour)
    await sender.send()
    expect(await stateOf(recordId)).toBe('failed')
  })

  test('each look at a linked record leaves its event', async () => {
    const { recordId, passportNumber, code } = await reachable(app)
    const student = { email: 'rahima@padma.example', name: 'Rahima', role: 'student' } as const
    const { id } = await createAccount(app.system, { ...student, password: 'seven calm boats' })
    const rahima: Actor = { kind: 'account', id, role: 'student', name: 'Rahima', sessionId: '1' }
    await linkRecord(app.as(rahima), { passportNumber, accessCode: code })
    const looks = async () => {
      await seeLinkedRecord(app.as(rahima))
      const filter = { subject: `record:${recordId}`, actions: ['viewing.opened'], limit: 100 }
      return (await amina().read((ctx) => listEvents(ctx, filter as never))).length
    }
    expect(await looks()).toBe(1)
    setBack()
    expect(await looks()).toBe(2)
    expect(await looks()).toBe(2)
    app.clock.move(15 * minute)
    expect(await looks()).toBe(3)
  })

  test('the daily mail of staff comes', async () => {
    smtp = await closedAfterwards(startSmtp())
    const { recordId } = await reachable(app)
    const { id } = await createAccount(app.system, {
      ...{ email: 'nadia@padma.example', name: 'Nadia', role: 'admin' },
      password: 'seven calm boats',
    })
    const nadia: Actor = { kind: 'account', id, role: 'admin', name: 'Nadia', sessionId: '1' }
    await app.as(nadia).write((ctx) => switchDailySummary(ctx, { isWanted: true }))
    setBack()
    await amina().write((ctx) => notify(ctx, { kind: 'mentioned', recordId, to: [id] }))
    expect(await tellOfNotifications(app.system)).toBe(1)
    expect(await tellOfNotifications(app.system)).toBe(0)
  })

  test('a code for all data ends, and another one can be had', async () => {
    const { recordId } = await reachable(app)
    const ask = () => visitor().write((ctx) => askForCode(ctx, { recordId }))
    const sent = async () => {
      const [proof] = (await messagesOf(app, recordId)).filter(({ kind }) => kind === 'proof')
      return proofCode(app.system, proof?.id ?? '')
    }
    for (let n = 0; n < 3; n += 1) await ask()
    const code = await sent()
    setBack()
    const letter = () => ({ subject: '', text: '' })
    const taken = takeOwnData(visitor(), async () => ({ recordId }), { code, letter } as never)
    await expect(taken).rejects.toMatchObject({ code: 'own_data.wrong_code' })
    await ask()
  })

  test('an alert that was put away does not silence the next', async () => {
    const tryCodes = async () => {
      for (let n = 0; n < 201; n += 1)
        try {
          await refuseTry(app.system, { passportNumber: `XX${String(n % 150).padStart(7, '0')}` })
        } catch {}
      await writeWrongCodes(app.system)
    }
    const alerts = async () => ({
      ...(await codeAlerts(app)),
      inAll: await amina().read(wrongCodesInAll),
    })
    await tryCodes()
    const id = (await alerts()).alerts[0]?.id as string
    await amina().write((ctx) => answerCase(ctx, id, { kind: 'codes', result: 'closed' }))
    setBack()
    expect(await alerts()).toMatchObject({ total: 0, inAll: { access: 0 } })
    await tryCodes()
    expect(await alerts()).toMatchObject({ total: 1, inAll: { access: 201 } })
  })

  test('an answer is kept for who asks again, and for no longer than a day', async () => {
    const request = { actor: 'key', route: 'POST /records', key: 'one', content: '{}' }
    await app.system.write((ctx) => keepAnswer(ctx, request, { status: 201, body: '{}' }))
    setBack()
    const recalled = () => app.system.write((ctx) => recallAnswer(ctx, request))
    await app.system.write(forgetOldAnswers)
    expect(await recalled()).toEqual({ status: 201, body: '{}' })
    app.clock.move(day + minute)
    expect(await recalled()).toBeNull()
  })
})
