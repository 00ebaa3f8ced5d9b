import { beforeEach, describe, expect, test } from 'vitest'
import { forcedLedger } from '#test/forced-ledger'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { checkReceipt, ledgerCsv, recordRefund } from './index.server.ts'
import { newPaymentSchema, newRefundSchema } from './payments.schema.ts'
import { receiptOf } from './receipt.ts'
import { threeStudents, trainingGround } from './test-ground.ts'

describe.each(bothEngines)('receipts on %s', (engine) => {
  const ground = forEachTest(() => trainingGround(engine))
  const [sadia] = threeStudents(ground)

  const medical = { feeName: 'Medical' }

  test('receipts of 50 payments at once have no gap, and begin anew with the year', async () => {
    await Promise.all(Array.from({ length: 50 }, () => ground.pay(sadia, medical)))
    ground.app.clock.move(42 * 24 * 60 * 60 * 1000)
    await ground.pay(sadia, medical)
    const entries = (await ground.ledgerOf(sadia)).entries
    const receipts = entries.flatMap(({ receipt }) => (receipt ? [receipt.number] : []))
    const year = Array.from({ length: 50 }, (_, n) => `2026-${String(n + 1).padStart(6, '0')}`)
    expect(receipts).toEqual([...year, '2027-000001'])
    expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1))
  })

  test('receipts keep their order and have no gap when the clock is set back over the new year', async () => {
    const days = 42 * 24 * 60 * 60 * 1000
    for (const step of [0, days, -days, days]) {
      ground.app.clock.move(step)
      await ground.pay(sadia, medical)
    }
    const { entries } = await ground.ledgerOf(sadia)
    const receipts = entries.flatMap(({ receipt }) => (receipt ? [receipt.number] : []))
    expect(receipts).toEqual(['2026-000001', '2027-000001', '2026-000002', '2027-000002'])
    expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1))
  })

  test('a receipt is confirmed by number and check value; one digit changed is like none at all', async () => {
    const entry = await ground.pay(sadia, medical)
    const receipt = (await ground.ledgerOf(sadia)).entries[0]?.receipt
    const check = async (number: string, value: string) =>
      (await ground.admin.read((ctx) => checkReceipt(ctx, { number, check: value }))).verdict
    const value = receipt?.check as string
    const issued = {
      verdict: 'issued',
      kind: 'payment',
      number: '2026-000001',
      amount: 500_000,
      currency: 'BDT',
      receivedOn: '2026-11-20',
      correctedOn: null,
    }
    expect(await check('2026-000001', value)).toEqual(issued)
    expect(await check('২০২৬ ০০০০০১', value.toLowerCase().replace('-', ' '))).toEqual(issued)
    const unknown = { verdict: 'unknown' }
    for (const number of ['2026-000002', '2025-000001', '2026-100001', '', 'CR-1'])
      expect(await check(number, value)).toEqual(unknown)
    const other = value.startsWith('0') ? `1${value.slice(1)}` : `0${value.slice(1)}`
    expect(await check('2026-000001', other)).toEqual(unknown)
    expect(await check('2026-000001', '')).toEqual(unknown)
    await ground.correct(entry.id)
    expect(await check('2026-000001', value)).toEqual({ ...issued, correctedOn: '2026-11-20' })
  })

  test('money handed back out of the credit has a receipt, confirmed as such and by its own check value alone', async () => {
    const id = await ground.openClass({ fee: 500_000 })
    await ground.pay(sadia, { classId: id })
    const money = { amount: 200_000, currency: 'BDT', method: 'cash', receivedOn: '2026-11-20' }
    const refund = newRefundSchema.parse({ accountId: sadia.id, ...money })
    const { id: entryId } = await ground.admin.write((ctx) => recordRefund(ctx, refund))
    const [paid, back] = (await ground.ledgerOf(sadia)).entries.map(({ receipt }) => receipt)
    const check = async (number = '', value = '') =>
      ground.admin.read((ctx) => checkReceipt(ctx, { number, check: value }))
    expect(back).toMatchObject({ number: 'R-000002' })
    const issued = { verdict: 'issued', kind: 'refund', amount: 200_000, number: 'R-000002' }
    expect((await check(back?.number, back?.check)).verdict).toMatchObject(issued)
    expect((await check('r 2', back?.check)).verdict).toMatchObject(issued)
    const unknown = { verdict: { verdict: 'unknown' }, isAltered: false }
    // The number of a payment is not a receipt of this kind, and nothing is missing there.
    for (const [number, value] of [
      ['R-000001', paid?.check],
      ['R-000002', paid?.check],
      ['R-000003', back?.check],
      ['R-0', back?.check],
    ])
      expect(await check(number, value), number).toEqual(unknown)
    await ground.correct(entryId)
    expect((await check(back?.number, back?.check)).verdict).toMatchObject({
      ...{ ...issued, correctedOn: '2026-11-20' },
    })
    await ground.pay(sadia, { classId: id })
    const force = await forcedLedger(ground.app.runtime, engine)
    await force(
      `delete from "ledgerEntries" where "corrects" = '${entryId}' or "id" = '${entryId}'`,
    )
    expect(await check(back?.number, back?.check)).toMatchObject({ isAltered: true })
  })

  test('a payment for a class is its fee where no sum is said', async () => {
    const id = await ground.openClass({ fee: 700, currency: 'CAD' })
    const whole = { classId: id, amount: undefined, currency: undefined }
    expect(await ground.pay(sadia, whole)).toMatchObject({ amount: 700, currency: 'CAD' })
    const free = await ground.openClass()
    await expect(ground.pay(sadia, { ...whole, classId: free })).rejects.toMatchObject({
      code: 'payment.no_fee',
    })
    const { success, error } = newPaymentSchema.safeParse({
      ...{ accountId: sadia.id, feeName: 'Medical', method: 'cash', receivedOn: '2026-11-20' },
    })
    expect([success, error?.issues.map(({ path }) => path[0])]).toEqual([
      false,
      ['amount', 'currency'],
    ])
  })

  describe('of an entry that was changed in the database', () => {
    let force: Awaited<ReturnType<typeof forcedLedger>>
    beforeEach(async () => {
      await ground.pay(sadia, medical)
      force = await forcedLedger(ground.app.runtime, engine)
    })

    /** Prints the receipt as the row says now, as somebody with the secret could. */
    const forged = async () => {
      const [row] = (await ground.app.rows('ledgerEntries'))
        .filter(({ kind }) => kind === 'payment')
        .toSorted((a, b) => a.sequence - b.sequence)
      if (!row) throw new Error('There is no payment')
      return receiptOf(ground.app.runtime, row) as { number: string; check: string }
    }
    const check = async () => {
      const printed = await forged()
      return (await ground.admin.read((ctx) => checkReceipt(ctx, printed))).verdict
    }
    const given = async () =>
      [(await ground.ledgerOf(sadia)).entries[0], (await ground.entries()).entries.at(-1)].map(
        (entry) => [entry?.receipt ?? null, entry?.unconfirmedReceipt],
      )

    test('it is neither confirmed nor printed again', async () => {
      for (const [change, back] of [
        ['"amount" = "amount" + 1', '"amount" = "amount" - 1'],
        [`"currency" = 'EUR'`, `"currency" = 'BDT'`],
        [`"receivedOn" = '2026-11-21'`, `"receivedOn" = '2026-11-20'`],
        ['"receiptNumber" = 7', '"receiptNumber" = 1'],
        [`"reference" = 'other'`, '"reference" = null'],
      ]) {
        await force(`update "ledgerEntries" set ${change} where "kind" = 'payment'`)
        expect(await check(), change).toEqual({ verdict: 'unknown' })
        const { number } = await forged()
        expect(await given(), change).toEqual([
          [null, number],
          [null, number],
        ])
        await force(`update "ledgerEntries" set ${back} where "kind" = 'payment'`)
        expect(await check(), back).toMatchObject({ verdict: 'issued' })
        const receipt = await forged()
        expect(await given(), back).toEqual([
          [receipt, null],
          [receipt, null],
        ])
      }
    })

    test('it is named in the table for the books, which says that it differs', async () => {
      await ground.pay(sadia, medical)
      await force(`update "ledgerEntries" set "amount" = 900000 where "receiptNumber" = 1`)
      let csv = ''
      for await (const piece of ledgerCsv(ground.admin.read, {})) csv += piece
      const lines = csv.split('\r\n').filter((line) => line.includes('2026-00000'))
      expect(lines.map((line) => line.slice(line.lastIndexOf(',')))).toEqual([',yes', ','])
    })

    test('it is confirmed by no event that was changed with it, and by none that was added', async () => {
      await force(`update "ledgerEntries" set "accountId" = 'other' where "kind" = 'payment'`)
      expect(await check()).toEqual({ verdict: 'unknown' })
      await force(
        `update "auditEvents" set "details" = replace("details", '500000', '900000') where "action" = 'ledger.payment'`,
      )
      await force(
        `update "ledgerEntries" set "amount" = 900000, "accountId" = '${sadia.id}' where "kind" = 'payment'`,
      )
      expect(await check()).toEqual({ verdict: 'unknown' })
      await force(`update "auditEvents" set "subject" = 'entry:' where "action" = 'ledger.payment'`)
      expect(await check()).toEqual({ verdict: 'unknown' })
    })

    test('with its correction changed, it is neither confirmed nor printed', async () => {
      const [entry] = (await ground.ledgerOf(sadia)).entries
      await ground.correct(String(entry?.id))
      expect(await check()).toMatchObject({ correctedOn: '2026-11-20' })
      await force(
        `update "ledgerEntries" set "createdAt" = '2026-12-20T09:00:00.000Z' where "kind" = 'correction'`,
      )
      expect(await check()).toEqual({ verdict: 'unknown' })
      expect((await given())[0]).toEqual([null, '2026-000001'])
    })

    test('with its correction removed, it is neither confirmed nor printed', async () => {
      const [entry] = (await ground.ledgerOf(sadia)).entries
      await ground.correct(String(entry?.id))
      await force(`delete from "ledgerEntries" where "kind" = 'correction'`)
      const printed = await forged()
      expect(await ground.admin.read((ctx) => checkReceipt(ctx, printed))).toEqual({
        verdict: { verdict: 'unknown' },
        isAltered: true,
      })
      expect((await given())[0]).toEqual([null, '2026-000001'])
    })

    test('removed itself, it is not confirmed, and staff are told; a number that nobody had says nothing', async () => {
      await ground.pay(sadia, medical)
      const printed = await forged()
      const check = async (number: string, value = printed.check) =>
        ground.admin.read((ctx) => checkReceipt(ctx, { number, check: value }))
      const unknown = { verdict: { verdict: 'unknown' }, isAltered: false }
      await force(`delete from "ledgerEntries" where "receiptNumber" = 1
        or "with" = (select "id" from "ledgerEntries" where "receiptNumber" = 1)`)
      expect(await check('2026-000001')).toEqual({ ...unknown, isAltered: true })
      for (const never of ['2026-000003', '2026-000000', '2025-000001', '2027-000001', 'CR-1'])
        expect(await check(never), never).toEqual(unknown)
      expect(await check('2026-000002', 'wrong')).toEqual(unknown)
    })
  })
})
