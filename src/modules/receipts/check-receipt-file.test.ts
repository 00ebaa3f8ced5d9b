import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { beginSuccessor, openSealer, proveEvent, readLogKey } from '#modules/audit'
import { minute } from '#platform/clock'
import { canonicalJson } from '#platform/tlog'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { json } from '#test/paying-candidate'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import {
  checkReceiptFile,
  examineReceipts,
  keepFileReceipt,
  keepReferenceReceipt,
  proveReceipt,
} from './index.server.ts'
import type { ReceiptProof } from './schema.ts'

const publicUrl = 'http://localhost:3000'
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

describe.each(engines)('the file of a receipt on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  let recordId: string
  let file: ReceiptProof
  beforeEach(async () => {
    recordId = (await approvedRecord(app)).id
    const permit = await documentPng('Permit')
    await upload(permit)
    const { number } = await app.anybody.write((ctx) => keepFileReceipt(ctx, sha256(permit)))
    await openSealer(app.system).seal()
    file = await app.anybody.read((ctx) => proveReceipt(ctx, number))
  })

  const upload = (bytes: Buffer) => uploadScan(app.amina, recordId, 'work-permit', bytes)
  const check = (held: unknown) => {
    const text = typeof held === 'string' ? held : JSON.stringify(held)
    return checkReceiptFile(app.anybody, text, publicUrl)
  }

  test('is ours, and tells what has become of it since', async () => {
    const nothing = { supersededSince: null, withdrawnSince: null }
    expect(await check(file)).toEqual({
      ...{ verdict: 'ours', signature: 'holds' },
      now: { ...file.receipt, ...nothing },
    })
    await upload(await documentPng('Newer'))
    const supersededSince = app.clock.now()
    expect(await check(file)).toMatchObject({ verdict: 'ours', now: { supersededSince } })
    await app.hide(recordId)
    expect(await check(file)).toMatchObject({ now: { withdrawnSince: expect.any(String) } })
  })

  test('is signed still when its record was purged, and nothing is told of it', async () => {
    await app.purge(recordId)
    expect(await check(file)).toEqual({ verdict: 'ours', signature: 'holds', now: null })
  })

  test('is known by a former key of the log, and with a stolen one only what we have kept', async () => {
    await app.system.write((ctx) => beginSuccessor(ctx, 'key-leaked'))
    await openSealer(app.system).seal()
    expect(await app.system.read(readLogKey)).not.toBe(file.logKey)
    expect(await check(file)).toMatchObject({ verdict: 'ours', signature: 'holds' })
    await app.runtime.database.write((tx) => tx.deleteFrom('checkReceipts').execute())
    expect(await check(file)).toEqual({ verdict: 'ours', signature: 'revoked', now: null })
  })

  test('altered in any member, with one more or one less, is not what was signed', async () => {
    const other = (value: unknown) =>
      typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : 'shown'
    const { receipt } = file
    const [document] = receipt.papers
    const [compared] = document?.compared ?? []
    const variants: object[] = [
      ...Object.entries(receipt).flatMap(([name, value]) => [
        { ...receipt, [name]: other(value) },
        Object.fromEntries(Object.entries(receipt).filter(([one]) => one !== name)),
      ]),
      ...Object.keys(receipt.organisation).map((name) => ({
        ...receipt,
        organisation: { ...receipt.organisation, [name]: 'The embassy' },
      })),
      { ...receipt, valid: true },
      { ...receipt, organisation: { ...receipt.organisation, official: true } },
      { ...receipt, papers: [{ ...document, genuine: true }] },
      { ...receipt, papers: [{ ...document, compared: [{ ...compared, genuine: true }] }] },
    ]
    expect(variants.length).toBeGreaterThan(30)
    for (const changed of variants)
      for (const digest of [file.digest, sha256(canonicalJson(changed))])
        expect(await check({ ...file, receipt: changed, digest }), JSON.stringify(changed)).toEqual(
          { verdict: 'altered' },
        )
    for (const changed of [
      { ...file, digest: file.digest.replace(/^./, 'x') },
      { ...file, note: 'genuine' },
      { ...file, proof: file.proof.replace(/^index .+$/m, 'index 0') },
      { ...file, proof: file.proof.replace(/\n\n[\s\S]*/, '\n\n') },
      { ...file, proof: '' },
    ])
      expect(await check(changed)).toEqual({ verdict: 'altered' })
  })

  test('whose proof is of another event is not ours, whatever it says', async () => {
    const proof = await app.system.read((ctx) => proveEvent(ctx, 1))
    expect(await check({ ...file, proof })).toEqual({ verdict: 'altered' })
  })

  test('of another log is not judged, and what is none is told so', async () => {
    const other = await startPadma(engine, { CANDOR_URL: 'https://delta.example' })
    await openSealer(other.system).seal()
    const logKey = await other.system.read(readLogKey)
    const proof = await other.system.read((ctx) => proveEvent(ctx, 1))
    await other.close()
    expect(logKey).toMatch(/^delta\.example\/log/)
    const foreign = { ...file, proof, logKey }
    expect(await check(foreign)).toEqual({ verdict: 'foreign', host: 'delta.example' })
    const spoken = { ...foreign, logKey: `The\u200bembassy/log${logKey?.slice(17)}` }
    for (const none of ['', '{}', '[]', 'null', 'RC-7K2M9-QXD4T-68', '['.repeat(9000), spoken])
      expect(await check(none)).toEqual({ verdict: 'unreadable' })
  })
})

