import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anchorAuditHead } from '#modules/audit'
import { answerConsent } from '#modules/consents'
import { consentEdition, type NewConsent } from '#modules/consents/schema'
import { enterTerms } from '#modules/contracts'
import { issueAccessCode, revokeAccessCode } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import { doctorLines } from '#test/doctor-lines'
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
