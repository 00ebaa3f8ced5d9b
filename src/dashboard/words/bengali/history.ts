import { recordEvents } from '#texts/bn/record-events'
import { under } from '#texts/said'

/** Events that English says as the log does. */
export const said = under('event', recordEvents)

export { historyWords as words } from '#texts/bn/desk-history'
