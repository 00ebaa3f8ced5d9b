import type { ClassState } from '#modules/training/schema'
import { type EntryKind, moneyIn, type PaymentMethod } from '#modules/training/schema'

export const stateNames: Record<ClassState, string> = {
  draft: 'Draft',
  open: 'Open',
  full: 'Full',
  running: 'Running',
  finished: 'Finished',
  cancelled: 'Cancelled',
}

export const kindNames: Record<EntryKind, string> = {
  payment: 'Payment',
  charge: 'Fee',
  refund: 'Refund',
  correction: 'Correction',
}

export const methodNames: Record<PaymentMethod, string> = {
  cash: 'Cash',
  bank: 'Bank transfer',
  'mobile-wallet': 'Mobile wallet',
  other: 'Other',
}

/** An amount in minor units with its currency, as the dashboard writes it. */
export function money(amount: number, currency: string): string {
  return moneyIn('en', amount, currency)
}

/** A fee, in words where there is none. */
export function feeText({ fee, currency }: { fee: number; currency: string }): string {
  return fee === 0 ? 'Free' : money(fee, currency)
}

/** What a balance means for the student, in words. */
export function balanceText(balance: number, currency: string): string {
  if (balance === 0) return `${money(0, currency)}: everything is settled`
  return balance > 0
    ? `${money(balance, currency)} credit: the agency holds it`
    : `${money(-balance, currency)} owed to the agency`
}

/** What an entry is for. */
export function purposeOf(entry: { classTitle: string | null; feeName: string | null }): string {
  return entry.classTitle ?? entry.feeName ?? 'Credit'
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A calendar day, which is the same in every time zone. */
export function calendarDay(date: string): string {
  return day.format(new Date(date))
}

/** A session as the clock on the wall of its place shows it. */
export function sessionText(session: { startsOnWall: string; endsOnWall: string }): string {
  const [date = '', from = ''] = session.startsOnWall.split('T')
  const [lastDate = '', to = ''] = session.endsOnWall.split('T')
  const until = lastDate === date ? to : `${calendarDay(lastDate)}, ${to}`
  return `${calendarDay(date)}, ${from}–${until}`
}

/** Today where the reader is, as `2026-11-20`. */
export function today(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
