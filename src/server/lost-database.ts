import type { App } from '#gate'
import { headStanding } from '#modules/audit'
import { actAs, system } from '#platform/context'

/**
 * Tells whether the files here belong to another database than this one: nothing ever happened in it, yet
 * there are scans or the head of a log beside it. Serving it would offer a fresh installation to whoever
 * opens the set-up link.
 */
export async function isDatabaseLost({ runtime }: App): Promise<boolean> {
  const standing = await headStanding(actAs(runtime, system, { goesOnWhenFull: true }))
  if (standing !== 'new') return standing === 'lost'
  for await (const _ of runtime.storage.list('originals/')) return true
  return false
}
