import pino from 'pino'
import { now } from '#platform/clock'

/** Says that something happened. */
export const appendAudit = (event: string) => `${now().at} ${event} ${typeof pino}`

export const neverUsed = 'nobody imports this name'
