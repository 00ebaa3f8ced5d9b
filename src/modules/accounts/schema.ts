import { z } from 'zod'
import { publicly } from '#modules/honesty/schema'
import { line } from '#platform/text/schema'
import { type accountListSchema, roleSchema } from './account-list/schema.ts'
import { newPassword } from './passwords/schema.ts'
import { roles } from './permissions/schema.ts'
import { accountProblems } from './problems/schema.ts'

export { accountListSchema } from './account-list/schema.ts'
export {
  type PasskeyAnswer,
  type PasskeyList,
  passkeyAnswerSchema,
  passkeyListSchema,
  passkeyQuestionSchema,
} from './passkeys/schema.ts'
export { newPassword } from './passwords/schema.ts'
export { isPermission, mayRole, type Permission, type Role } from './permissions/schema.ts'

const email = line({ error: accountProblems.noEmail })
  .min(1, { error: accountProblems.noEmail })
  .max(254, { error: accountProblems.badEmail })
  .pipe(z.email({ error: accountProblems.badEmail }))
  .transform((text) => text.toLowerCase())

/** Others read it on receipts and slips, and as a teacher's. */
const name = publicly(
  'person',
  line({ error: accountProblems.noName })
    .min(1, { error: accountProblems.noName })
    // Anybody may send one: what is too long is not judged as well.
    .max(120, { error: accountProblems.longName, abort: true }),
)

export const signInSchema = z.object({
  email,
  password: z
    .string({ error: accountProblems.noPassword })
    .min(1, { error: accountProblems.noPassword })
    .max(128, { error: accountProblems.longPassword }),
})

/** `code` of the second factor, where the account has one. */
export const sessionSchema = signInSchema.extend({ code: line().max(40).optional() })

export const forgotSchema = z.object({ email })

/** In the order of the form, which is the order of its problems. */
export const newAccountSchema = z.object({ name, email, password: newPassword })

const confirm = z.string({ error: accountProblems.otherPassword })
const isConfirmed = (form: { password: string; confirm: string }) => form.password === form.confirm
const unconfirmed = {
  path: ['confirm'],
  error: accountProblems.otherPassword,
  // Said beside whatever else is wrong with the form, not after it; so no field may `abort`.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

export const signUpSchema = newAccountSchema.extend({ confirm }).refine(isConfirmed, unconfirmed)

/** The own name, changed. */
export const ownNameSchema = z.object({ name })

/** A new password, typed twice. */
export const choosePasswordSchema = z
  .object({ password: newPassword, confirm })
  .refine(isConfirmed, unconfirmed)

/** One change at a time or both: the role, and whether the account is disabled. */
export const accountChangeSchema = z
  .object({ role: roleSchema.optional(), disabled: z.boolean().optional() })
  .refine((change) => change.role !== undefined || change.disabled !== undefined, {
    error: 'Say what to change: role or disabled',
  })

const instant = z.iso.datetime()

export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  createdAt: instant,
  disabledAt: instant.nullable(),
  lastSignInAt: instant.nullable(),
  emailConfirmed: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Whether `GET /accounts/{id}/photo` answers one. */
  hasPhoto: z.boolean(),
})

export const accountPageSchema = z.object({
  accounts: z.array(accountSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})

export const accountSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** In a few words: "Firefox on Android"; null before its first use. */
      device: z.string().nullable(),
      beganAt: instant,
      lastUsedAt: instant,
      /** Whether it is the one that asks. */
      isThis: z.boolean(),
    }),
  ),
})

/** An invitation to register; without an email its link is answered, for handing over. */
export const newInviteSchema = z.object({ role: roleSchema, email: email.optional() })

const inviteSchema = z.object({
  id: z.string(),
  role: z.enum(roles),
  /** Where it was mailed to; null when its link was handed over. */
  email: z.string().nullable(),
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
})

