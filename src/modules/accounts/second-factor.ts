import { createOTP } from '@better-auth/utils/otp'
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { appendAudit } from '#modules/audit'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import type { Secrets } from '#platform/crypto'
import { readCrockford } from '#platform/ids'
import { findAccount } from './accounts.store.ts'
import {
  countBackupCodes,
  enableSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  putBackupCodes,
  putSecret,
  removeSecondFactor,
  useBackupCode,
  useStep,
} from './credentials.store.ts'
import { accountRates } from './forms.schema.ts'
import { tellHolder } from './holder-messages.store.ts'
import { refusal, refuseUnless } from './refusals.ts'

/** Seconds that a code is valid, and how many codes before and after it are accepted too (RFC 6238 §5.2, §6). */
const period = 30
const drift = 1
const backupCodeCount = 10

/** What an authenticator app gets once. */
export interface Enrolment {
  /** For the QR code: `otpauth://…`. */
  address: string
  /** For typing it in: base 32. */
  secret: string
}

export async function secondFactorState(
  ctx: ReadContext,
): Promise<{ isOn: boolean; backupCodesLeft: number }> {
  const accountId = whoActs(ctx)
  const isOn = await hasSecondFactor(ctx.tx, accountId)
  return { isOn, backupCodesLeft: isOn ? await countBackupCodes(ctx.tx, accountId) : 0 }
}

/** Tells whether the actor has no second factor turned on. */
export async function owesSecondFactor(ctx: ReadContext): Promise<boolean> {
  return !(await hasSecondFactor(ctx.tx, whoActs(ctx)))
}

/**
 * Begins to turn the second factor on: stores a new secret, which counts only after one of its codes has been entered.
 * Refuses with `account.second_factor_on`.
 */
export async function beginSecondFactor(
  ctx: ActionContext,
  { issuer }: { issuer: string },
): Promise<Enrolment> {
  const accountId = whoActs(ctx)
  const secret = generateRandomString(32)
  const key = ctx.secrets.derived('second-factor')
  const encrypted = await symmetricEncrypt({ key, data: secret })
  const account = await ctx.write(async (write) => {
    refuseUnless(!(await hasSecondFactor(write.tx, accountId)), 'account.second_factor_on')
    const row = { accountId, secret: encrypted, createdAt: write.clock.now() }
    await putSecret(write.tx, row)
    return findAccount(write.tx, accountId)
  })
  refuseUnless(account, 'session.required')
  return enrolmentOf(secret, { issuer, email: account.email })
}

/** Returns what the app was given, while the second factor is begun and not on; else null. */
export async function begunSecondFactor(
  ctx: ActionContext,
  { issuer }: { issuer: string },
): Promise<Enrolment | null> {
  const accountId = whoActs(ctx)
  const [factor, account] = await ctx.read(async ({ tx }) => [
    await findSecondFactor(tx, accountId),
    await findAccount(tx, accountId),
  ])
  if (!factor || !account || factor.enabledAt !== null) return null
  return enrolmentOf(await secretOf(ctx, factor.secret), { issuer, email: account.email })
}

/**
 * Turns the second factor on with a code of the app, and returns backup codes, shown only this once. Refuses with
 * `account.second_factor_missing`, `account.second_factor_on`, `session.wrong_code`.
 */
export async function turnOnSecondFactor(
  ctx: ActionContext,
  { code }: { code: string },
): Promise<string[]> {
  const accountId = whoActs(ctx)
  await ctx.limits.take(accountRates.secondFactor, accountId)
  const proved = await proveCode(ctx, accountId, code)
  return ctx.write(async (write) => {
    refuseUnless(!(await hasSecondFactor(write.tx, accountId)), 'account.second_factor_on')
    refuseUnless(await proved(write), 'session.wrong_code')
    await enableSecondFactor(write.tx, { accountId, enabledAt: write.clock.now() })
    await appendAudit(write, 'account.second_factor_on', `account:${accountId}`)
    await tellHolder(write, accountId, 'second-factor-on')
    return newBackupCodes(write, accountId)
  })
}

