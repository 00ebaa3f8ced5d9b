import { now } from '#platform/clock'

/** Says that something happened. */
export const appendAudit = (event: string) => `${now().at} ${event}`