export const inviteListSchema = z.object({
  invites: z.array(inviteSchema.extend({ createdByName: z.string() })),
  /** Whether an invitation can go by mail. */
  isMailOn: z.boolean(),
})

/** The answer to a new invitation: the only time that its link is shown. */
export const madeInviteSchema = z.object({ invite: inviteSchema, link: z.string().nullable() })

/** The password once more, before something weighty. */
export const passwordAgainSchema = z.object({ password: z.string().max(128).default('') })

/** A proof that the person of a session is there: the password, or a passkey's answer. */
export const confirmSchema = z
  .object({
    password: z.string().min(1, { error: accountProblems.noPassword }).max(128).optional(),
    passkey: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
    path: ['password'],
    error: accountProblems.noPassword,
  })

/** How the person of a session can prove who they are, and until when that is not asked again. */
export const confirmWaysSchema = z.object({
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
  /** Who can be asked for the password in our place, as the button calls it; null: nobody. */
  provider: z.string().nullable(),
  /** Null: not recent any more. */
  until: instant.nullable(),
  /** The same for originals and access codes, which are asked for less often. */
  workUntil: instant.nullable(),
})

/** A link to choose a new password, for handing over; shown this once. */
export const resetLinkSchema = z.object({ link: z.string(), expiresAt: instant })

/** Pages of the dashboard with which somebody can begin in place of the role's own. */
const firstPages = ['overview', 'records', 'approvals', 'submissions'] as const
export type FirstPage = (typeof firstPages)[number]

/** Which of them each role can choose. */
export const firstPagesOf: Readonly<Record<(typeof roles)[number], readonly FirstPage[]>> = {
  admin: ['overview', 'records', 'approvals'],
  moderator: ['overview', 'submissions'],
  student: [],
}

/** What the form of the own account sends; empty: as usual with the role. */
export const firstPageSchema = z.object({
  firstPage: z.preprocess((value) => value || null, z.enum(firstPages).nullable()),
})

/** Who is signed in; an API key has no email. */
export const whoAmISchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  /** Whether `GET /accounts/{id}/photo` answers one. */
  hasPhoto: z.boolean(),
  /** With which page of the dashboard the person begins; null: as usual with the role. */
  firstPage: z.enum(firstPages).nullable(),
  /** Which version of Candor answers; null for students. */
  version: z.string().nullable(),
})

export const newApiKeySchema = z.object({
  name,
  role: roleSchema,
  /** Left out or null: a year from now. */
  expiresAt: instant.max(40).nullish(),
})

const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
})

export const apiKeyListSchema = z.object({ apiKeys: z.array(apiKeySchema) })

/** The answer to a new key: the only time that the key itself is shown. */
export const createdApiKeySchema = z.object({ key: z.string(), apiKey: apiKeySchema })

export type SignIn = z.infer<typeof signInSchema>
export type NewAccount = z.infer<typeof newAccountSchema>
export type AccountList = z.infer<typeof accountListSchema>
export type Account = z.infer<typeof accountSchema>
export type AccountPage = z.infer<typeof accountPageSchema>
export type ConfirmWays = z.infer<typeof confirmWaysSchema>
export type AccountSession = z.infer<typeof accountSessionsSchema>['sessions'][number]
export type Invite = z.infer<typeof inviteSchema>
export type NewInvite = z.infer<typeof newInviteSchema>
export type WhoAmI = z.infer<typeof whoAmISchema>
export type NewApiKey = z.infer<typeof newApiKeySchema>
export type ApiKey = z.infer<typeof apiKeySchema>

/** What is kept of a browser that says nothing known. */
export const unknownDevice = 'Unknown device'

/** The names in what is kept of a browser, which are the same in every language: "Chrome, Android"; null for an unknown one. */
export function deviceNames(device: string | null): string | null {
  if (device === null || device === unknownDevice) return null
  return device.replace(' on ', ', ').replace(' or ', '/')
}
