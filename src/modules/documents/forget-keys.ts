import type { ActionContext } from '#platform/context'
import { keyHolderOf } from './document.ts'
import { deleteKeysOfGone } from './record-keys.store.ts'

/**
 * Removes the keys of records that do not exist: a picture that was still being drawn while its record was purged made
 * another one. `olderThan` protects a restore in progress, which stores files before their rows.
 */
export async function forgetKeysOfGone(ctx: ActionContext, olderThan: Date): Promise<void> {
  const gone = { prefix: keyHolderOf(''), madeBefore: olderThan.toISOString() }
  await ctx.write(({ tx }) => deleteKeysOfGone(tx, gone))
}