/** Replaces the backup codes by ten new ones. Refuses with `account.second_factor_missing`. */
export async function renewBackupCodes(ctx: WriteContext): Promise<string[]> {
  const accountId = whoActs(ctx)
  refuseUnless(await hasSecondFactor(ctx.tx, accountId), 'account.second_factor_missing')
  await appendAudit(ctx, 'account.backup_codes_made', `account:${accountId}`)
  return newBackupCodes(ctx, accountId)
}

/** Turns the second factor off, even one that was only begun. */
export async function turnOffSecondFactor(ctx: WriteContext): Promise<void> {
  const accountId = whoActs(ctx)
  const wasOn = await hasSecondFactor(ctx.tx, accountId)
  await removeSecondFactor(ctx.tx, accountId)
  if (!wasOn) return
  await appendAudit(ctx, 'account.second_factor_off', `account:${accountId}`)
  await tellHolder(ctx, accountId, 'second-factor-off')
}

/**
 * Checks a code outside any transaction (it takes decrypting and hashing) and returns a function that uses it up in
 * one: true when the code was right and not used before. Six digits are a code of the app, anything else is a backup
 * code.
 */
export async function proveCode(
  ctx: ActionContext,
  accountId: string,
  typed: string,
): Promise<(write: WriteContext) => Promise<boolean>> {
  const code = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) {
    const codeHashes = ctx.secrets.candidates('second-factor', backupCodeText(accountId, code))
    return ({ tx, clock }) => useBackupCode(tx, { accountId, codeHashes, now: clock.now() })
  }
  const factor = await ctx.read(({ tx }) => findSecondFactor(tx, accountId))
  if (!factor) throw refusal('account.second_factor_missing')
  const step = await stepOf(ctx, await secretOf(ctx, factor.secret), code)
  return async ({ tx }) => step !== null && useStep(tx, { accountId, step })
}

/** Returns the time step of this code; null when it is none of those accepted now. */
async function stepOf(ctx: ActionContext, secret: string, code: string): Promise<number | null> {
  const now = Math.floor(Date.parse(ctx.clock.now()) / 1000 / period)
  const otp = createOTP(secret, { period })
  let found: number | null = null
  for (let step = now - drift; step <= now + drift; step += 1)
    if ((await otp.hotp(step)) === code) found = step
  return found
}

async function newBackupCodes(ctx: WriteContext, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: backupCodeCount }, () => ctx.ids.crockford(10))
  const rows = codes.map((code) => ({
    id: ctx.ids.uuid(),
    codeHash: ctx.secrets.hmac('second-factor', backupCodeText(accountId, code)),
    madeUnder: ctx.secrets.name,
  }))
  await putBackupCodes(ctx.tx, accountId, rows)
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

function backupCodeText(accountId: string, code: string): string {
  return `${accountId} ${readCrockford(code)}`
}

function secretOf(ctx: ActionContext, encrypted: string): Promise<string> {
  return decrypt(ctx.secrets.openers('second-factor'), encrypted)
}

function enrolmentOf(secret: string, { issuer, email }: { issuer: string; email: string }) {
  const address = createOTP(secret, { period }).url(issuer, email)
  return { address, secret: new URL(address).searchParams.get('secret') ?? '' }
}

/** Returns the acting person. Refuses an API key: only people have a second factor, sessions and the like. */
export function whoActs({ actor }: { actor: ReadContext['actor'] }): string {
  refuseUnless(actor.kind !== 'api_key', 'account.not_a_person')
  const id = actorId(actor)
  refuseUnless(actor.kind === 'account' && id !== null, 'session.required')
  return id
}

/** Decrypts what better-auth encrypted, with the first of these keys that opens it. Throws when none does. */
export async function decrypt(
  [key, ...others]: readonly [string, ...string[]],
  data: string,
): Promise<string> {
  try {
    return await symmetricDecrypt({ key, data })
  } catch (error) {
    const [next, ...rest] = others
    if (next === undefined) throw error
    return decrypt([next, ...rest], data)
  }
}

/** Encrypts the secret of a second factor again if a former secret opens it; null when the present one does. */
export async function sealSecondFactorAgain(
  secrets: Secrets,
  encrypted: string,
): Promise<string | null> {
  const [key, ...others] = secrets.openers('second-factor')
  const data = await decrypt([key, ...others], encrypted)
  const isPresent = await decrypt([key], encrypted).then(
    () => true,
    () => false,
  )
  return isPresent ? null : symmetricEncrypt({ key, data })
}
