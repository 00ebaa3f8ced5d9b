import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { approvedRecord } from '#test/candidates'
import { doneAtOnce } from '#test/outcome-of'
import { bothEngines, forEachTest } from '#test/test-runtime'
import {
  ledgerCsv,
  recordCharge,
  recordItemPayment,
  recordRefund,
  refundPayment,
} from './index.server.ts'
import { isRefundable } from './ledger.ts'
import {
  newChargeSchema,
  newItemPaymentSchema,
  newItemRefundSchema,
  newRefundSchema,
} from './payments.schema.ts'
import { type Person, threeStudents, trainingGround } from './test-ground.ts'

describe.each(bothEngines)('payments on %s', (engine) => {
  const ground = forEachTest(() => trainingGround(engine))
  const [sadia, karim] = threeStudents(ground)

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
    expect(await doneAtOnce(3, () => ground.correct(id))).toBe(1)
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
    await ground.pay(karim, { feeName: 'Test, "fast"', currency: 'JPY' })
    let text = ''
    for await (const piece of ledgerCsv(ground.admin.read, {})) text += piece
    const lines = text.replace(/\r\n$/, '').split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toMatch(/^\uFEFFsequence,entered,day,kind,student,/)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")",0.05,BDT,cash,'+1,`)
    expect(lines[2]).toContain('-0.05,BDT')
    expect(lines[3]).toContain('"Test, ""fast""",500000,JPY')
  })

  test('any sequence of entries, corrections and cancellations adds up', async () => {
    const fee = 500
    const classes = [await ground.openClass({ fee, seats: 1 }), await ground.openClass({ fee })]
    const { id: recordId } = await approvedRecord(ground.app)
    const whats = ['pay', 'charge', 'correct', 'select', 'leave', 'refund', 'item', 'hand-back']
    const step = fc.record({
      what: fc.constantFrom(...(whats as ['pay'])),
      who: fc.nat(1),
      which: fc.nat(1),
      currency: fc.constantFrom('BDT', 'BDT', 'CAD', 'JPY'),
      amount: fc.integer({ min: 1, max: 900 }),
    })
    const sample = fc.array(step, { minLength: 200, maxLength: 200 })
    const cash = { method: 'cash', receivedOn: '2026-11-20' }
    const refunds = (paymentId: string, amount: number) => {
      const refund = newItemRefundSchema.parse({ ...cash, amount, reason: 'Too much' })
      return ground.admin.write((ctx) => refundPayment(ctx, { paymentId, refund }))
    }
    const takes = (accountId: string, paid: object) => {
      const money = { ...cash, ...paid, accountId, item: 'fee', paidBy: 'worker' }
      const payment = newItemPaymentSchema.parse(money)
      return ground.admin.write((ctx) => recordItemPayment(ctx, { recordId, payment }))
    }
    const rows = async () =>
      (await ground.app.rows('ledgerEntries')).toSorted((a, b) => a.sequence - b.sequence)
    for (const one of fc.sample(sample, { numRuns: 1, seed: 7 })[0] ?? []) {
      const { what, who, which, amount, currency } = one
      const student = [sadia, karim][who] as Person
      const classId = classes[which] as string
      const before = await rows()
      const any = before[(amount * 31) % before.length]?.id ?? classId
      const work: Record<string, () => Promise<unknown>> = {
        pay: () =>
          ground.pay(student, which ? { classId, amount } : { ...medical, amount, currency }),
        charge: () => charge(student, { feeName: 'Test', amount, currency }),
        correct: () => ground.correct(any),
        select: () => ground.select(student, classId),
        leave: () => ground.leave(student, classId),
        refund: () => refund(student, amount),
        item: () => takes(student.id, { amount, currency }),
        'hand-back': () => refunds(before.findLast(isRefundable)?.id ?? classId, amount),
      }
      await work[what]?.().catch((error: { code?: string }) => expect(error.code).toBeTruthy())
    }
    const all = await rows()
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, at) => at + 1))
    const receipts = all.flatMap(({ receiptNumber }) => receiptNumber ?? [])
    expect(receipts).toEqual(receipts.map((_, at) => at + 1))
    for (const kind of ['payment', 'charge', 'correction', 'refund'])
      expect(all.filter((row) => row.kind === kind).length, kind).toBeGreaterThan(5)
    for (const row of all) {
      expect(row.receiptNumber !== null).toBe(row.kind === 'payment' || row.refunds !== null)
      if (row.corrects === null) continue
      const { accountId, currency, amount } = row
      const countered = all.find(({ id }) => id === row.corrects)
      expect(countered).toMatchObject({ accountId, currency, amount: -amount })
      expect(all.filter(({ corrects }) => corrects === row.corrects)).toHaveLength(1)
    }
    const sumOf = (some: typeof all) => some.reduce((total, { amount }) => total + amount, 0)
    for (const { id } of [sadia, karim])
      for (const { currency, balance } of (await ground.ledgerOf({ ...sadia, id })).balances)
        expect(balance).toBe(
          sumOf(all.filter((row) => row.accountId === id && row.currency === currency)),
        )
    for (const { currency, balance } of (await ground.entries()).totals)
      expect(balance).toBe(sumOf(all.filter((row) => row.currency === currency)))
  })
})
