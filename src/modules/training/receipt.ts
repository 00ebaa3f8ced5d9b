import { findSigningEvent } from '#modules/audit'
import { timeZoneOf } from '#modules/organisation'
import type { Instant } from '#platform/clock'
import { dayIn } from '#platform/clock/schema'
import type { ReadContext } from '#platform/context'
import { sameText } from '#platform/crypto'
import { readCrockford } from '#platform/ids'
import {
  type EntryRow,
  type PaymentLikeness,
  selectByReceipt,
  selectPaymentsLike,
} from './ledger.store.ts'
import { isOutOfCredit } from './ledger.ts'
import type { ReceiptVerdict } from './payments.schema.ts'
import { type ReceiptName, readReceipt, receiptText } from './receipt-number.schema.ts'
import { refuseUnless } from './refusals.ts'
import { correctedAction, unconfirmedAmong } from './signed-entries.ts'

/** Nobody has this one. */
const noReceipt = { year: 0, number: 0 }

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

type Receipted = Pick<EntryRow, 'id' | 'amount' | 'currency' | 'receivedOn'>

/**
 * Returns the check values that may stand next to the number on a receipt: 8 Crockford characters (40 bits) of an HMAC
 * over the content of the receipt. Numbers are consecutive, so a number alone must reveal nothing. The first is that of
 * the present secret; a paper may have one of a former secret.
 */
function checksOf(
  secrets: ReadContext['secrets'],
  name: ReceiptName,
  { id, amount, currency, receivedOn }: Receipted,
): string[] {
  const numbered = 'entry' in name ? ['credit', name.entry] : [name.year, name.number]
  const said = JSON.stringify([id, ...numbered, amount, currency, receivedOn])
  return secrets.candidates('receipt', said).map((hmac) => {
    const bytes = Buffer.from(hmac, 'base64url')
    return Array.from({ length: 8 }, (_, index) => alphabet[(bytes[index] as number) & 31]).join('')
  })
}

/** Returns what names the receipt of an entry: of a payment, or of money that was handed back; null for all others. */
function receiptNameOf(entry: EntryRow): ReceiptName | null {
  const { receiptYear: year, receiptNumber: number } = entry
  if (year !== null && number !== null) return { year, number }
  return isOutOfCredit(entry) ? { entry: entry.sequence } : null
}

/** Returns the content of the receipt of an entry; null for entries that have none. */
export function receiptOf(
  { secrets }: Pick<ReadContext, 'secrets'>,
  entry: EntryRow,
): { number: string; check: string } | null {
  const name = receiptNameOf(entry)
  if (name === null) return null
  const [check = ''] = checksOf(secrets, name, entry)
  return { number: receiptText(name), check: `${check.slice(0, 4)}-${check.slice(4)}` }
}

/** Reads number and check value of a receipt as somebody typed them; null where they have not that form. */
export function readReceiptTyped(typed: {
  number: string
  check: string
}): { number: string; check: string } | null {
  const asked = readReceipt(typed.number)
  const check = readCrockford(typed.check.slice(0, 60))
  if (!asked || !/^[0-9A-HJKMNP-TV-Z]{8}$/.test(check)) return null
  return {
    number: receiptText(asked),
    check: `${check.slice(0, 4)}-${check.slice(4)}`,
  }
}

/**
 * Returns when the entry behind a receipt was corrected, null where it was not: by the log where the correction is gone.
 * An entry that a restored backup did not have has the present moment.
 */
export async function receiptCorrectedAt(
  ctx: ReadContext,
  number: string,
): Promise<Instant | null> {
  const asked = readReceipt(number)
  const { entry, counter } = await selectByReceipt(ctx.tx, asked ?? noReceipt)
  if (!entry) return ctx.clock.now()
  const correction = await findSigningEvent(ctx, `entry:${entry.id}`, [correctedAction])
  return counter?.createdAt ?? correction?.at ?? null
}

/**
 * Tells whether the organisation issued a receipt with this number and check value, as somebody typed or scanned them:
 * number, amount and day, and nothing about the person. A wrong digit, a wrong check value and a number that never
 * existed get one answer, after the same steps. So does an entry that is not as the log says it was recorded, or that was
 * removed, which `isAltered` tells for staff: numbers have no gaps.
 */
export async function checkReceipt(
  ctx: ReadContext,
  typed: { number: string; check: string },
): Promise<{ verdict: ReceiptVerdict; isAltered: boolean }> {
  const asked = readReceipt(typed.number) ?? noReceipt
  const { entry, counter, last } = await selectByReceipt(ctx.tx, asked)
  const nothing = { id: '', amount: 0, currency: '', receivedOn: '' }
  const expected = checksOf(ctx.secrets, asked, entry ?? nothing)
  const check = readCrockford(typed.check.slice(0, 60))
  const isRight = expected.some((one) => sameText(check, one))
  const unconfirmed = await unconfirmedAmong(ctx, entry ? [entry] : [], counter ? [counter] : [])
  const place = 'entry' in asked ? asked.entry : asked.number
  const isAltered = entry ? isRight && unconfirmed.has(entry.id) : place > 0 && place < last
  if (!entry || !isRight || isAltered) return { verdict: { verdict: 'unknown' }, isAltered }
  const verdict = {
    verdict: 'issued',
    kind: entry.kind === 'refund' ? 'refund' : 'payment',
    number: receiptText(asked),
    amount: Math.abs(entry.amount),
    currency: entry.currency,
    receivedOn: entry.receivedOn ?? '',
    correctedOn: counter && dayIn(await timeZoneOf(ctx.tx), counter.createdAt),
  } as const
  return { verdict, isAltered }
}

/**
 * Finds the payments in the ledger with the same candidate, item, sum, payer, day and reference, valid ones before
 * reversed ones. A second one may be intended: two such payments on one day are possible.
 */
export async function paymentsLike(
  { tx }: Pick<ReadContext, 'tx'>,
  like: PaymentLikeness,
): Promise<{ id: string; isCorrected: boolean }[]> {
  const found = await selectPaymentsLike(tx, like)
  // SQLite returns 0 and 1.
  const all = found.map(({ id, isOpen }) => ({ id, isCorrected: !isOpen }))
  return all.sort((one, other) => Number(one.isCorrected) - Number(other.isCorrected))
}

/** Returns the signed-in person's account; refuses with `account.not_a_person` an API key, which attends no class. */
export function ownAccountId({ actor }: Pick<ReadContext, 'actor'>): string {
  refuseUnless(actor.kind === 'account', 'account.not_a_person')
  return actor.id
}
