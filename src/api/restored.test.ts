import { createWriteStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { backUp, exportEverything, restoreExport } from '#modules/archive'
import {
  checkAttestation,
  examineAttestations,
  issueAttestation,
  listKeys,
  revokeKey,
} from '#modules/attestations'
import { newAttestationSchema } from '#modules/attestations/schema'
import { readSettings } from '#modules/organisation'
import { examineRetention, listDue, openRetention } from '#modules/privacy'
import { day, hour, later, minute } from '#platform/clock'
import { approvedRecord, keepScans } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { startPadma } from '#test/padma'
import { smallPicture } from '#test/tables'
import { startEmptyApp, startTestApp, type TestApp } from '#test/test-app'
import {
  engines,
  forEachTest,
  people,
  startTestRuntime,
  type TestRuntime,
} from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const secret = 'the secret of the one agency that moves to another machine'
const keeping = { keepAfterDepartureDays: 60, keepSensitiveMonths: 7, keepUsualMonths: 30 }

describe.each(engines)('what is due for removal, on %s,', (engine) => {
  const app = forEachTest(() => startPadma(engine, { CANDOR_SECRET: secret }))
  const record = forEachTest(() => approvedRecord(app, { flightOn: '2026-11-25' }))
  beforeEach(async () => {
    await keepScans(app)
    await uploadScan(app.as(people.amina), record.id, 'medical', await smallPicture(1))
    await chooseSettings(app, { ...keeping, removesByItself: true })
    app.clock.move(70 * day)
    await openRetention(app.runtime).work()
  })

  const dueIn = async ({ as }: TestRuntime) =>
    (await as(people.amina).read((ctx) => listDue(ctx, {}))).due

  test('is found anew after a restore, by the same times, and has a week of notice again', async () => {
    const [before] = await dueIn(app)
    expect(before).toMatchObject({ recordId: record.id, what: 'medical', held: [] })
    const zip = join(app.folder, 'everything.zip')
    writeFileSync(zip, await buffer(await exportEverything(app.as(people.amina))))
    const target = await startTestRuntime(engine, { CANDOR_SECRET: secret })
    target.clock.move(76 * day)
    await restoreExport(target.system, zip)
    const settings = await target.system.read(({ tx }) => readSettings(tx))
    expect(settings).toMatchObject({ ...keeping, removesByItself: true })
    expect(await dueIn(target)).toEqual([])
    const server = openRetention(target.runtime)
    await server.work()
    const [after] = await dueIn(target)
    expect(after).toMatchObject({ recordId: record.id, what: 'medical', since: before?.since })
    expect(after?.listedAt).toBe(target.clock.now())
    expect(after?.removedFrom).toBe(later(target.clock.now(), 7 * day))
  })

  const standing = () => examineRetention(app.system)
  const runTo = async (days: number, work: () => Promise<unknown>) => {
    for (let hours = 0; hours < days * 24; hours += 12) {
      app.clock.move(12 * hour)
      await work()
    }
  }

  test('is told by doctor when it was to go by itself and did not', async () => {
    expect(await standing()).toEqual({ overdue: null, halfRemoved: [] })
    const [due] = await dueIn(app)
    // As if each removal failed: the list is looked through, and nothing goes.
    await runTo(8, () => app.force('dueRemovals', { seenAt: app.clock.now() }))
    expect((await standing()).overdue).toEqual({ count: 1, since: due?.removedFrom })
    const server = openRetention(app.runtime)
    await server.work()
    expect(await standing()).toEqual({ overdue: null, halfRemoved: [] })
    expect(await dueIn(app)).toEqual([])
  })

  test('is told by doctor when a row of it is there after its removal', async () => {
    const [row] = await app.rows('documents')
    const server = openRetention(app.runtime)
    await runTo(8, () => server.work())
    expect(await app.rows('documents')).toEqual([])
    expect((await standing()).halfRemoved).toEqual([])
    if (!row) throw new Error('There was no scan')
    await app.system.write(({ tx }) => tx.insertInto('documents').values(row).execute())
    expect((await standing()).halfRemoved).toEqual([{ what: 'document', id: row.id }])
  })
})

const env = {
  CANDOR_URL: publicUrl,
  CANDOR_SECRET: 'the secret of the one agency that lost its disk',
}

describe.each(engines)('attestations after a restore on %s', async (engine) => {
  const former = await startTestApp(engine, env)
  const recordIds: string[] = [await withDocument('one'), await withDocument('other')]

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
  const zip = join(former.folder, 'backup.zip')
  await pipeline((await backUp(former.system)).zip, createWriteStream(zip))
  await former.hide(recordIds[0] as string)
  await former.as(people.amina).write(async (ctx) => {
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
