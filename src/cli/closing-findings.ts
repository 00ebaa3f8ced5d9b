import { type ClosingFinding, examineClosing } from '#modules/privacy'
import type { ActionContext } from '#platform/context'

const sentences = {
  altered: () =>
    'Closing: the settings differ from what was announced. The log has the announcement.',
  untold: (count) =>
    `Closing: ${count === '1' ? '1 candidate has' : `${count} candidates have`} not been told for an hour. A running server tells them; see its log.`,
  lost: (id) =>
    `Closing: the candidate of record ${id} is marked as told, but there is no message.`,
  unasked: (id) =>
    `Closing: record ${id} has a yes to a handover, given when nobody had been asked.`,
} as const satisfies Record<ClosingFinding['problem'], (subject: string) => string>

/** Returns what the doctor finds about an agency that closes. */
export async function closingFindings(ctx: ActionContext): Promise<string[]> {
  try {
    const found = await examineClosing(ctx)
    return found.map(({ problem, subject }) => sentences[problem](subject))
  } catch (error) {
    ctx.log.error({ error }, 'The closing could not be examined')
    return ['Closing: it could not be examined.']
  }
}
