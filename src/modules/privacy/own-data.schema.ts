import { z } from 'zod'
import { line } from '#platform/text/schema'

const codeError = 'Write the 8 digits of the code that we sent you.'

/** The code that came by SMS or email. */
export const ownDataCodeSchema = z.object({
  code: line({ error: codeError })
    .transform((typed) => typed.replace(/\D/g, ''))
    .pipe(z.string().length(8, { error: codeError })),
})
