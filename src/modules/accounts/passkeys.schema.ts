import { z } from 'zod'
import { line } from '#platform/text/schema'

/** What a browser answers with a passkey (WebAuthn Level 3, §5.1); better-auth verifies it. */
export const passkeyAnswerSchema = z.object({
  response: z.record(z.string(), z.unknown()),
  name: line().max(60).optional(),
})

/** The question for a browser's passkey (WebAuthn Level 3, §5.4, §5.5), as JSON. */
export const passkeyQuestionSchema = z.looseObject({ challenge: z.string() })

export const passkeyListSchema = z.object({
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string().nullable(), createdAt: z.string().nullable() }),
  ),
})

export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>
export type PasskeyList = z.infer<typeof passkeyListSchema>
