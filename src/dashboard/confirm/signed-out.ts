import { rememberFocus } from '../ui/focus.ts'
import { promised } from '../ui/promised.ts'
import { hasUnsavedInput } from '../ui/unsaved-input.ts'

let isOnPurpose = false

/** Marks that somebody is signing out: refusals are then expected, and nothing asks to sign in or leads there. */
export function setSigningOut(is: boolean): void {
  isOnPurpose = is
}

/** Tells whether somebody is signing out now. */
export const isSigningOut = () => isOnPurpose

/** Why somebody has to sign in: the session ended, or somebody else signed in in another tab. */
export type SignedOutReason = 'ended' | 'other person'

interface Open {
  reason: SignedOutReason
  answered: Promise<boolean>
  answer: (isSignedIn: boolean) => void
}

/** The open question: everything that waits for it is answered together. */
let open: Open | null = null
const listeners = new Set<() => void>()

function show(next: Open | null): void {
  open = next
  for (const listener of listeners) listener()
}

/**
 * Asks, in place, to sign in again; resolves to true when it was done. Not for mere reading while nothing
 * would be lost: then the page leaves for the sign-in page.
 */
export function askToSignIn({
  code,
  isChange,
}: {
  code: string
  isChange: boolean
}): Promise<boolean> {
  if (isOnPurpose) return Promise.resolve(false)
  if (open) return open.answered
  if (!isChange && !hasUnsavedInput()) return Promise.resolve(false)
  const { promise, resolve } = promised<boolean>()
  const returnFocus = rememberFocus()
  const answer = (isSignedIn: boolean) => {
    show(null)
    returnFocus()
    resolve(isSignedIn)
  }
  const reason = code === 'session.other_person' ? 'other person' : 'ended'
  show({ reason, answered: promise, answer })
  return promise
}

/** Tells whether the dialog is open, so that nothing leads away from it. */
export const isSigningIn = () => open !== null

/** For the dialog: the current question. */
export const signedOutNow = {
  get: () => open,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
