import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import { backUp, restoreExport } from '#modules/archive'
import { openSealer, verifyChain, verifyLog } from '#modules/audit'
import { examineCases, openCase } from '#modules/cases'
import { bringCase } from '#modules/desk'
import { issueAccessCode, openRecord } from '#modules/lookup'
import { newSetUpToken, refuseUnlessSetUpToken } from '#modules/organisation'
import { openSecrets } from '#platform/crypto'
import { moveToPresentSecret } from '#server/former-secrets'
import { allOf } from '#test/all-of'
import { approvedRecord } from '#test/candidates'
import { adminCredentials, startTestApp } from '#test/test-app'
import {
  engines,
  forEachTest,
  people,
  startTestRuntime,
  type TestRuntime,
} from '#test/test-runtime'
import { formerSecretFindings } from '../../src/cli/findings.ts'

const before = 'the secret that these processes have had until now'
const next = 'the secret that these processes are going to have'

describe.each(engines)('while the secret changes, on %s', (engine) => {
  const app = forEachTest(() =>
    startTestApp(engine, { CANDOR_SECRET: before, CANDOR_FORMER_SECRET: next }),
  )
  /** Starts another process on the same data. */
  const startBeside = async (env: Record<string, string>) => {
    const { databaseUrl } = app.runtime.config
    const where: Record<string, string> =
      engine === 'postgres' ? { CANDOR_DATABASE_URL: databaseUrl } : {}
    return startTestRuntime(engine, { CANDOR_DATA: app.folder, ...where, ...env })
  }
  const codeFrom = async (at: TestRuntime, passportNumber: string) => {
    const { id } = await approvedRecord(at, { passportNumber })
    const accessCode = await at.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
    return { passportNumber, accessCode }
  }
  const opens = (at: TestRuntime, typed: Parameters<typeof openRecord>[1]) =>
    openRecord(at.as({ kind: 'anonymous' }), typed)

  test('processes that name both secrets accept what the others make', async () => {
    const turned = await startBeside({ CANDOR_SECRET: next, CANDOR_FORMER_SECRET: before })
    const ofOld = await codeFrom(app, 'AB1111111')
    const ofNew = await codeFrom(turned, 'AB2222222')
    for (const at of [app, turned, app, turned])
      for (const typed of [ofOld, ofNew]) expect(await opens(at, typed)).toBeDefined()
    const cookie = await app.signIn(adminCredentials.email, adminCredentials.password)
    const actor = await turned.accounts.authenticate(new Headers({ cookie }))
    expect(actor.kind).toBe('account')
    for (const { system, runtime } of [app, turned, app, turned]) {
      await moveToPresentSecret(system, runtime.encryption.keys)
      const sealer = openSealer(system)
      await sealer.seal()
      await sealer.letGo()
      expect(await verifyLog(system)).toMatchObject({ verdict: 'whole' })
    }
    const kept = await turned.rows('formerSecrets')
    expect(kept.map(({ name }) => name)).toEqual([app.runtime.secrets.name])
    await opens(turned, ofOld)
    const alone = await startBeside({ CANDOR_SECRET: next })
    for (const typed of [ofOld, ofNew]) expect(await opens(alone, typed)).toBeDefined()
    expect(await verifyLog(alone.system)).toMatchObject({ verdict: 'whole' })
    expect(await formerSecretFindings({ app: alone, ctx: alone.system })).toEqual({
      notes: [],
      findings: [],
    })
  })

  test('what workers reported stays verified, and only by a process that knows the former secret', async () => {
    const { id: recordId } = await approvedRecord(app)
    const visitor = app.as({ kind: 'anonymous' })
    const text = 'They took my passport and do not give it back.'
    const said = { about: 'agency', text, from: null, origin: null, destination: null }
    await visitor.write((ctx) => openCase(ctx, { kind: 'complaint', said, send: 'send' }))
    const other = { amount: null, currency: null, employer: 'Another', note: 'Less' }
    const holder = { recordId, kinds: null }
    await visitor.write((ctx) => bringCase(ctx, holder, { kind: 'contract', said: other }))
    const findingsAt = ({ system }: TestRuntime, secrets = system.secrets) =>
      allOf(examineCases({ ...system, secrets }), 'problem')
    const altered = ['altered', 'altered']
    expect(await findingsAt(app, openSecrets(next))).toEqual(altered)
    const turned = await startBeside({ CANDOR_SECRET: next, CANDOR_FORMER_SECRET: before })
    expect(await findingsAt(turned)).toEqual([])
    await moveToPresentSecret(turned.system, turned.runtime.encryption.keys)
    expect(await findingsAt(await startBeside({ CANDOR_SECRET: next }))).toEqual([])
  })

  test('a backup goes back without the former secret', async () => {
    const turned = await startBeside({ CANDOR_SECRET: next, CANDOR_FORMER_SECRET: before })
    await moveToPresentSecret(turned.system, turned.runtime.encryption.keys)
    const path = join(app.folder, 'backup.zip')
    await pipeline((await backUp(turned.system)).zip, createWriteStream(path))
    const target = await startTestRuntime(engine, { CANDOR_SECRET: next })
    target.clock.move(60_000)
    await restoreExport(target.system, path)
    expect(await verifyChain(target.system)).toMatchObject({ verdict: 'whole' })
  })
})

test('the link that sets an installation up still works', async () => {
  const app = await startTestRuntime('sqlite', { CANDOR_SECRET: before })
  const token = (await app.system.write(newSetUpToken)) as string
  await app.stop()
  const both = { CANDOR_SECRET: next, CANDOR_FORMER_SECRET: before }
  const turned = await startTestRuntime('sqlite', both, app)
  await refuseUnlessSetUpToken(turned.system, token)
  const wrong = refuseUnlessSetUpToken(turned.system, `${token}x`)
  await expect(wrong).rejects.toMatchObject({ code: 'setup.wrong_link' })
})
