import { z } from 'zod'

/** What an account or an API key is in general, least first. */
const roles = ['student', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

/** Everything that an endpoint or a page can ask for (SPEC §5). Deny by default. */
const permissions = {
  public: 'everyone',
  'signed-in': ['student', 'moderator', 'admin'],
  /** Add records, and list, edit and fill one's own while they are pending or returned. */
  'records:own': ['moderator', 'admin'],
  'records:all': ['admin'],
  'records:approve': ['admin'],
  'accounts:manage': ['admin'],
  'organisation:manage': ['admin'],
  'notices:manage': ['admin'],
  'concerns:manage': ['admin'],
  'exchange:run': ['admin'],
  /** Classes, payments and objections to them. */
  'training:manage': ['admin'],
  /** People and attendance of the classes that one teaches; no money. */
  'training:teach': ['moderator', 'admin'],
  'audit:read': ['admin'],
  'api-keys:manage': ['admin'],
} as const satisfies Record<string, 'everyone' | readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether a value names a permission of the table. */
export function isPermission(value: unknown): value is Permission {
  return typeof value === 'string' && Object.hasOwn(permissions, value)
}

/** Whether a role (null: nobody signed in) has a permission. */
export function mayRole(role: Role | null, permission: Permission): boolean {
  const holders: 'everyone' | readonly Role[] = permissions[permission]
  if (holders === 'everyone') return true
  return role !== null && holders.includes(role)
}

const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, { error: 'Email is required' })
  .max(254, { error: 'Please input valid email' })
  .pipe(z.email({ error: 'Please input valid email' }))
  .transform((text) => text.toLowerCase())

const name = z
  .string({ error: 'Name is required' })
  .trim()
  .min(1, { error: 'Name is required' })
  .max(120, { error: 'The name can have at most 120 characters' })

export const signInSchema = z.object({
  email,
  password: z.string({ error: 'Password is required' }).min(1, { error: 'Password is required' }),
})

/** `code` of the second factor, where the account has one. */
export const sessionSchema = signInSchema.extend({ code: z.string().max(40).optional() })

export const forgotSchema = z.object({ email })

/** Words that begin or make up the passwords that are tried first. */
const commonWords =
  'password passwort passwd secret letmein welcome admin administrator candor changeme qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbnm iloveyou sunshine princess football baseball superman batman monkey dragon master shadow michael jessica trustno bangladesh dhaka'.split(
    ' ',
  )
const runs = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz']

/**
 * Whether a password is one of those that are tried first: a common word with figures or signs
 * around it (also written twice, or with figures for letters), a keyboard or counting run, a short
 * pattern repeated.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  if (/^(.{1,4})\1+.{0,3}$/u.test(text)) return true
  if (runs.some((run) => run.includes(text))) return true
  const figures: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' }
  const spelt = text
    .replace(/[@$]/g, (sign) => (sign === '@' ? 'a' : 's'))
    .replace(/[01345](?=.*[a-z])/g, (figure) => figures[figure] ?? figure)
  return [text, spelt].some((one) => {
    const letters = one.replace(/[^\p{L}]/gu, '')
    return commonWords.some((word) => letters !== '' && letters.replaceAll(word, '') === '')
  })
}

/** A new password: at least 10 characters, whatever they are, but none of the common ones. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required' })
  .min(10, { error: 'The password needs at least 10 characters' })
  .max(128, { error: 'The password can have at most 128 characters' })
  .refine((password) => !isCommonPassword(password), {
    error:
      'This password is too easy to guess. Take several words that only you would put together',
  })

export const newAccountSchema = z.object({ email, name, password: newPassword })

const confirm = z.string({ error: 'Password did not match' })
const isConfirmed = (form: { password: string; confirm: string }) => form.password === form.confirm
const unconfirmed = {
  path: ['confirm'],
  error: 'Password did not match',
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

const role = z.enum(roles, { error: 'Choose admin, moderator or student' })

/** One change at a time or both: the role, and whether the account is disabled. */
export const accountChangeSchema = z
  .object({ role: role.optional(), disabled: z.boolean().optional() })
  .refine((change) => change.role !== undefined || change.disabled !== undefined, {
    error: 'Say what to change: role or disabled',
  })

const page = z.coerce.number().int().min(1).max(1_000_000).default(1)
const pageSize = z.coerce
  .number()
  .refine((size) => [25, 50, 100].includes(size), { error: 'pageSize is 25, 50 or 100' })
  .default(25)

export const accountListSchema = z.object({
  /** Part of the name or the email. */
  search: z.string().trim().max(120).optional(),
  role: role.optional(),
  /** Whether the account may sign in. */
  state: z.enum(['active', 'disabled'], { error: 'Choose active or disabled' }).optional(),
  page,
  pageSize,
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
export const newInviteSchema = z.object({ role, email: email.optional() })

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

/** What a browser answers with a passkey (WebAuthn Level 3, §5.1); better-auth verifies it. */
export const passkeyAnswerSchema = z.object({
  response: z.record(z.string(), z.unknown()),
  name: z.string().trim().max(60).optional(),
})

export const passkeyListSchema = z.object({
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string().nullable(), createdAt: z.string().nullable() }),
  ),
})

/** The password once more, before something weighty. */
export const passwordAgainSchema = z.object({ password: z.string().max(128).default('') })

/** A proof that the person of a session is there: the password, or a passkey's answer. */
export const confirmSchema = z
  .object({
    password: z.string().min(1, { error: 'Password is required' }).max(128).optional(),
    passkey: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
    path: ['password'],
    error: 'Password is required',
  })

/** How the person of a session can prove who they are, and until when that is not asked again. */
export const confirmWaysSchema = z.object({
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
  /** Who can be asked for the password in our place, as the button calls it; null: nobody. */
  provider: z.string().nullable(),
  /** Null: not recent any more. */
  until: instant.nullable(),
})

/** A link to choose a new password, for handing over; shown this once. */
export const resetLinkSchema = z.object({ link: z.string(), expiresAt: instant })

/** Who is signed in; an API key has no email. */
export const whoAmISchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  /** Whether `GET /accounts/{id}/photo` answers one. */
  hasPhoto: z.boolean(),
})

export const newApiKeySchema = z.object({
  name,
  role,
  /** Left out or null: a year from now. */
  expiresAt: instant.nullish(),
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
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>
export type PasskeyList = z.infer<typeof passkeyListSchema>
