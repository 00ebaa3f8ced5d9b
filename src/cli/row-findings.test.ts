import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anchorAuditHead, appendAudit, openSealer } from '#modules/audit'
import { answerConsent } from '#modules/consents'
import type { NewConsent } from '#modules/consents/schema'
import { consentEdition } from '#modules/consents/words.schema'
import { enterTerms } from '#modules/contracts'
import { issueAccessCode, revokeAccessCode } from '#modules/lookup'
import { minute, second } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { doctorLines } from '#test/doctor-lines'
import { forcedLedger } from '#test/forced-ledger'
import { json, payingCandidate } from '#test/paying-candidate'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'
import { recordFindings } from './findings.ts'

describe.each(engines)('what doctor says of rows about a record, on %s', (engine) => {
  const app = forEachTest(async () => {
    const started = await startTestApp(engine)
    const { id: recordId, reference } = await approvedRecord(started)
    return { ...started, recordId, reference }
  })
  const answer = (given: NewConsent['answer']) => {
    const words = { purpose: 'asking', language: 'en', edition: consentEdition } as const
    const consent = { ...words, answer: given, endShares: async () => {} }
    return app.amina.write((ctx) => answerConsent(ctx, { recordId: app.recordId }, consent))
  }
  const enter = (version: number, terms: object) =>
    app.amina.write((ctx) =>
      enterTerms(ctx, { recordId: app.recordId, version, terms: terms as never }),
    )
  const findings = async () => (await recordFindings(app.system)).findings
  const named = (what: string, fault: RegExp) => [
    expect.stringMatching(`^${what} of record ${app.reference}: .*${fault.source}`),
  ]

  test('what Candor wrote is well', async () => {
    await app.amina.write((ctx) => issueAccessCode(ctx, app.recordId))
    await app.amina.write((ctx) => revokeAccessCode(ctx, app.recordId))
    await app.amina.write((ctx) => issueAccessCode(ctx, app.recordId))
    await app.amina.write((ctx) => issueAccessCode(ctx, app.recordId))
    await answer('given')
    await answer('withdrawn')
    await enter(0, { job: 'Welder' })
    await enter(1, { job: 'Cook' })
    expect(await findings()).toEqual([])
  })

  test('a code that somebody changed, put in or brought back is named until a new one is issued', async () => {
    await app.amina.write((ctx) => issueAccessCode(ctx, app.recordId))
    await app.tamper(`update "accessCodes" set "codeHash" = 'mine'`)
    expect(await findings()).toEqual(named('Access code', /was changed in the database/))
    await app.amina.write((ctx) => issueAccessCode(ctx, app.recordId))
    expect(await findings()).toEqual([])
    await app.amina.write((ctx) => revokeAccessCode(ctx, app.recordId))
    await app.tamper(`update "accessCodes" set "revokedAt" = null where "codeHash" <> 'mine'`)
    expect(await findings()).toEqual(named('Access code', /in force was changed/))
    await app.amina.write((ctx) => revokeAccessCode(ctx, app.recordId))
    await app.amina.write((ctx) => issueAccessCode(ctx, app.recordId))
    expect(await findings()).toEqual([])
    await app.tamper(
      `update "accessCodes" set "revokedAt" = '2026-11-20T09:00:00.000Z' where "revokedAt" is null`,
    )
    await app.tamper(`insert into "accessCodes"
      ("id", "recordId", "codeHash", "issuedBy", "issuedAt", "madeUnder")
      values ('forged', '${app.recordId}', 'his', 'amina', '2026-11-20T09:00:00.000Z', 'test')`)
    expect(await findings()).toEqual(
      expect.arrayContaining(named('Access code', /the audit log tells of no row forged/)),
    )
  })

  test('a consent and terms that somebody changed, put in or removed are named', async () => {
    await answer('given')
    await answer('withdrawn')
    await enter(0, { job: 'Welder' })
    await app.tamper(`update "consents" set "answer" = 'given'`)
    expect(await findings()).toEqual(named('Consent', /was changed in the database/))
    await app.tamper(`update "consents" set "answer" = 'withdrawn' where "replacedAt" is null`)
    expect(await findings()).toEqual([])
    await app.tamper(`update "contractTerms" set "terms" = '{}'`)
    expect(await findings()).toEqual(named('Terms of a contract', /was changed in the database/))
    await app.tamper(`delete from "contractTerms"`)
    expect(await findings()).toEqual([
      expect.stringMatching(/^Terms of a contract: row \S+ was removed/),
    ])
  })

  test('a part that cannot be read is a finding, and the others are examined all the same', async () => {
    await anchorAuditHead(app.system)
    await app.tamper('alter table "consents" rename to "gone"')
    expect(await doctorLines(app)).toEqual(
      expect.arrayContaining([
        'Database: table consents is missing.',
        'Records: it could not be examined.',
        'Closing: it could not be examined.',
      ]),
    )
    await app.tamper('alter table "gone" rename to "consents"')
    expect(await findings()).toEqual([])
  })

  test('an empty file and one that was cut off are called that, not unencrypted', async () => {
    await anchorAuditHead(app.system)
    const files = { 'derivatives/one/two': '', 'imports/one/rows': '', 'imports/one/table': 'can' }
    for (const [key, content] of Object.entries(files)) {
      const path = join(app.folder, 'files', key)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    }
    const isOfFile = (line: string) => /^(Empty|Cut-off) file|^Encryption: \S+\//.test(line)
    const [empty, cut] = ['has no bytes.', 'Restore it from a backup.']
    expect((await doctorLines(app)).filter(isOfFile).toSorted()).toEqual([
      `Cut-off file: imports/one/table. ${cut}`,
      `Empty file: derivatives/one/two ${empty} Remove it; it is drawn again.`,
      `Empty file: imports/one/rows ${empty} ${cut}`,
    ])
  })

  test('a row that no event names is named, whatever else the log tells of its record', async () => {
    await enter(0, { job: 'Welder' })
    // Its own HMAC is not what is tested.
    await app.tamper(`update "auditEvents" set "details" = '{"version":1}'
      where "action" = 'contract.terms_entered'`)
    expect(await findings()).toEqual(named('Terms of a contract', /tells of no row/))
  })
})

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
