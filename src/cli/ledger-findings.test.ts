import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anchorAuditHead, appendAudit, openSealer } from '#modules/audit'
import { minute, second } from '#platform/clock'
import { doctorLines } from '#test/doctor-lines'
import { forcedLedger } from '#test/forced-ledger'
import { json, payingCandidate } from '#test/paying-candidate'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'

describe.each(engines)('what doctor says of the ledger and the log, on %s', (engine) => {
  const app = forEachTest(async () => {
    const paying = await startTestApp(engine)
    const { key, pay, receivedBy } = await payingCandidate(paying)
    const paid = async (item: string) =>
      (await json(pay({ item, amount: 5_000_000, receivedOn: '2026-11-19' }))).id
    const body = { reason: 'A mistake' }
    const back = { amount: 1_000_000, method: 'bank', receivedOn: '2026-11-20' }
    const refund = { ...back, receivedBy, ...body }
    const payment = await paid('fee')
    await paying.json('POST', `/payments/${await paid('visa')}/correction`, { key, body })
    await paying.json('POST', `/payments/${payment}/refunds`, { key, body: refund })
    await anchorAuditHead(paying.system)
    /** By its kind, the id of an entry. */
    const ids: Record<string, string> = {}
    for (const { id, kind } of await paying.rows('ledgerEntries')) ids[kind] = id
    return { ...paying, ids: { ...ids, payment } as Record<string, string> }
  })

  const examine = () => doctorLines(app)
  const triggers = engine === 'sqlite' ? ['ledgerNoupdate', 'ledgerNodelete'] : ['ledgerNoChange']
  const missing = triggers.map(
    (name) => `Database: trigger ${name} of ledgerEntries is missing or switched off.`,
  )

  test('a ledger as Candor wrote it is well, and a trigger that was taken away is named', async () => {
    expect(await examine()).toEqual([expect.stringMatching(/^All is well/)])
    await forcedLedger(app.runtime, engine)
    expect(await examine()).toEqual(missing)
  })

  test('each kind of entry whose amount, currency or number was changed is named', async () => {
    const force = await forcedLedger(app.runtime, engine)
    const changes = {
      payment: ['Payment', '"amount" = "amount" + 1'],
      charge: ['Fee', '"amount" = "amount" - 1'],
      refund: ['Refund', '"currency" = \'EUR\''],
      correction: ['Correction', '"sequence" = "sequence" + 100'],
    }
    for (const [kind, [, change]] of Object.entries(changes))
      await force(`update "ledgerEntries" set ${change} where "id" = '${app.ids[kind]}'`)
    const altered = Object.entries(changes).map(
      ([kind, [called]]) => `${called}: entry ${app.ids[kind]} is not as it was recorded.`,
    )
    expect((await examine()).toSorted()).toEqual([...missing, ...altered].toSorted())
  })

  test('an entry that was removed, and one that was put in, are named', async () => {
    const force = await forcedLedger(app.runtime, engine)
    await force(`delete from "ledgerEntries" where "id" = '${app.ids.correction}'`)
    await force(`insert into "ledgerEntries" ("id", "sequence", "accountId", "kind", "amount", "currency", "createdAt")
      values ('put-in', 900, 'somebody', 'charge', -1, 'BDT', '2026-11-20T09:00:00.000Z')`)
    expect(await examine()).toEqual([
      ...missing,
      'Fee: the log says nothing of entry put-in.',
      `Correction: entry ${app.ids.correction} was removed.`,
    ])
  })

  test('nothing of events that nobody seals for ten seconds, then since when they wait, until they are sealed', async () => {
    const app = await startTestApp(engine)
    app.clock.move(minute)
    await openSealer(app.system).seal()
    await anchorAuditHead(app.system)
    const calm = [expect.stringMatching(/^All is well/)]
    expect(await doctorLines(app)).toEqual(calm)
    const since = app.clock.now()
    await app.system.write((ctx) => appendAudit(ctx, 'record.hidden', 'record:1'))
    app.clock.move(10 * second)
    expect(await doctorLines(app)).toEqual(calm)
    app.clock.move(1)
    expect(await doctorLines(app)).toEqual([
      `Transparency log: events since ${since} are not sealed. A running server seals them within a second; check its log.`,
    ])
    app.clock.move(minute)
    await openSealer(app.system).seal()
    expect(await doctorLines(app)).toEqual(calm)
  })
})

test('a trigger that is only switched off is named on PostgreSQL', async () => {
  const app = await startTestApp('postgres')
  await anchorAuditHead(app.system)
  await app.runtime.database.write((tx) =>
    sql`alter table "ledgerEntries" disable trigger "ledgerNoChange"`.execute(tx),
  )
  expect(await doctorLines(app)).toEqual([
    'Database: trigger ledgerNoChange of ledgerEntries is missing or switched off.',
  ])
})
