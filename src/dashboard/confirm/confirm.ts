import { call } from '#api/client'
import { openQuestion } from '../ui/open-question.ts'

/** For the dialog: the current question. */
export const confirming = openQuestion()

/**
 * Asks for the password again in the one dialog for it; resolves to true when it was given. Calls that are
 * refused at the same time wait for the same dialog.
 */
export const confirmPerson = () => confirming.ask({})

/**
 * Asks for the password if it was given more than 5 minutes ago, or 15 for frequent work. Call it before a
 * download by link, which the browser cannot send again. Resolves to false when the password was not given.
 */
export async function confirmIfNeeded({ atWork = false } = {}): Promise<boolean> {
  const { until, workUntil } = await call('GET /session/confirm', {})
  return isRecent(atWork ? workUntil : until) || confirmPerson()
}

/** Tells whether a proof is valid long enough: not in its last seconds, because a download has to arrive in time. */
export function isRecent(until: string | null | undefined): boolean {
  return typeof until === 'string' && Date.parse(until) - Date.now() > 10_000
}
