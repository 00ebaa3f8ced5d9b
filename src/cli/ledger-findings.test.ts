import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anchorAuditHead } from '#modules/audit'
import { json, payingCandidate } from '#test/paying-candidate'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { examineAll } from './doctor.ts'

describe.each(engines)('what doctor says of the ledger, on %s', (engine) => {
  let app: TestApp
  /** By its kind, the id of an entry. */
  let ids: Record<string, string>
  beforeEach(async () => {
    app = await startTestApp(engine)
    const { key, pay, receivedBy } = await payingCandidate(app)
    const paid = async (item: string) =>
      (await json(pay({ item, amount: 5_000_000, receivedOn: '2026-11-19' }))).id
    const body = { reason: 'A mistake' }
    const refund = {
      ...{ amount: 1_000_000, method: 'bank', receivedOn: '2026-11-20', receivedBy, ...body },
    }
    const payment = await paid('fee')
    await app.json('POST', `/payments/${await paid('visa')}/correction`, { key, body })
    await app.json('POST', `/payments/${payment}/refunds`, { key, body: refund })
    const rows = await app.runtime.database.reader
      .selectFrom('ledgerEntries')
      .select(['id', 'kind'])
      .orderBy('sequence', 'desc')
      .execute()
    ids = { ...Object.fromEntries(rows.map(({ id, kind }) => [kind, id])), payment }
    await anchorAuditHead(app.system)
  })

  const examine = async () => {
    const lines: string[] = []
    const isWell = await examineAll({ app, ctx: app.system }, (line) => {
      // Of the tests' database, which is in plain.
      if (!line.startsWith('Encryption: the database')) lines.push(line)
    })
    expect(isWell).toBe(lines[0]?.startsWith('All is well') === true)
    return lines
  }
  /** Does something that Candor itself never does. */
  const force = (statement: string) =>
    app.runtime.database.write((tx) => sql.raw(statement).execute(tx))
  const triggers = engine === 'sqlite' ? ['ledgerNoupdate', 'ledgerNodelete'] : ['ledgerNoChange']
  const missing = triggers.map(
    (name) => `Database: trigger ${name} of ledgerEntries is missing or switched off.`,
  )
  const dropTriggers = async () => {
    for (const name of triggers)
      await force(`drop trigger "${name}" ${engine === 'sqlite' ? '' : 'on "ledgerEntries"'}`)
  }

  test('a ledger as Candor wrote it is well, and a trigger that was taken away is named', async () => {
    expect(await examine()).toEqual([expect.stringMatching(/^All is well/)])
    await dropTriggers()
    expect(await examine()).toEqual(missing)
  })

  test('each kind of entry whose amount, currency or number was changed is named', async () => {
    await dropTriggers()
    const changes = {
      payment: ['Payment', '"amount" = "amount" + 1'],
      charge: ['Fee', '"amount" = "amount" - 1'],
      refund: ['Refund', '"currency" = \'EUR\''],
      correction: ['Correction', '"sequence" = "sequence" + 100'],
    }
    for (const [kind, [, change]] of Object.entries(changes))
      await force(`update "ledgerEntries" set ${change} where "id" = '${ids[kind]}'`)
    const altered = Object.entries(changes).map(
      ([kind, [called]]) => `${called}: entry ${ids[kind]} is not as it was recorded.`,
    )
    expect((await examine()).toSorted()).toEqual([...missing, ...altered].toSorted())
  })

  test('an entry that was removed, and one that was put in, are named', async () => {
    await dropTriggers()
    await force(`delete from "ledgerEntries" where "id" = '${ids.correction}'`)
    await force(`insert into "ledgerEntries" ("id", "sequence", "accountId", "kind", "amount", "currency", "createdAt")
      values ('put-in', 900, 'somebody', 'charge', -1, 'BDT', '2026-11-20T09:00:00.000Z')`)
    expect(await examine()).toEqual([
      ...missing,
      'Fee: the log says nothing of entry put-in.',
      `Correction: entry ${ids.correction} was removed.`,
    ])
  })
})

test('a trigger that is only switched off is named on PostgreSQL', async () => {
  const app = await startTestApp('postgres')
  await anchorAuditHead(app.system)
  await app.runtime.database.write((tx) =>
    sql`alter table "ledgerEntries" disable trigger "ledgerNoChange"`.execute(tx),
  )
  const lines: string[] = []
  await examineAll({ app, ctx: app.system }, (line) => lines.push(line))
  expect(lines).toEqual([
    'Database: trigger ledgerNoChange of ledgerEntries is missing or switched off.',
  ])
})
