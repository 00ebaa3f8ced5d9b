import { z } from 'zod'
import { hour, minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'
import { pageAsked } from '#platform/pages/schema'
import { problems } from '#platform/problems.schema'
import { line } from '#platform/text.schema'
import { accounts as ofOthers } from '#texts/problems/desk-accounts'
import { accounts } from '#texts/problems/problems'
import { accounts as shared } from '#texts/problems/problems-shared'

/** Sizes in bytes, times in milliseconds. */
export const accountLimits = {
  resetLink: 30 * minute,
  confirmLink: 24 * hour,
  invite: 7 * 24 * hour,
  /** A year, even one with a leap day. */
  apiKey: 366 * 24 * hour,
  secondFactorWait: 10 * minute,
  sessionIdle: 30 * minute,
  sessionLongest: 12 * hour,
  recentSignIn: 5 * minute,
  recentWork: 15 * minute,
} as const

export const accountRates = rates({
  signInByAccountAndAddress: { tries: 5, window: 15 * minute, of: 'accountFromAddress' },
  signInByAccount: { tries: 50, window: 15 * minute, of: 'account' },
  signInByDevice: { tries: 5, window: 15 * minute, of: 'accountInBrowser' },
  signInWithCode: { tries: 5, window: 15 * minute, of: 'accountFromAddress' },
  signUp: { tries: 10, window: hour, of: 'address' },
  passwordReset: { tries: 10, window: minute, of: 'address' },
  mailToAccount: { tries: 5, window: hour, of: 'account' },
  secondFactor: { tries: 10, window: 15 * minute, of: 'account' },
  provider: { tries: 20, window: minute, of: 'address' },
  passkey: { tries: 20, window: minute, of: 'address' },
  confirmPassword: { tries: 10, window: 15 * minute, of: 'account' },
})

/** What stands for the name of an account that is no more. */
export const deletedAccount = 'Deleted account'

/** The general role of an account or an API key, the least first. */
export const roles = ['student', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

/** Everything that an endpoint or a page can require. Deny by default. */
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
  /** People and attendance of one's own classes; no money. */
  'training:teach': ['moderator', 'admin'],
  'audit:read': ['admin'],
  'api-keys:manage': ['admin'],
} as const satisfies Record<string, 'everyone' | readonly Role[]>

export type Permission = keyof typeof permissions

/**
 * What a person is asked for the password again before, in five parts. An API key does it only if it was made for that
 * part. Keys have no part: none makes or revokes another.
 */
export const keyScopes = ['accounts', 'candidates', 'exports', 'purge', 'organisation'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Tells whether a value names a permission of the table. */
export function isPermission(value: unknown): value is Permission {
  return typeof value === 'string' && Object.hasOwn(permissions, value)
}

/** Tells whether a role (null: nobody signed in) has a permission. */
export function mayRole(role: Role | null, permission: Permission): boolean {
  const holders: 'everyone' | readonly Role[] = permissions[permission]
  if (holders === 'everyone') return true
  return role !== null && holders.includes(role)
}

/** What staff are told about the accounts and keys of others. */
export const staffAccountProblems = problems('accounts', ofOthers)

/** What the holder of an account is told by mail, whoever did it. */
export const holderMessageKinds = [
  'password-changed',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'passkey-added',
  'passkey-removed',
  'provider-connected',
  'provider-removed',
  'new-device',
] as const
export type HolderMessageKind = (typeof holderMessageKinds)[number]

/** Tells whether a message is one of these. */
export function isHolderKind(kind: string): kind is HolderMessageKind {
  return holderMessageKinds.some((one) => one === kind)
}

/** What the forms of accounts say about a wrong answer. */
export const accountProblems = problems('accounts', { ...accounts, ...shared })

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
