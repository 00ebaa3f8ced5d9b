/**
 * The calls that take an Idempotency-Key. The browser has only the endpoints' types, so they are listed
 * here again; a test keeps the list equal to the endpoints that declare `idempotent`.
 */
export const keyedCalls = [
  'POST /shares',
  'POST /my/shares',
  'POST /records',
  'POST /records/{id}/access-code',
  'POST /records/{id}/attestations',
  'POST /records/{id}/attestations/sd-jwt',
  'POST /records/{id}/originals',
  'POST /records/{id}/sightings',
  'POST /appointments',
  'POST /announcements',
  'POST /originals/whereabouts',
  'POST /records/{id}/notes',
  'POST /records/{id}/messages/{messageId}/again',
  'PUT /records/{id}/documents/{kind}',
  'POST /notices',
  'POST /api-keys',
  'POST /invites',
  'POST /bulk-changes',
  'POST /case-assignments',
  'POST /records/{id}/corrections',
  'POST /records/{id}/merge',
  'POST /slip-runs',
  'POST /attestations',
  'POST /attestations/sd-jwt',
  'POST /my/attestations',
  'POST /my/attestations/sd-jwt',
  'POST /charges',
  'POST /classes',
  'POST /payments',
  'POST /records/{id}/payments',
  'POST /receipts',
  'POST /own-cases',
  'POST /my/cases',
  'POST /refunds',
  'POST /payments/{id}/refunds',
  'PUT /access-code',
  'PUT /my/access-code',
] as const
export type KeyedCall = (typeof keyedCalls)[number]

/** Keys of actions without an answer yet: the exact request, and its key. */
const unanswered = new Map<string, string>()

/** Returns the key of an action: a new one, or that of the same action if it got no answer yet. */
export function keyOfAction(action: string): string {
  const key = unanswered.get(action) ?? crypto.randomUUID()
  unanswered.set(action, key)
  return key
}

/** Records that the server has answered, yes or no: the same request again is another action. */
export function actionAnswered(action: string): void {
  unanswered.delete(action)
}

export function isKeyed(name: string): name is KeyedCall {
  return (keyedCalls as readonly string[]).includes(name)
}

/** Milliseconds before each new try; together long enough for a server to restart. */
const waits = [400, 1200, 3000]

/** Tries again while `mayHelp` is true of the error, with longer and longer pauses. */
export async function tryAgain<T>(
  attempt: () => Promise<T>,
  mayHelp: (error: unknown) => boolean,
): Promise<T> {
  for (const wait of waits)
    try {
      return await attempt()
    } catch (error) {
      if (!mayHelp(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  return attempt()
}
