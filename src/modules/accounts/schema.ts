import { z } from 'zod'
import { publicly } from '#modules/speech/schema'
import { inSignIn, mailAddress } from '#platform/mail-address.schema'
import { pagePlace } from '#platform/pages/schema'
import { line } from '#platform/text.schema'
import {
  type accountListSchema,
  accountProblems,
  keyScopes,
  newPassword,
  roleSchema,
  roles,
} from './forms.schema.ts'

const email = mailAddress(accountProblems.badEmail, { missing: accountProblems.noEmail }).transform(
  inSignIn,
)

/** Others read it on receipts and slips, and in a teacher's name. */
export const personName = publicly(
  'person',
  line({ error: accountProblems.noName })
    .min(1, { error: accountProblems.noName })
    // Anybody may send one: a text that is too long is not judged as well.
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
export const newAccountSchema = z.object({ name: personName, email, password: newPassword })

const confirm = z.string({ error: accountProblems.otherPassword })
const isConfirmed = (form: { password: string; confirm: string }) => form.password === form.confirm
const unconfirmed = {
  path: ['confirm'],
  error: accountProblems.otherPassword,
  // Reported together with whatever else is wrong with the form, not after it; so no field may `abort`.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

export const signUpSchema = newAccountSchema.extend({ confirm }).refine(isConfirmed, unconfirmed)

/** The actor's own name, changed. */
export const ownNameSchema = z.object({ name: personName })

/** A new password, typed twice. */
export const choosePasswordSchema = z
  .object({ password: newPassword, confirm })
  .refine(isConfirmed, unconfirmed)

/** The role, or whether the account is disabled, or both. */
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
  /** Whether `GET /accounts/{id}/photo` returns one. */
  hasPhoto: z.boolean(),
})

export const accountPageSchema = z.object({
  accounts: z.array(accountSchema),
  ...pagePlace,
})

export const accountSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** In a few words: "Firefox on Android"; null before its first use. */
      device: z.string().nullable(),
      beganAt: instant,
      lastUsedAt: instant,
      /** Whether it is the session of this request. */
      isThis: z.boolean(),
    }),
  ),
})

/** An invitation to register; without an email its link is returned, for handing over. */
export const newInviteSchema = z.object({ role: roleSchema, email: email.optional() })

const inviteSchema = z.object({
  id: z.string(),
  role: z.enum(roles),
  /** The email it was mailed to; null when its link was handed over. */
  email: z.string().nullable(),
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
})

export const inviteListSchema = z.object({
  invites: z.array(inviteSchema.extend({ createdByName: z.string() })),
  /** Whether invitations can be mailed. */
  isMailOn: z.boolean(),
})

/** The response to a new invitation: the only time that its link is shown. */
export const madeInviteSchema = z.object({ invite: inviteSchema, link: z.string().nullable() })

/** The password again, before something important. */
export const passwordAgainSchema = z.object({ password: z.string().max(128).default('') })

/** A proof that the session's person is present: the password, or a passkey's answer. */
export const confirmSchema = z
  .object({
    password: z.string().min(1, { error: accountProblems.noPassword }).max(128).optional(),
    passkey: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
    path: ['password'],
    error: accountProblems.noPassword,
  })

/** How the session's person can prove who they are, and until when that is not required again. */
export const confirmWaysSchema = z.object({
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
  /** The provider that can ask for the password instead of us, by the name on its button; null: none. */
  provider: z.string().nullable(),
  /** Null: no longer recent. */
  until: instant.nullable(),
  /** The same for originals and access codes, for which proof is required less often. */
  workUntil: instant.nullable(),
})

/** A link to choose a new password, for handing over; shown only this once. */
export const resetLinkSchema = z.object({ link: z.string(), expiresAt: instant })

/** Pages of the dashboard that somebody can begin with instead of the role's default. */
const firstPages = ['overview', 'records', 'approvals', 'submissions'] as const
export type FirstPage = (typeof firstPages)[number]

/** The pages that each role can choose. */
export const firstPagesOf: Readonly<Record<(typeof roles)[number], readonly FirstPage[]>> = {
  admin: ['overview', 'records', 'approvals'],
  moderator: ['overview', 'submissions'],
  student: [],
}

/** What the form of one's own account sends; empty: the role's default. */
export const firstPageSchema = z.object({
  firstPage: z.preprocess((value) => value || null, z.enum(firstPages).nullable()),
})

/** Who is signed in; an API key has no email. */
export const whoAmISchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  /** Whether `GET /accounts/{id}/photo` returns one. */
  hasPhoto: z.boolean(),
  /** The dashboard page with which the person begins; null: the role's default. */
  firstPage: z.enum(firstPages).nullable(),
  /** The running version of Candor; null for students. */
  version: z.string().nullable(),
})

export const newApiKeySchema = z.object({
  name: personName,
  role: roleSchema,
  /** Left out or null: nothing that asks a person for the password again. */
  scope: z.enum(keyScopes).nullish(),
  /** Left out or null: a year from now. */
  expiresAt: instant.max(40).nullish(),
})

const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  scope: z.enum(keyScopes).nullable(),
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
})

export const apiKeyListSchema = z.object({ apiKeys: z.array(apiKeySchema) })

/** The response to a new key: the only time that the key itself is shown. */
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

/** Stored for a browser that sends nothing known. */
export const unknownDevice = 'Unknown device'

/**
 * Returns the names in a stored device, which are the same in every language: "Chrome, Android"; null for an unknown
 * one.
 */
export function deviceNames(device: string | null): string | null {
  if (device === null || device === unknownDevice) return null
  return device.replace(' on ', ', ').replace(' or ', '/')
}
