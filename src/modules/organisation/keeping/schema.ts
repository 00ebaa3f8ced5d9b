import { z } from 'zod'
import { atLeast, atMost } from '../problems/schema.ts'
import { scanReasonsSchema } from '../scan-reasons/schema.ts'

const whole = (unit: 'day' | 'month', least: number, most: number) =>
  z.number().int().min(least, atLeast(least, unit)).max(most, atMost(most, unit))

/** For how long papers are kept, by classes of the table of kinds. No setting goes below these bounds. */
const periods = {
  /** Papers that nobody but the candidate may be shown, after the departure. */
  keepAfterDepartureDays: whole('day', 30, 3650).default(90),
  /** The same where no departure is known: after the last change. So the two that follow. */
  keepSensitiveMonths: whole('month', 6, 120).default(12),
  keepContractMonths: whole('month', 24, 600).default(60),
  keepUsualMonths: whole('month', 12, 600).default(24),
}

export const keepingFields = {
  ...periods,
  /** Whether what is due is removed without a person, a week after it was listed so. */
  removesByItself: z.boolean().default(false),
  /** Why scans of health and criminal records are kept; without a reason they are only seen. */
  scanReasons: scanReasonsSchema.default({}),
}

/** The periods of the settings, in days and months. */
export type Keeping = { [Name in keyof typeof periods]: number }
export const keepingNames = Object.keys(periods) as (keyof Keeping)[]
