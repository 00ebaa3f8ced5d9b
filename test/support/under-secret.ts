import { beginSecondFactor, makeInvite, openSessionOf, turnOnSecondFactor } from '#modules/accounts'
import { anchorAuditHead, openSealer } from '#modules/audit'
import { openCase } from '#modules/cases'
import { issueAccessCode, openRecord, proposeCode } from '#modules/lookup'
import { selectMessages } from '#modules/messages'
import { askForCode } from '#modules/privacy'
import { changeRecord, getRecord } from '#modules/records'
import { makeShare, openShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import type { Actor } from '#platform/context'
import { approvedRecord } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { oneTimeCode, secretIn } from '#test/one-time-codes'
import { json, payingCandidate } from '#test/paying-candidate'
import { adminCredentials, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { offerOf, recordWithDocument } from '#test/wallet'

/** Returns the browser's id in its cookie, with the HMAC of its first account. */
export const deviceIn = (cookies: string) =>
  /device=([\w-]{43})\.([\w-]{43})/.exec(cookies)?.slice(1) ?? []

/** Somebody without an account. */
export const visitor = (app: TestApp) => app.as({ kind: 'anonymous' })
/** Makes one of everything that depends on the secret. */
export async function fillUnderSecret(app: TestApp) {
  const amina = app.as(people.amina)
  const payer = await payingCandidate(app)
  const { receipt } = await json(payer.pay({ amount: 500_000, receivedOn: '2026-11-20' }))
  const record = await recordWithDocument(app)
  const { passportNumber } = record
  const accessCode = await amina.write((ctx) => issueAccessCode(ctx, record.id))
  const { token } = await openRecord(visitor(app), { passportNumber, accessCode })
  const asked = { purpose: 'bank', label: 'My bank', kinds: ['work-permit'], days: 30 }
  const wanted = newShareSchema.parse({ ...asked, purpose: 'employer' })
  const { shareCode } = await amina.write((ctx) =>
    makeShare(ctx, { recordId: record.id, kinds: null }, wanted),
  )
  const shared = await openShare(visitor(app), { passportNumber, shareCode })
  await amina.write(async (ctx) => {
    const { version } = await getRecord(ctx, record.id)
    const changes = { address: 'House 8, Cumilla' }
    await changeRecord(ctx, { recordId: record.id, version, changes })
  })
  const text = 'They keep my passport'
  const said = { about: 'agency', text, from: null, origin: null, destination: null }
  await visitor(app).write((ctx) => openCase(ctx, { kind: 'complaint', said, send: 'send' }))
  const session = await app.signIn(adminCredentials.email, adminCredentials.password)
  const { link } = await makeInvite(app.system, { role: 'moderator', letter: () => never() })
  await openSealer(app.system).seal()
  await anchorAuditHead(app.system)
  return {
    ...{ payer, receipt, record, accessCode, token, shareCode, shared, session },
    ...{ offer: await offerOf(app, record), ...(await fillChange(app)) },
    ...{ invite: String(link).slice(`${publicUrl}/register/`.length) },
    ...{ asha: await fillSecondFactor(app), proof: await fillProof(app, record.id) },
  }
}
/** What a test needs of it. */
export type Made = Awaited<ReturnType<typeof fillUnderSecret>>

const never = () => {
  throw new Error('No mail is sent')
}

async function fillChange(app: TestApp) {
  const { id: changing } = await approvedRecord(app, { passportNumber: 'CD7654321' })
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, changing))
  const ctx = visitor(app)
  const proposed = await ctx.read((read) => proposeCode(ctx, read, { recordId: changing }, code))
  return { changing, proposed }
}

async function fillProof(app: TestApp, recordId: string) {
  await visitor(app).write((ctx) => askForCode(ctx, { recordId }))
  const sent = await app.system.read(({ tx }) => selectMessages(tx, recordId))
  return sent.find(({ kind }) => kind === 'proof')?.id ?? ''
}

async function fillSecondFactor(app: TestApp) {
  const { id } = await app.addPerson('admin', 'asha@padma.example')
  const actor: Actor = { kind: 'account', id, role: 'admin', name: 'Asha', sessionId: '' }
  const { address } = await beginSecondFactor(app.as(actor), { issuer: 'Padma' })
  const code = await oneTimeCode(secretIn(address), app.clock.now())
  const backupCodes = await turnOnSecondFactor(app.as(actor), { code })
  return { id, secret: secretIn(address), backupCodes, token: await passFirst(app, id) }
}

/** Proves the password; returns the token of the step that asks for the second factor. */
export async function passFirst({ system, accounts }: TestApp, accountId: string): Promise<string> {
  const proof = { method: 'password', asksSecondFactor: true, headers: undefined } as const
  const step = await openSessionOf(system, accounts, { ...proof, accountId })
  if (step?.kind !== 'second_factor') throw new Error('No second factor was asked for')
  return step.token
}
