import { z } from 'zod'
import {
  changeRole,
  createApiKey,
  deleteAccount,
  disableAccount,
  enableAccount,
  endSessionsOf,
  getAccount,
  listAccounts,
  listApiKeys,
  listSessionsOf,
  makeResetLink,
  readPhoto,
  removePhoto,
  removeSecondFactorOf,
  revokeApiKey,
} from '#modules/accounts'
import { accountListSchema } from '#modules/accounts/forms.schema'
import {
  accountChangeSchema,
  accountPageSchema,
  accountSchema,
  accountSessionsSchema,
  apiKeyListSchema,
  createdApiKeySchema,
  newApiKeySchema,
  resetLinkSchema,
} from '#modules/accounts/schema'
import { sessionLengths } from '#modules/organisation'
import { revokeSharesOf } from '#modules/shares'
import { leaveAllClasses } from '#modules/training'
import { pictureAnswer } from './answers.ts'
import { endpoint } from './endpoint.ts'

const deletionSchema = z.object({ keepShares: z.enum(['true', 'false']).default('false') })

export const accountEndpoints = [
  endpoint('GET /accounts', 'accounts:manage', {
    summary: 'List accounts, newest first',
    query: accountListSchema.omit({ search: true }),
    output: accountPageSchema,
    run: (ctx, { query }) => listAccounts(ctx, query),
  }),
  endpoint('POST /accounts/search', 'accounts:manage', {
    summary: 'List accounts as GET /accounts does, also by part of the name or the email',
    transaction: 'read',
    body: accountListSchema,
    output: accountPageSchema,
    run: (ctx, { body }) => listAccounts(ctx, body),
  }),
  endpoint('GET /accounts/{id}', 'accounts:manage', {
    summary: 'One account',
    refuses: ['account.not_found'],
    output: accountSchema,
    run: (ctx, { params: { id: accountId } }) => getAccount(ctx, { accountId }),
  }),
  endpoint('PATCH /accounts/{id}', 'accounts:manage', {
    summary: 'Change the role of an account, disable it or enable it again',
    recentSignIn: { scope: 'accounts' },
    body: accountChangeSchema,
    refuses: ['account.not_found', 'account.own', 'account.last_admin'],
    output: accountSchema,
    run: async (ctx, { params: { id: accountId }, body: { role, disabled } }) => {
      if (role !== undefined) await changeRole(ctx, { accountId, role })
      if (disabled === true) await disableAccount(ctx, { accountId })
      if (disabled === false) await enableAccount(ctx, { accountId })
      return getAccount(ctx, { accountId })
    },
  }),
  endpoint('DELETE /accounts/{id}', 'accounts:manage', {
    summary:
      'Delete an account for good; what it entered stays, its shares end unless they are kept',
    recentSignIn: { scope: 'accounts' },
    transaction: 'none',
    query: deletionSchema,
    refuses: ['account.not_found', 'account.own', 'account.last_admin'],
    run: async (ctx, { params: { id: accountId }, query: { keepShares } }) => {
      await ctx.write(async (write) => {
        await leaveAllClasses(write, { accountId })
        if (keepShares === 'false') await revokeSharesOf(write, { accountId })
        await deleteAccount(write, { accountId })
      })
      await removePhoto(ctx, { accountId })
    },
  }),
  endpoint('GET /accounts/{id}/photo', 'signed-in', {
    summary: 'The photo of an account, for itself and for admins',
    transaction: 'none',
    output: { response: ['image/webp'] },
    run: async (ctx, { params: { id: accountId } }) => {
      const { bytes } = await readPhoto(ctx, { accountId })
      return pictureAnswer('webp', 'never', bytes)
    },
  }),
  endpoint('POST /accounts/{id}/reset-link', 'accounts:manage', {
    summary: 'Make a link to choose a new password, to hand over; it works once, for 30 minutes',
    recentSignIn: { scope: 'accounts' },
    transaction: 'none',
    refuses: ['account.not_found', 'account.own', 'account.disabled'],
    output: resetLinkSchema,
    status: 201,
    run: (ctx, { params: { id: accountId } }) => makeResetLink(ctx, { accountId }),
  }),
  endpoint('DELETE /accounts/{id}/second-factor', 'accounts:manage', {
    summary: 'Turn off the second factor of somebody who lost it',
    recentSignIn: { scope: 'accounts' },
    refuses: ['account.not_found', 'account.own', 'account.second_factor_missing'],
    run: (ctx, { params: { id: accountId } }) => removeSecondFactorOf(ctx, { accountId }),
  }),
  endpoint('GET /accounts/{id}/sessions', 'accounts:manage', {
    summary: 'Where an account is signed in, the session used last first',
    refuses: ['account.not_found'],
    output: accountSessionsSchema,
    run: async (ctx, { params: { id } }) => ({
      sessions: await listSessionsOf(ctx, {
        accountId: id,
        lengths: await sessionLengths(ctx.tx),
      }),
    }),
  }),
  endpoint('DELETE /accounts/{id}/sessions', 'accounts:manage', {
    summary: 'End all sessions of an account, except the one that sends this',
    refuses: ['account.not_found', 'api_key.scope_missing'],
    run: (ctx, { params: { id } }) => endSessionsOf(ctx, { accountId: id }),
  }),
  endpoint('DELETE /accounts/{id}/sessions/{sessionId}', 'accounts:manage', {
    summary: 'End one session of an account; the one that sends this stays',
    refuses: ['account.not_found', 'api_key.scope_missing'],
    run: (ctx, { params: { id, sessionId } }) => endSessionsOf(ctx, { accountId: id, sessionId }),
  }),
  endpoint('GET /api-keys', 'api-keys:manage', {
    summary: 'List API keys, newest first; never the key itself',
    output: apiKeyListSchema,
    run: async (ctx) => ({ apiKeys: await listApiKeys(ctx) }),
  }),
  endpoint('POST /api-keys', 'api-keys:manage', {
    summary:
      'Make an API key for at most a year; the answer shows it only this once. A person makes one, never a key',
    recentSignIn: { scope: null },
    body: newApiKeySchema,
    idempotent: true,
    output: createdApiKeySchema,
    status: 201,
    run: (ctx, { body }) => createApiKey(ctx, body),
  }),
  endpoint('DELETE /api-keys/{id}', 'api-keys:manage', {
    summary: 'Revoke an API key',
    recentSignIn: { scope: null },
    refuses: ['api_key.not_found'],
    run: (ctx, { params: { id } }) => revokeApiKey(ctx, { apiKeyId: id }),
  }),
] as const