describe.each(engines)('a receipt of a check that was changed in the database, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  let number: string
  beforeEach(async () => {
    const { reference } = await approvedRecord(app, { passportNumber: 'AB1234567' })
    number = (await app.anybody.write((ctx) => keepReferenceReceipt(ctx, reference))).number
    await openSealer(app.system).seal()
  })

  const read = (what = '') => app.call('GET', `/receipts/${number}${what}`)
  const found = async () => {
    const findings = []
    for await (const finding of examineReceipts(app.system)) findings.push(finding)
    return findings
  }
  const reports = () => app.rows('cases')

  test('is confirmed after a later version added a column to it', async () => {
    await app.tamper('alter table "checkReceipts" add column "later" integer not null default 7')
    expect((await read()).status).toBe(200)
    expect(await found()).toEqual([])
  })

  test('is not confirmed, by whatever part of it was changed, and the doctor names it', async () => {
    const file = JSON.stringify(await json(read('/proof')))
    const row = await app.runtime.database.reader
      .selectFrom('checkReceipts')
      .selectAll()
      .executeTakeFirstOrThrow()
    const changes = [
      { content: row.content.replace('"known"', '"same"') },
      { content: row.content.replace('Padma', 'Meghna') },
      { content: 'no receipt' },
      { recordId: null },
      { about: '{"reference":"CR-00000000"}' },
      { documentIds: '["another"]' },
      { createdAt: '2030-01-01T00:00:00.000Z' },
    ]
    for (const change of changes) {
      // The limits of look-ups are not what is tested.
      app.clock.move(minute)
      await app.force('checkReceipts', change)
      const answer = await read()
      expect(answer.status, JSON.stringify(change)).toBe(409)
      expect(await answer.json()).toMatchObject({ code: 'receipt.unconfirmed' })
      expect((await read('/proof')).status).toBe(409)
      const page = await app.request(`/verify/${number}`)
      expect(page.status).toBe(409)
      const html = await page.text()
      expect(html).toContain('<h1>We cannot confirm this receipt</h1>')
      expect(html).not.toContain('Meghna')
      const checked = app.call('POST', '/receipts/check', { body: { receipt: file } })
      expect(await json(checked)).toMatchObject({ verdict: 'ours', now: null })
      expect(await found()).toEqual([{ problem: 'altered', subject: number }])
      await app.force('checkReceipts', row)
    }
    app.clock.move(minute)
    expect(await json(read())).toMatchObject({ verdict: 'known' })
    expect(await found()).toEqual([])
    expect(await reports()).toEqual([expect.objectContaining({ kind: 'fault', state: 'open' })])
  })

  test('is reported once by whoever checks its file, in either way', async () => {
    const receipt = JSON.stringify(await json(read('/proof')))
    await app.tamper(`update "checkReceipts" set "recordId" = null`)
    const check = () => app.call('POST', '/receipts/check', { body: { receipt } })
    expect(await json(check())).toMatchObject({ verdict: 'ours', now: null })
    const report = expect.objectContaining({
      ...{ kind: 'fault', said: JSON.stringify({ of: 'check', number }) },
    })
    expect(await reports()).toEqual([report])
    await check()
    const form = { method: 'POST', body: new URLSearchParams({ attestation: receipt }) }
    expect((await app.request('/verify/attestation', form)).status).toBe(200)
    const kept = await json(app.call('POST', '/receipts', { body: { attestation: receipt } }))
    expect(kept).toMatchObject({ compared: 'receipt', verdict: 'unsure' })
    expect(await reports()).toEqual([report])
    await app.tamper('delete from "cases"')
    await app.call('POST', '/receipts', { body: { attestation: receipt } })
    expect(await reports()).toEqual([report])
  })

  test('is not confirmed either where nothing can be reported', async () => {
    await app.tamper(`update "checkReceipts" set "about" = '{"reference":"CR-00000000"}'`)
    await app.tamper('alter table "cases" rename to "gone"')
    const answer = await read()
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'receipt.unconfirmed'])
    await app.tamper('alter table "gone" rename to "cases"')
    expect(await reports()).toEqual([])
  })

  test('without an event in the log, or with a forged one, it is not confirmed either', async () => {
    await app.tamper(
      `update "auditEvents" set "details" = replace("details", 'known', 'other') where "action" = 'receipt.kept'`,
    )
    expect((await read()).status).toBe(409)
    await app.tamper(`delete from "auditEvents" where "action" = 'receipt.kept'`)
    expect((await read()).status).toBe(409)
    expect(await found()).toEqual([{ problem: 'unrecorded', subject: number }])
    await app.amina.write(({ tx }) => tx.deleteFrom('checkReceipts').execute())
    expect((await read()).status).toBe(404)
  })
})
