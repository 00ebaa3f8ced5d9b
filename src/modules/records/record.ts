import type { ReadContext } from '#platform/context'
import type { CandidateRecord, RecordState } from './schema.ts'

/**
 * Tells whether the world may see a record: approved, not hidden, not deleted. Only this function decides it; every way
 * out asks here.
 */
export function isPublic(
  record: Pick<CandidateRecord, 'state' | 'hiddenAt' | 'deletedAt'>,
): boolean {
  return record.state === 'approved' && record.hiddenAt === null && record.deletedAt === null
}

interface Transition {
  from: readonly RecordState[]
  to: RecordState
  action: `record.${'approved' | 'returned' | 'resubmitted' | 'withdrawn'}`
}

/** The life of a record. A transition that is not in this table does not happen. */
export const transitions = {
  approve: { from: ['pending'], to: 'approved', action: 'record.approved' },
  return: { from: ['pending'], to: 'returned', action: 'record.returned' },
  resubmit: { from: ['returned'], to: 'pending', action: 'record.resubmitted' },
  withdraw: { from: ['approved'], to: 'pending', action: 'record.withdrawn' },
} as const satisfies Record<string, Transition>
export type TransitionName = keyof typeof transitions

/** Returns the state in which a new record begins. */
export function firstState(
  role: 'moderator' | 'admin',
  secondPersonApproval: boolean,
): RecordState {
  return role === 'admin' && !secondPersonApproval ? 'approved' : 'pending'
}

/** Returns the state after an edit: a returned record that its author corrects is submitted again. */
export function stateAfterEdit(
  state: RecordState,
  edit: { byAuthor: boolean; secondPersonApproval: boolean },
): RecordState {
  if (state === 'approved') return edit.secondPersonApproval ? 'pending' : 'approved'
  if (state === 'returned') return edit.byAuthor ? 'pending' : 'returned'
  return state
}

/** Tells whether somebody may edit: a moderator their own record while it is pending or returned; an admin always. */
export function mayEdit(
  actor: ReadContext['actor'],
  record: Pick<CandidateRecord, 'createdBy' | 'state'>,
): boolean {
  if (actor.kind === 'system') return true
  if (actor.kind === 'anonymous' || actor.role === 'student') return false
  if (actor.role === 'admin') return true
  return record.createdBy === actor.id && record.state !== 'approved'
}
