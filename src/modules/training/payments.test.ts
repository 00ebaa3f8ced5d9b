import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { partsOf } from '#platform/problems.schema'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { ledgerCsv, recordCharge, recordRefund } from './index.server.ts'
import { newChargeSchema, newPaymentSchema, newRefundSchema } from './schema.ts'
import { type Person, trainingGround } from './test-ground.ts'

describe.each(bothEngines)('payments on %s', (engine) => {
  const ground = forEachTest(() => trainingGround(engine))
  let sadia: Person
  let karim: Person
  beforeEach(async () => {
    ;[sadia, karim] = (await ground.addStudents(2)) as [Person, Person]
  })

  const charge = (who: Person, details: object) =>
    ground.admin.write((ctx) =>
      recordCharge(ctx, newChargeSchema.parse({ accountId: who.id, currency: 'BDT', ...details })),
    )
  const refund = (who: Person, amount: number) =>
    ground.admin.write((ctx) =>
      recordRefund(
        ctx,
        newRefundSchema.parse({
          ...{ accountId: who.id, amount, currency: 'BDT' },
          ...{ method: 'bank', receivedOn: '2026-11-20' },
        }),
      ),
    )
  const refused = (promise: Promise<unknown>, code: string) =>
    expect(promise).rejects.toMatchObject({ code })
  const medical = { feeName: 'Medical' }

  test('a payment has a receipt, and the student sees at once who received it', async () => {
    await ground.pay(sadia, { ...medical, method: 'mobile-wallet', reference: 'TX 7' })
    const { entries, balances } = await ground.ledgerOf(sadia)
    expect(entries).toMatchObject([
      {
        kind: 'payment',
        amount: 500_000,
        feeName: 'Medical',
        method: 'mobile-wallet',
        reference: 'TX 7',
        receivedOn: '2026-11-20',
        receivedBy: 'Deleted account',
        receipt: {
          number: '2026-000001',
          check: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
        },
        balanceAfter: 500_000,
      },
      { kind: 'charge', amount: -500_000, receipt: null, balanceAfter: 0 },
    ])
    expect(balances).toEqual([{ currency: 'BDT', balance: 0 }])
    expect((await ground.ledgerOf(karim)).entries).toEqual([])
  })

  test('the staff account that took the money is named, whoever records it', async () => {
    const mita = await ground.addPerson('mita', 'moderator')
    await ground.pay(sadia, { ...medical, receivedBy: mita.id })
    expect((await ground.ledgerOf(sadia)).entries[0]?.receivedBy).toBe('mita')
    await refused(ground.pay(sadia, { ...medical, receivedBy: karim.id }), 'payment.not_staff')
    const nobody = ground.app.runtime.ids.uuid()
    await refused(ground.pay(sadia, { ...medical, receivedBy: nobody }), 'payment.not_staff')
    expect((await ground.entries()).total).toBe(2)
  })

  test('what cannot be right is refused and leaves no number behind', async () => {
    const id = await ground.openClass({ fee: 100, currency: 'CAD' })
    await refused(ground.pay(sadia, { classId: id }), 'payment.wrong_currency')
    await refused(ground.pay(sadia, { ...medical, receivedOn: '2026-11-22' }), 'payment.in_future')
    const unknown = { classId: ground.app.runtime.ids.uuid() }
    await refused(ground.pay(sadia, unknown), 'class.not_found')
    await refused(ground.pay({ ...sadia, id: unknown.classId }, medical), 'account.not_found')
    await refused(refund(sadia, 1), 'payment.more_than_credit')
    await ground.pay(sadia, medical)
    expect((await ground.entries()).entries.at(-1)?.receipt?.number).toBe('2026-000001')
  })

  test('a correction counters the entry once, with what came with it, and says why', async () => {
    const { id } = await ground.pay(sadia, medical)
    const corrections = await Promise.allSettled([
      ground.correct(id),
      ground.correct(id),
      ground.correct(id),
    ])
    expect(corrections.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { entries, balances } = await ground.ledgerOf(sadia)
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 500_000],
      ['charge', -500_000],
      ['correction', -500_000],
      ['correction', 500_000],
    ])
    expect(entries[0]).toMatchObject({ correctedBy: 3 })
    expect(entries[2]).toMatchObject({ corrects: 1, reason: 'Typed twice' })
    expect(balances).toEqual([{ currency: 'BDT', balance: 0 }])
    await refused(ground.correct(entries[2]?.id as string), 'ledger.correction_stays')
    await refused(ground.correct(ground.app.runtime.ids.uuid()), 'ledger.not_found')
    expect((await ground.entries()).totals).toEqual([
      { currency: 'BDT', received: 0, refunded: 0, charged: 0, balance: 0 },
    ])
  })

  test('the database itself refuses to change or remove an entry', async () => {
    await ground.pay(sadia, medical)
    const change = ground.admin.write(({ tx }) =>
      tx.updateTable('ledgerEntries').set({ amount: 1 }).execute(),
    )
    await expect(change).rejects.toThrow('append-only')
    const removal = ground.admin.write(({ tx }) => tx.deleteFrom('ledgerEntries').execute())
    await expect(removal).rejects.toThrow('append-only')
    expect((await ground.ledgerOf(sadia)).entries[0]?.amount).toBe(500_000)
  })

  test('an owed fee, its payment and a refund of what is over', async () => {
    await charge(sadia, { ...medical, amount: 300 })
    expect(await ground.balanceOf(sadia)).toEqual({ BDT: -300 })
    await ground.pay(sadia, { ...medical, amount: 300 })
    expect(await ground.balanceOf(sadia)).toEqual({ BDT: 0 })
    const id = await ground.openClass({ fee: 700 })
    await ground.pay(sadia, { classId: id, amount: 1000 })
    await refused(refund(sadia, 1001), 'payment.more_than_credit')
    await refund(sadia, 1000)
    expect((await ground.entries()).totals).toEqual([
      { currency: 'BDT', received: 1300, refunded: 1000, charged: 300, balance: 0 },
    ])
    expect((await ground.classNow(id)).takings).toEqual([])
  })

  test('the credit of a deleted account is refunded, to the last of it', async () => {
    const sadia = await ground.addPerson('sadia')
    const id = await ground.openClass({ fee: 300_000 })
    await ground.pay(sadia, { classId: id, amount: 300_000 })
    await ground.remove(sadia)
    await refused(refund(sadia, 300_001), 'payment.more_than_credit')
    expect(await refund(sadia, 300_000)).toMatchObject({ kind: 'refund', amount: -300_000 })
    await refused(refund(sadia, 1), 'payment.more_than_credit')
    const stranger = { ...sadia, id: ground.app.runtime.ids.uuid() }
    await refused(refund(stranger, 1), 'account.not_found')
  })

  test('filters and totals keep currencies apart; a correction belongs to the day it undoes', async () => {
    const early = await ground.pay(sadia, { ...medical, amount: 5, receivedOn: '2026-11-01' })
    await ground.pay(karim, { ...medical, amount: 7, currency: 'CAD', method: 'bank' })
    await ground.correct(early.id)
    const totals = async (filter: object) =>
      (await ground.entries(filter)).totals.map(({ currency, received }) => [currency, received])
    expect(await totals({})).toEqual([
      ['BDT', 0],
      ['CAD', 7],
    ])
    expect(await totals({ to: '2026-11-02' })).toEqual([['BDT', 0]])
    expect(await totals({ kind: 'payment', currency: 'BDT' })).toEqual([['BDT', 0]])
    expect(await totals({ method: 'bank' })).toEqual([['CAD', 7]])
    expect(await totals({ accountId: sadia.id })).toEqual([['BDT', 0]])
    expect((await ground.entries({ kind: 'correction' })).total).toBe(2)
  })

  test('the CSV has every entry, exact amounts, and no cell that a spreadsheet would run', async () => {
    await ground.pay(sadia, { feeName: '=HYPERLINK("http://x")', reference: ' +1', amount: 5 })
    await ground.pay(karim, { feeName: 'Visa, "fast"', currency: 'JPY' })
    let text = ''
    for await (const piece of ledgerCsv(ground.admin.read, {})) text += piece
    const lines = text.replace(/\r\n$/, '').split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toMatch(/^\uFEFFsequence,entered,day,kind,student,/)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")",0.05,BDT,cash,'+1,`)
    expect(lines[2]).toContain('-0.05,BDT')
    expect(lines[3]).toContain('"Visa, ""fast""",500000,JPY')
  })

  test('any sequence of entries, corrections and cancellations adds up', async () => {
    const fee = 500
    const classes = [await ground.openClass({ fee, seats: 1 }), await ground.openClass({ fee })]
    const step = fc.record({
      what: fc.constantFrom('pay', 'charge', 'correct', 'select', 'leave', 'refund'),
      who: fc.nat(1),
      which: fc.nat(1),
      amount: fc.integer({ min: 1, max: 900 }),
    })
    const steps = fc.sample(fc.array(step, { minLength: 60, maxLength: 60 }), {
      numRuns: 1,
      seed: 7,
    })[0]
    let expected = 0
    for (const { what, who, which, amount } of steps ?? []) {
      const student = [sadia, karim][who] as Person
      const classId = classes[which] as string
      const before = (await ground.entries()).entries
      const work = {
        pay: () => ground.pay(student, which ? { classId, amount } : { ...medical, amount }),
        charge: () => charge(student, { feeName: 'Visa', amount }),
        correct: () => ground.correct(before[amount % before.length]?.id ?? classId),
        select: () => ground.select(student, classId),
        leave: () => ground.leave(student, classId),
        refund: () => refund(student, amount),
      }[what]
      await work().catch((error: { code?: string }) => expect(error.code).toBeTruthy())
    }
    let receipts = 0
    for (const student of [sadia, karim]) {
      const { entries, balances } = await ground.ledgerOf(student)
      const sum = entries.reduce((total, { amount }) => total + amount, 0)
      expect(balances).toEqual([{ currency: 'BDT', balance: sum }])
      expect(entries.at(-1)?.balanceAfter).toBe(sum)
      expected += sum
      receipts += entries.filter(({ receipt }) => receipt !== null).length
    }
    const { totals, total, entries } = await ground.entries({ kind: 'payment', pageSize: 100 })
    const numbers = entries.flatMap(({ receipt }) => receipt?.number ?? []).toReversed()
    expect(numbers).toEqual(
      Array.from({ length: receipts }, (_, n) => `2026-${String(n + 1).padStart(6, '0')}`),
    )
    expect(receipts).toBeGreaterThan(5)
    expect(total).toBeGreaterThanOrEqual(receipts)
    expect(totals).toHaveLength(1)
    expect((await ground.entries()).totals[0]?.balance).toBe(expected)
  })
})

test('a payment says what it is for, one thing only, and in whole minor units', () => {
  const payment = {
    accountId: '019a0000-0000-7000-8000-000000000000',
    feeName: 'Medical',
    amount: 100,
    currency: 'BDT',
    method: 'cash',
    receivedOn: '2026-11-20',
  }
  const problems = (change: object) =>
    newPaymentSchema
      .safeParse({ ...payment, ...change })
      .error?.issues.map(({ path, message }) => [path.join('.'), partsOf(message).message])
  expect(problems({})).toBeUndefined()
  for (const [change, field] of [
    [{ feeName: ' ' }, 'classId'],
    [{ classId: payment.accountId }, 'classId'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.5 }, 'amount'],
    [{ amount: 1e15 }, 'amount'],
    [{ currency: 'bdt' }, 'currency'],
    [{ method: 'barter' }, 'method'],
    [{ receivedOn: '2026-02-30' }, 'receivedOn'],
  ] as const)
    expect(problems(change)).toEqual([[field, expect.stringMatching(/^[A-Z].*\.$/)]])
})
