import { z } from 'zod'
import { closingSchema } from '#modules/organisation/schema'

/** The minimum number of days from the announcement to the last day. */
export const closingDays = 90
/** The maximum number of days: a later closing is announced later. */
export const mostClosingDays = 730

/** The state of the closing, for staff. */
export const closingStandingSchema = z.object({
  /** Null: none is announced. */
  announced: closingSchema
    .pick({ lastDay: true, successor: true, announcedAt: true })
    .extend({
      /** 0 on the last day, negative afterwards. */
      daysLeft: z.number().int(),
      /** Records outside the trash. */
      candidates: z.number().int(),
      /** The state of the messages to them. */
      told: z.object({
        sent: z.number().int(),
        underWay: z.number().int(),
        /** No way to send is set up, or arrival is uncertain: staff tell them. */
        byHand: z.number().int(),
        /** No telephone and no email is on file. */
        unreachable: z.number().int(),
      }),
    })
    .nullable(),
})
export type ClosingStanding = z.output<typeof closingStandingSchema>
