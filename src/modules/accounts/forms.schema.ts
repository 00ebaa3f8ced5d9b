import { z } from 'zod'
import { pageAsked } from '#platform/pages/schema'
import { problems } from '#platform/problems.schema'
import { line } from '#platform/text/schema'
import { roles } from './permissions.schema.ts'

/** What staff are told about the accounts and keys of others. */
export const staffAccountProblems = problems('accounts', {
  badRole: 'Choose admin, moderator or student',
  pastEnd: 'Choose a time in the future',
  farEnd: 'Choose a time within a year',
})

/** What the forms of accounts say about a wrong answer. */
export const accountProblems = problems('accounts', {
  noEmail: 'Email is required',
  badEmail: 'Please input valid email',
  noName: 'Name is required',
  longName: 'The name can have at most 120 characters',
  noPassword: 'Password is required',
  shortPassword: 'The password needs at least 10 characters',
  longPassword: 'The password can have at most 128 characters',
  otherPassword: 'Password did not match',
})

export const roleSchema = z.enum(roles, { error: staffAccountProblems.badRole })

/** Which accounts to list, and which page of them. */
export const accountListSchema = z.object({
  /** Part of the name or the email. */
  search: line().max(120).optional(),
  role: roleSchema.optional(),
  /** Whether the account may sign in. */
  state: z.enum(['active', 'disabled'], { error: 'Choose active or disabled' }).optional(),
  ...pageAsked,
})

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

/**
 * The form of a new password: at least 10 characters of any kind. The server judges whether it is easy to guess
 * (hash-new.ts), because it has the list of leaked ones.
 */
export const newPassword = z
  .string({ error: accountProblems.noPassword })
  .min(1, { error: accountProblems.noPassword })
  .min(10, { error: accountProblems.shortPassword })
  .max(128, { error: accountProblems.longPassword })
