import { openQuestion } from '../ui/open-question.ts'
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

/** For the dialog: the current question. */
export const signingIn = openQuestion<{ reason: SignedOutReason }>()

/**
 * Asks, in place, to sign in again; resolves to true when it was done. Not for mere reading while nothing
 * would be lost: then the page leaves for the sign-in page.
 */
export async function askToSignIn({ code, isChange }: { code: string; isChange: boolean }) {
  if (isOnPurpose || !(isSigningIn() || isChange || hasUnsavedInput())) return false
  return signingIn.ask({ reason: code === 'session.other_person' ? 'other person' : 'ended' })
}

/** Tells whether the dialog is open, so that nothing leads away from it. */
export const isSigningIn = () => signingIn.get() !== null
