import { line } from '#platform/text/schema'
import { readTelephone } from '#telephone/read'

export { readTelephone }

/** Accepts a telephone number with its country code, however it is grouped; stored in E.164. */
export const telephone = (error: string) =>
  line({ error })
    .max(40, { error })
    .transform((typed, ctx) => {
      const number = readTelephone(typed)
      if (number === null) ctx.addIssue({ code: 'custom', message: error })
      return number ?? ''
    })
