import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '#test/test-runtime'
import { checkReceipt } from './index.server.ts'
import { type Person, type TrainingGround, trainingGround } from './test-ground.ts'

describe.each(engines)('receipts on %s', (engine) => {
  let ground: TrainingGround
  let sadia: Person
  beforeEach(async () => {
    ground = await trainingGround(engine)
    ;[sadia] = (await ground.addStudents(1)) as [Person]
  })
  afterEach(() => ground.close())

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

  test('a receipt whose entry was changed in the database is not confirmed, also when printed again', async () => {
    await ground.pay(sadia, medical)
    const printed = async () => (await ground.ledgerOf(sadia)).entries[0]?.receipt
    const check = async () => {
      const { number = '', check = '' } = (await printed()) ?? {}
      return (await ground.admin.read((ctx) => checkReceipt(ctx, { number, check }))).verdict
    }
    const triggers = engine === 'sqlite' ? ['ledgerNoupdate', 'ledgerNodelete'] : ['ledgerNoChange']
    const force = (statement: string) =>
      ground.app.runtime.database.write((tx) => sql.raw(statement).execute(tx))
    for (const name of triggers)
      await force(`drop trigger "${name}" ${engine === 'sqlite' ? '' : 'on "ledgerEntries"'}`)
    for (const [change, back] of [
      ['"amount" = "amount" + 1', '"amount" = "amount" - 1'],
      [`"currency" = 'EUR'`, `"currency" = 'BDT'`],
      [`"receivedOn" = '2026-11-21'`, `"receivedOn" = '2026-11-20'`],
      ['"receiptNumber" = 7', '"receiptNumber" = 1'],
      [`"reference" = 'other'`, '"reference" = null'],
      [`"accountId" = 'other'`, `"accountId" = '${sadia.id}'`],
    ]) {
      await force(`update "ledgerEntries" set ${change} where "kind" = 'payment'`)
      expect(await check(), change).toEqual({ verdict: 'unknown' })
      await force(`update "ledgerEntries" set ${back} where "kind" = 'payment'`)
      expect(await check(), back).toMatchObject({ verdict: 'issued' })
    }
    await force(
      `update "auditEvents" set "details" = replace("details", '500000', '900000') where "action" = 'ledger.payment'`,
    )
    await force(`update "ledgerEntries" set "amount" = 900000 where "kind" = 'payment'`)
    expect(await check()).toEqual({ verdict: 'unknown' })
  })
})
