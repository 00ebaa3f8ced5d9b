import { normaliseNumber } from '#modules/records/schema'
import type { WriteContext } from '#platform/context'
import { deleteConcerns, selectRequestNumbers } from './concerns.store.ts'

/** Deletes the requests for a code that name one of these numbers, however it was typed. */
export async function forgetCodeRequests(
  { tx }: Pick<WriteContext, 'tx'>,
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return
  const gone = new Set(numbers.map(normaliseNumber))
  const requests = await selectRequestNumbers(tx)
  const named = requests.filter(({ number }) => gone.has(normaliseNumber(number)))
  await deleteConcerns(
    tx,
    named.map(({ id }) => id),
  )
}
