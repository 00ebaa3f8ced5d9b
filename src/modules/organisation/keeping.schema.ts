import { z } from 'zod'
import { filledSaid } from '#modules/speech/said.schema'
import { isRequired } from './lines.schema.ts'
import { atLeast, atMost } from './problems.schema.ts'
import { seenKinds } from './seen-kinds.schema.ts'

/**
 * Why a scan is kept, by kind of document; candidates read it. Staff only see documents of a kind that is missing here.
 */
const scanReasonsSchema = z.partialRecord(
  z.enum(seenKinds),
  filledSaid('reason', isRequired('scanReason'), 300),
)

const whole = (unit: 'day' | 'month', least: number, most: number) =>
  z.number().int().min(least, atLeast(least, unit)).max(most, atMost(most, unit))

/** How long documents are kept, by class in the table of kinds. No setting goes below these bounds. */
const periods = {
  /** Documents that only the candidate may be shown, after the departure. */
  keepAfterDepartureDays: whole('day', 30, 3650).default(90),
  /** The same where no departure is known: after the last change. So are the next two. */
  keepSensitiveMonths: whole('month', 6, 120).default(12),
  keepContractMonths: whole('month', 24, 600).default(60),
  keepUsualMonths: whole('month', 12, 600).default(24),
}

export const keepingFields = {
  ...periods,
  /** Whether what is due is removed automatically, a week after it was listed. */
  removesByItself: z.boolean().default(false),
  /** Why scans of health and criminal records are kept; without a reason staff only see these documents. */
  scanReasons: scanReasonsSchema.default({}),
}

/** The periods of the settings, in days and months. */
export type Keeping = { [Name in keyof typeof periods]: number }
export const keepingNames = Object.keys(periods) as (keyof Keeping)[]
