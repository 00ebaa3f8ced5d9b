import { symmetricEncrypt } from 'better-auth/crypto'
import { describe, expect, test } from 'vitest'
import { ownDataLetter } from '#api'
import {
  findAccountByEmail,
  finishSignIn,
  openInvite,
  openSessionOf,
  providerReturn,
  signOut,
} from '#modules/accounts'
import { openSealer, verifyChain, verifyLog } from '#modules/audit'
import { examineCases } from '#modules/cases'
import { changeCode, findViewing, openRecord } from '#modules/lookup'
import { proofCode } from '#modules/messages'
import { takeOwnData } from '#modules/privacy'
import { recordHistory } from '#modules/records'
import { findShareViewing, openShare } from '#modules/shares'
import { checkReceipt } from '#modules/training'
import { day, later, minute } from '#platform/clock'
import { openSecrets, type Secrets } from '#platform/crypto'
import { moveToPresentSecret } from '#server/former-secrets'
import { allOf } from '#test/all-of'
import { publicUrl } from '#test/credential-verifier'
import { doctorLines } from '#test/doctor-lines'
import { oneTimeCode } from '#test/one-time-codes'
import { adminCredentials, startTestApp, type TestApp } from '#test/test-app'
import { engines, type Stopped } from '#test/test-runtime'
import { deviceIn, fillUnderSecret, type Made, passFirst, visitor } from '#test/under-secret'
import { exchange } from '#test/wallet'
import { formerSecretFindings } from '../../src/cli/findings.ts'

const before = 'the secret that this agency had before it leaked'
const now = 'the secret that this agency has had since then'
const first = { CANDOR_SECRET: before, CANDOR_URL: publicUrl }
const both = { CANDOR_SECRET: now, CANDOR_FORMER_SECRET: before, CANDOR_URL: publicUrl }
const second = { CANDOR_SECRET: now, CANDOR_URL: publicUrl }

/** What an examiner finds of the signed rows. */
const problemsIn = ({ system }: TestApp) => allOf(examineCases(system), 'problem')
const underNow = async (app: TestApp, table: 'accessCodes' | 'apiKeys') => {
  const rows = await app.rows(table)
  return rows.filter(({ madeUnder }) => madeUnder === app.runtime.secrets.name).length
}

const open = (at: TestApp, { record, accessCode }: Made) =>
  openRecord(visitor(at), { passportNumber: record.passportNumber, accessCode })
const callWith = (at: TestApp, { payer }: Made) => at.call('GET', '/records', { key: payer.key })
const isEditAltered = async ({ system }: TestApp, { record }: Made) => {
  const asked = { recordId: record.id, limit: 100 }
  const { events } = await system.read((ctx) => recordHistory(ctx, asked))
  return events.filter(({ action }) => action === 'record.changed').map((one) => one.isAltered)
}
const actorOf = (at: TestApp, cookie: string) => at.accounts.authenticate(new Headers({ cookie }))
/** Asks for a share with the open file, by a request that may come twice. */
const askForShare = (at: TestApp, { token }: { token: string }) =>
  at.call('POST', '/shares', {
    ...{ key: token, once: 'one-share-only' },
    body: { purpose: 'employer', label: 'Maple', kinds: ['work-permit'], days: 3 },
  })
const noDataFound = { code: 'lookup.no_data_found' }

