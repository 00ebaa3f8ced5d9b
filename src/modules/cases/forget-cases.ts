import { normaliseNumber } from '#modules/records/schema'
import { later } from '#platform/clock'
import type { WriteContext } from '#platform/context'
import { deleteAnsweredBefore, deleteNaming } from './cases.store.ts'
import { kindsThat, rowOf } from './schema.ts'

const fading = kindsThat(({ keptFor }) => keptFor !== undefined)
const naming = kindsThat(({ names }) => names)

/** Deletes what was answered as long ago as its kind says. What is open stays. */
export async function forgetOldCases({ tx, clock }: WriteContext): Promise<void> {
  for (const kind of fading) {
    const { keptFor = 0 } = rowOf(kind)
    await deleteAnsweredBefore(tx, kind, later(clock.now(), -keptFor))
  }
}

/** Deletes what names one of these numbers, however it was typed: requests for a new code. */
export async function forgetCodeRequests(
  { tx }: Pick<WriteContext, 'tx'>,
  numbers: readonly string[],
): Promise<void> {
  await deleteNaming(tx, naming, numbers.map(normaliseNumber))
}
