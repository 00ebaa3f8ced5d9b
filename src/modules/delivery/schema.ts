import { z } from 'zod'
import { languages } from '#platform/languages.schema'

/** What an account's holder can switch off. Mails about password and sign-in are sent in any case. */
const accountSwitches = ['class'] as const

/** How the holder of an account is written to by mail. */
export const accountMessagesSchema = z.object({
  /** Null: in the first language of the site. */
  language: z.enum(languages).nullable(),
  /** The kinds that are switched off; all others are sent. */
  off: z.array(z.enum(accountSwitches)).max(accountSwitches.length),
})
export type AccountMessages = z.output<typeof accountMessagesSchema>

/** What the form of one's own account sends; an empty choice is the site's language. */
export const accountMessagesFormSchema = z.object({
  language: z.enum(languages).nullable().catch(null),
})