describe.each(engines)('with another secret, on %s', async (engine) => {
  const former = await startTestApp(engine, first)
  const made = await fillUnderSecret(former)
  const shareText = await (await askForShare(former, made)).text()
  await former.stop()
  const left: Stopped = former
  const app = await startTestApp(engine, both, left)
  app.clock.move(2 * minute)

  test('what is open stays open, and can be closed', async () => {
    const { record, shared, token, session } = made
    const viewing = await app.system.read((ctx) => findViewing(ctx, token))
    expect(viewing?.recordId).toBe(record.id)
    const share = await app.system.read((ctx) => findShareViewing(ctx, shared.token))
    expect(share?.shareId).toBe(shared.shareId)
    expect(await actorOf(app, session)).toMatchObject({ kind: 'account', role: 'admin' })
    const forged = session.replace(/(session=[^;]{60})[^;]*/, '$1AAAA%3D')
    expect(await actorOf(app, forged)).toEqual({ kind: 'anonymous' })
    const closed = await signOut(app.system, app.accounts, new Headers({ cookie: session }))
    expect(closed.get('set-cookie')).toContain('Max-Age=0')
    expect(await actorOf(app, session)).toEqual({ kind: 'anonymous' })
  })

  test('a request that was answered before gets the same answer', async () => {
    const answer = await askForShare(app, made)
    expect(answer.headers.get('idempotency-replayed')).toBe('true')
    expect(await answer.text()).toBe(shareText)
  })

  test('a code and a key are accepted, and are under the present secret from then on', async () => {
    expect(await underNow(app, 'accessCodes')).toBe(0)
    expect((await open(app, made)).recordId).toBe(made.record.id)
    expect(await underNow(app, 'accessCodes')).toBe(1)
    expect(await underNow(app, 'apiKeys')).toBe(0)
    expect((await callWith(app, made)).status).toBe(200)
    expect(await underNow(app, 'apiKeys')).toBe(1)
    expect((await open(app, made)).recordId).toBe(made.record.id)
    expect((await callWith(app, made)).status).toBe(200)
  })

  test('a wrong code and an unknown key get their usual answers', async () => {
    const wrong = { ...made, accessCode: 'AAAAA-AAAAA' }
    await expect(open(app, wrong)).rejects.toMatchObject(noDataFound)
    const key = made.payer.key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await app.call('GET', '/records', { key })).status).toBe(401)
  })

  test('a share code and an invitation are accepted', async () => {
    const { record, shareCode, invite } = made
    const { passportNumber } = record
    const share = await openShare(visitor(app), { passportNumber, shareCode })
    expect(share.recordId).toBe(record.id)
    const invited = await app.system.read((ctx) => openInvite(ctx, invite))
    expect(invited.role).toBe('moderator')
  })

  test('a proposed code is taken once, and is under the present secret', async () => {
    const { changing, proposed } = made
    const under = await underNow(app, 'accessCodes')
    const change = () =>
      visitor(app).write((ctx) => changeCode(ctx, { recordId: changing }, proposed))
    const { changedAt } = await change()
    expect(await change()).toEqual({ changedAt })
    expect(await underNow(app, 'accessCodes')).toBe(under + 1)
  })

  test('a second factor, its step and its backup codes work', async () => {
    const { id, token, secret, backupCodes } = made.asha
    const finish = (step: string, code: string) =>
      finishSignIn(visitor(app), app.accounts, { token: step, code })
    const code = await oneTimeCode(secret, app.clock.now())
    expect(await finish(token, code)).toMatchObject({ kind: 'signed_in' })
    const again = await passFirst(app, id)
    expect(await finish(again, String(backupCodes[0]))).toMatchObject({ kind: 'signed_in' })
  })

  test('a browser is known again, and gets a pass under the present secret', async () => {
    const account = await app.system.read(({ tx }) =>
      findAccountByEmail(tx, adminCredentials.email),
    )
    const headers = new Headers({ cookie: made.session })
    const proof = { method: 'password', asksSecondFactor: false, headers } as const
    const who = { ...proof, accountId: account?.id as string }
    const step = await openSessionOf(app.system, app.accounts, who)
    const cookies = step?.kind === 'signed_in' ? step.headers.getSetCookie().join('; ') : ''
    const [id, mac = ''] = deviceIn(made.session)
    expect(deviceIn(cookies)).toEqual([id, expect.not.stringMatching(mac)])
  })

  test('a sign-in that began with a provider goes on', async () => {
    const key = openSecrets(before).derived('sign-in-state')
    const asked = { state: 's', codeVerifier: 'c', nonce: 'n', returnTo: '/my', purpose: 'sign in' }
    const data = JSON.stringify({ ...asked, endsAt: later(app.clock.now(), minute) })
    const sealed = await symmetricEncrypt({ key, data })
    expect(await providerReturn(app.system, sealed)).toBe('/my')
  })

  test('a code for own data is accepted, whichever secret its message went out under', async () => {
    const { record, proof } = made
    const take = async (secrets: Secrets) => {
      const code = proofCode({ secrets }, proof)
      const holder = async () => ({ recordId: record.id })
      await takeOwnData(app.system, holder, { code, letter: ownDataLetter })
      const unused = { usedAt: null }
      await app.runtime.database.write((tx) => tx.updateTable('ownDataCodes').set(unused).execute())
    }
    await take(openSecrets(before))
    await take(app.runtime.secrets)
    await expect(take(openSecrets('x'.repeat(40)))).rejects.toMatchObject({
      code: 'own_data.wrong_code',
    })
  })

  test('a wallet takes what it was offered', async () => {
    const { offer, pin } = made.offer
    expect((await exchange(app, offer, pin)).status).toBe(200)
  })

  test('when nothing needs the former secret any more, it can be taken away', async () => {
    const moving = await startTestApp(engine, both, left)
    const said = async (at = moving) =>
      (await formerSecretFindings({ app: at, ctx: at.system })).notes
    expect(await said()).toEqual(['Former secret: no server has started with it yet.'])
    await open(moving, made)
    await callWith(moving, made)
    await moveToPresentSecret(moving.system, moving.runtime.encryption.keys)
    const until = later(moving.clock.now(), day)
    expect(await said()).toEqual([
      'Former secret: still needed for 2 access codes, 2 share codes, 1 invitations, 10 backup codes.',
      `Former secret: sessions and links that it signed may be in use until ${until}.`,
    ])
    await moving.runtime.database.write(async (tx) => {
      const { name: madeUnder } = moving.runtime.secrets
      for (const table of ['accessCodes', 'shares', 'invites', 'backupCodes'] as const)
        await tx.updateTable(table).set({ madeUnder }).execute()
    })
    moving.clock.move(day)
    expect(await said()).toEqual([
      'Former secret: nothing needs it any more. Remove CANDOR_FORMER_SECRET and restart Candor.',
    ])
    await moving.stop()

    const alone = await startTestApp(engine, second, moving)
    alone.clock.move(3 * minute)
    expect((await open(alone, made)).recordId).toBe(made.record.id)
    expect((await callWith(alone, made)).status).toBe(200)
    const token = await passFirst(alone, made.asha.id)
    const code = await oneTimeCode(made.asha.secret, alone.clock.now())
    const finished = finishSignIn(visitor(alone), alone.accounts, { token, code })
    expect(await finished).toMatchObject({ kind: 'signed_in' })
    await expectWhole(alone, made)
    expect(await said(alone)).toEqual([])
    const third = { CANDOR_SECRET: 'y'.repeat(40), CANDOR_FORMER_SECRET: now }
    await alone.stop()
    const next = await startTestApp(engine, { ...third, CANDOR_URL: publicUrl }, alone)
    await moveToPresentSecret(next.system, next.runtime.encryption.keys)
    await expectWhole(next, made)
  })

  test('what was signed is whole, and so is what is signed now', () => expectWhole(app, made))

  test('without the former one nothing of before is accepted', async () => {
    await expect(startTestApp(engine, second, left)).rejects.toThrow('encrypted with another key')
    const keyed = await startTestApp(engine, { ...first, CANDOR_KEY: now }, left)
    await keyed.runtime.encryption.keys.rewrap()
    await keyed.stop()
    const without = await startTestApp(engine, { ...second, CANDOR_KEY: now }, keyed)
    await expect(open(without, made)).rejects.toMatchObject(noDataFound)
    expect((await callWith(without, made)).status).toBe(401)
    expect(await actorOf(without, made.session)).toEqual({ kind: 'anonymous' })
    expect(await isEditAltered(without, made)).toEqual([true])
    expect(await problemsIn(without)).toEqual(['altered'])
    // A finding, with which doctor ends with 1; a note would be "All is well" beside codes that open nothing.
    const { findings } = await formerSecretFindings({ app: without, ctx: without.system })
    expect(findings).toContainEqual(expect.stringContaining('nothing opens with 3 access codes'))
    const lines = await doctorLines(without)
    expect(lines).toContain('Audit log: event 1 is not as it was written.')
    expect(lines).toContainEqual(
      'Former secret: not named any more, so nothing opens with 3 access codes, 1 API keys, 2 share codes, 1 invitations, 10 backup codes. Make new ones.',
    )
  })
})

/** Expects that everything signed is verified, and that more can be signed. */
async function expectWhole(app: TestApp, made: Made): Promise<void> {
  await openSealer(app.system).seal()
  expect(await verifyChain(app.system)).toMatchObject({ verdict: 'whole' })
  expect(await verifyLog(app.system)).toMatchObject({ verdict: 'whole' })
  expect(await problemsIn(app)).toEqual([])
  expect(await isEditAltered(app, made)).toEqual([false])
  const checked = await app.system.read((ctx) => checkReceipt(ctx, made.receipt))
  expect(checked).toMatchObject({ verdict: { verdict: 'issued' }, isAltered: false })
}
