import { examineRetention } from '#modules/retention'
import type { ActionContext } from '#platform/context'

/** Returns what the doctor finds about what is kept too long, and about removed files that still exist. */
export async function retentionFindings(ctx: ActionContext): Promise<string[]> {
  const standing = await examineRetention(ctx).catch((error: unknown) => {
    ctx.log.error({ error }, 'What is due for removal could not be examined')
    return null
  })
  if (standing === null) return ['Retention: it could not be examined.']
  const { overdue, halfRemoved } = standing
  const late = `Retention: ${overdue?.count} were to be removed automatically, since ${overdue?.since}. A running server removes them within the hour; check its log.`
  const half = halfRemoved.map(
    ({ what, id }) =>
      `Retention: ${what} ${id} was removed for good, as the log says, but its row is still there.`,
  )
  return [...(overdue === null ? [] : [late]), ...half]
}
