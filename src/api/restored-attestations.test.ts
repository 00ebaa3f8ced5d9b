import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, describe, expect, test } from 'vitest'
import {
  checkAttestation,
  examineAttestations,
  issueAttestation,
  listKeys,
  revokeKey,
} from '#modules/attestations'
import { newAttestationSchema } from '#modules/attestations/schema'
import { backUp, restoreExport } from '#modules/exchange'
import { getRecord, hideRecord } from '#modules/records'
import { minute } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { startEmptyApp, startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const env = {
  CANDOR_URL: publicUrl,
  CANDOR_SECRET: 'the secret of the one agency that lost its disk',
}

describe.each(engines)('attestations after a restore on %s', async (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-restored-'))
  const former = await startTestApp(engine, env)
  const recordIds: string[] = [await withDocument('one'), await withDocument('other')]
  afterAll(async () => {
    await former.close()
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function withDocument(text: string): Promise<string> {
    const { id } = await approvedRecord(former)
    await uploadScan(former.as(people.amina), id, 'work-permit', text)
    return id
  }
  const issue = (on: TestApp, of: number) => {
    on.clock.move(minute)
    return on.as(people.amina).write((ctx) => {
      const asked = newAttestationSchema.parse({ kind: 'work-permit' })
      const holder = { recordId: recordIds[of] as string, kinds: null }
      return issueAttestation(ctx, holder, asked, publicUrl)
    })
  }
  const check = (attestation: object) =>
    app.system.read((ctx) => checkAttestation(ctx, JSON.stringify(attestation), publicUrl))

  const [hidden, kept] = [await issue(former, 0), await issue(former, 1)]
  const zip = join(folder, 'backup.zip')
  await pipeline((await backUp(former.system)).zip, createWriteStream(zip))
  await former.as(people.amina).write(async (ctx) => {
    const { id: recordId, version } = await getRecord(ctx, recordIds[0] as string)
    await hideRecord(ctx, { recordId, version })
    const [{ multikey } = { multikey: '' }] = await listKeys(ctx)
    await revokeKey(ctx, { multikey, since: ctx.clock.now() })
  })
  /** Made after the backup was taken. */
  const lost = await issue(former, 1)
  const app = await startEmptyApp(engine, env)
  app.clock.move(10 * minute)
  const ended = (await restoreExport(app.system, zip)).endedAttestations

  test('what was ended since is not in force again, here or elsewhere, nor is anything else', async () => {
    expect(await checkAsStranger(former, hidden)).toMatchObject({ verified: false })
    expect(ended).toBe(2)
    for (const made of [hidden, kept]) {
      expect(await check(made)).toMatchObject({ signature: 'holds', state: 'ended', compared: [] })
      expect(await checkAsStranger(app, made)).toMatchObject({ verified: false, isInForce: false })
    }
  })

  test('one that was made after the backup is not ours to vouch for', async () => {
    expect(await checkAsStranger(former, lost)).toMatchObject({ verified: true, isInForce: true })
    expect(await check(lost)).toEqual({ verdict: 'altered' })
    expect(await checkAsStranger(app, lost)).toMatchObject({ verified: false })
  })

  test('a key that was revoked since asserts nothing again', async () => {
    const issuer = await (await app.request('/.well-known/did.json')).json()
    const key = hidden.proof.verificationMethod
    expect(issuer).toMatchObject({
      verificationMethod: expect.arrayContaining([
        expect.objectContaining({ id: key, revoked: expect.any(String) }),
      ]),
    })
    expect((issuer as { assertionMethod: string[] }).assertionMethod).not.toContain(key)
    const [, multikey = 'none'] = key.split('#')
    expect(await (await app.request('/.well-known/jwt-vc-issuer')).text()).not.toContain(multikey)
  })

  test('the next ones have a new key and hold, and doctor is told what ended', async () => {
    const made = await issue(app, 1)
    expect(made.proof.verificationMethod).not.toBe(kept.proof.verificationMethod)
    expect(await check(made)).toMatchObject({ signature: 'holds', state: 'in-force' })
    expect(await checkAsStranger(app, made)).toMatchObject({ verified: true, isInForce: true })
    expect(await app.system.read(examineAttestations)).toMatchObject({
      unreadableKey: null,
      endedByRestore: { count: 2 },
    })
    app.clock.move(91 * 24 * 60 * minute)
    expect(await app.system.read(examineAttestations)).toMatchObject({ endedByRestore: null })
  })
})
