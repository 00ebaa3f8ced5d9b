import { describe, expect, test } from 'vitest'
import { day, minute } from '#platform/clock'
import { actAs, system } from '#platform/context'
import { openSecrets } from '#platform/crypto'
import { createApp } from '#server/create-app'
import { newKeyFile } from '#test/attestation-key'
import { approvedRecord } from '#test/candidates'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { outcomeOf } from '#test/outcome-of'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people, startTestRuntime } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import {
  checkAttestation,
  endRestored,
  examineAttestations,
  findKeyTrouble,
  issueAttestation,
  listKeys,
  revokeKey,
  rotateKey,
  takeUpGivenKey,
} from './index.server.ts'
import { attestationLimits, newAttestationSchema } from './schema.ts'

describe.each(engines)('a key for attestations from a file, on %s', (engine) => {
  let app: TestApp

  /** A process beside others on the same database, with a file of its own or none. */
  const processWith = (key: ReturnType<typeof newKeyFile> | null) => {
    const secrets = openSecrets(app.runtime.config.secret, key)
    const runtime = { ...app.runtime, secrets }
    const ctx = actAs(runtime, system)
    const hono = createApp({ ...app, runtime })
    return {
      ctx,
      start: () => {
        app.clock.move(minute)
        return ctx.write(takeUpGivenKey)
      },
      issue: (recordId: string) => {
        app.clock.move(minute)
        const wanted = newAttestationSchema.parse({ kind: 'work-permit' })
        return actAs(runtime, people.amina).write((write) =>
          issueAttestation(write, { recordId, kinds: null }, wanted, publicUrl),
        )
      },
      rotate: (options?: { inDatabase: boolean }) => {
        app.clock.move(minute)
        return ctx.write((write) => rotateKey(write, options))
      },
      trouble: () => ctx.read(findKeyTrouble),
      list: async () => (await hono.request('/status/1')).status,
    }
  }
  const begin = async (env: Record<string, string> = {}) => {
    app = await startTestApp(engine, { CANDOR_URL: publicUrl, ...env })
    const { id } = await approvedRecord(app)
    await uploadScan(app.amina, id, 'work-permit', 'Held')
    return id
  }
  const keyOf = (made: { proof: { verificationMethod: string } }) =>
    made.proof.verificationMethod.split('#')[1]
  const active = async () =>
    (await app.system.read(listKeys))
      .filter(({ retiredAt, revokedAt }) => retiredAt === null && revokedAt === null)
      .map(({ multikey }) => multikey)
  const check = (made: object) =>
    app.system.read((ctx) => checkAttestation(ctx, JSON.stringify(made), publicUrl))
  const unavailable = { code: 'attestation.key_unavailable', kind: 'unavailable' }

  test('it follows the key of the database, whose private half goes, and is not stored', async () => {
    const recordId = await begin()
    const before = await processWith(null).issue(recordId)
    const key = newKeyFile()
    const server = processWith(key)
    await server.start()
    expect(await active()).toEqual([key.multikey])
    const made = await server.issue(recordId)
    expect(keyOf(made)).toBe(key.multikey)
    for (const each of [before, made])
      expect(await check(each)).toMatchObject({ signature: 'holds', state: 'in-force' })
    expect(await app.rows('attestationSeeds')).toEqual([])
    expect(await server.list()).toBe(200)
  })

  test('a stranger verifies what it signs, and the list of states with it', async () => {
    const key = newKeyFile()
    const id = await begin({ CANDOR_ATTESTATION_KEY: key.pem })
    const answer = await app.call('POST', `/records/${id}/attestations`, {
      key: await app.key('admin'),
      body: { kind: 'work-permit' },
    })
    expect(answer.status).toBe(201)
    const made = (await answer.json()) as { proof: { verificationMethod: string } }
    expect(keyOf(made)).toBe(key.multikey)
    expect(await checkAsStranger(app, made)).toMatchObject({ verified: true, isInForce: true })
  })

  test('of two processes with different files the one that started first signs no more', async () => {
    const recordId = await begin()
    const [first, second] = [newKeyFile(), newKeyFile()]
    const [former, latest] = [processWith(first), processWith(second)]
    await former.start()
    const made = await former.issue(recordId)
    await latest.start()
    for (const _ of [1, 2]) {
      await expect(former.issue(recordId)).rejects.toMatchObject(unavailable)
      expect(keyOf(await latest.issue(recordId))).toBe(second.multikey)
    }
    expect(await former.list()).toBe(503)
    expect(await latest.list()).toBe(200)
    expect(await active()).toEqual([second.multikey])
    expect(await former.trouble()).toBe('attestation.key_ended')
    await expect(former.start()).rejects.toMatchObject({ code: 'attestation.key_ended' })
    expect(await check(made)).toMatchObject({ signature: 'holds', state: 'in-force' })
  })

  test('two that start at once leave one key that signs', async () => {
    const recordId = await begin()
    const keys = [newKeyFile(), newKeyFile()]
    const servers = keys.map(processWith)
    const starting = [...servers, processWith(keys[0] ?? null)].map(({ start }) => start())
    // One whose key was followed before it came to look is refused.
    for (const started of await Promise.allSettled(starting))
      if (started.status === 'rejected')
        expect(started.reason).toMatchObject({ code: 'attestation.key_ended' })
    expect(await active()).toHaveLength(1)
    const signed = await Promise.allSettled(servers.map(({ issue }) => issue(recordId)))
    expect(signed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a process without the file neither signs nor starts, and a rotation has to say so', async () => {
    const recordId = await begin()
    const server = processWith(newKeyFile())
    await server.start()
    const without = processWith(null)
    await expect(without.issue(recordId)).rejects.toMatchObject(unavailable)
    const missing = { code: 'attestation.key_missing' }
    await expect(without.start()).rejects.toMatchObject(missing)
    await expect(without.rotate()).rejects.toMatchObject(missing)
    await expect(server.rotate()).rejects.toMatchObject({ code: 'attestation.key_in_file' })
    expect(await outcomeOf(server.rotate({ inDatabase: true }))).toBe('attestation.key_in_file')
    const next = await without.rotate({ inDatabase: true })
    expect(await active()).toEqual([next])
    await without.start()
    expect(keyOf(await without.issue(recordId))).toBe(next)
    expect(await server.trouble()).toBe('attestation.key_ended')
    await expect(server.issue(recordId)).rejects.toMatchObject(unavailable)
  })

  test('one that was revoked, or that a restore ended, does not come back', async () => {
    const recordId = await begin()
    for (const end of ['revoke', 'restore']) {
      const key = newKeyFile()
      const server = processWith(key)
      await server.start()
      await app.system.write(async (ctx) => {
        if (end === 'restore') await endRestored(ctx)
        else await revokeKey(ctx, { multikey: key.multikey, since: ctx.clock.now() })
      })
      await expect(server.issue(recordId)).rejects.toMatchObject(unavailable)
      await expect(server.start()).rejects.toMatchObject({ code: 'attestation.key_ended' })
      // Nor does the database quietly make the next one.
      expect(await processWith(null).trouble()).toBe('attestation.key_missing')
      await expect(processWith(null).issue(recordId)).rejects.toMatchObject(unavailable)
    }
  })

  test('it signs on when it is a year old, and doctor is told', async () => {
    const recordId = await begin()
    const key = newKeyFile()
    const server = processWith(key)
    await server.start()
    const since = app.clock.now()
    app.clock.move(attestationLimits.attestationKey + day)
    expect(keyOf(await server.issue(recordId))).toBe(key.multikey)
    const standing = await server.ctx.read(examineAttestations)
    expect(standing).toMatchObject({ agedSince: since, keyTrouble: null, unreadableKey: null })
  })

  test('nothing is written before the set-up, so that a backup still fits in', async () => {
    await begin()
    const { system: empty, close } = await startTestRuntime(engine, {
      CANDOR_ATTESTATION_KEY: newKeyFile().pem,
    })
    await empty.write(takeUpGivenKey)
    expect(await empty.read(listKeys)).toEqual([])
    await close()
  })
})
