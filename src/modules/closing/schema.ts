import { z } from 'zod'
import { closingSchema } from '#modules/organisation/schema'

/** So many days at least candidates have from the announcement on. */
export const closingDays = 90
/** So many days ahead a closing is announced at most: what comes later is announced later. */
export const mostClosingDays = 730

/** How the closing stands, for staff. */
export const closingStandingSchema = z.object({
  /** Null: none is announced. */
  announced: closingSchema
    .pick({ lastDay: true, successor: true, announcedAt: true })
    .extend({
      /** 0 on the last day, less when it is over. */
      daysLeft: z.number().int(),
      /** Records outside the trash. */
      candidates: z.number().int(),
      /** What became of the messages to them. */
      told: z.object({
        sent: z.number().int(),
        underWay: z.number().int(),
        /** No way to send is set up, or it did not surely arrive: staff tell them. */
        byHand: z.number().int(),
        /** No telephone and no email is on file. */
        unreachable: z.number().int(),
      }),
    })
    .nullable(),
})
export type ClosingStanding = z.output<typeof closingStandingSchema>
