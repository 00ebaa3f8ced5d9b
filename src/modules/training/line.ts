import type { ClassRow } from './classes.store.ts'
import type { EnrolmentRow } from './enrolments.store.ts'

/**
 * The line of a class as pure functions (docs/decisions/0017). Seats are given in the order of the line: each free seat is
 * kept for the next in it until the fee is paid, and nobody passes by paying first.
 */

/** Where somebody in the line stands. */
export interface Turn {
  /** A seat is free for them, and kept until their payments cover the fee. */
  isHeld: boolean
  /** From 1, of those for whom no seat is free; null for those whose seat is kept. */
  waitingPlace: number | null
}

/** Returns how many seats a class still gives out; a class that has begun or is over gives none. */
export function freeSeatsIn({ seats, state }: Pick<ClassRow, 'seats' | 'state'>, enrolled: number) {
  return state === 'open' || state === 'full' ? Math.max(0, seats - enrolled) : 0
}

/** @param position from 1, of everybody who has selected the class and has no seat */
export function turnAt(position: number, free: number): Turn {
  return position <= free
    ? { isHeld: true, waitingPlace: null }
    : { isHeld: false, waitingPlace: position - free }
}

type Counted = Pick<ClassRow, 'seats' | 'state'> & { enrolled: number; selected: number }

/** Counts the seats that are kept, those that nobody has or is kept one of, and who waits because there are none. */
export function countsIn({ enrolled, selected, ...of }: Counted) {
  const free = freeSeatsIn(of, enrolled)
  const held = Math.min(free, selected)
  return { held, freeSeats: free - held, waiting: selected - held }
}

/** Returns where everybody in the line stands, by account. */
export function turnsIn(
  of: Pick<ClassRow, 'seats' | 'state'>,
  members: readonly Pick<EnrolmentRow, 'accountId' | 'state'>[],
): Map<string, Turn> {
  const line = members.filter(({ state }) => state === 'selected')
  const free = freeSeatsIn(of, members.length - line.length)
  return new Map(line.map(({ accountId }, index) => [accountId, turnAt(index + 1, free)]))
}
