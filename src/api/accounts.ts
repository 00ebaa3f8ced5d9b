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
import {
  accountChangeSchema,
  accountListSchema,
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
import { endpoint } from './endpoint.ts'

const params = z.object({ id: z.uuid() })
const deletionSchema = z.object({ keepShares: z.enum(['true', 'false']).default('false') })

export const accountEndpoints = [
  endpoint({
    method: 'GET',
    path: '/accounts',
    summary: 'List accounts, newest first',
    permission: 'accounts:manage',
    transaction: 'read',
    query: accountListSchema.omit({ search: true }),
    output: accountPageSchema,
    run: (ctx, { query }) => listAccounts(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/accounts/search',
    summary: 'List accounts as GET /accounts does, also by part of the name or the email',
    permission: 'accounts:manage',
    transaction: 'read',
    body: accountListSchema,
    output: accountPageSchema,
    run: (ctx, { body }) => listAccounts(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/accounts/{id}',
    summary: 'One account',
    permission: 'accounts:manage',
    transaction: 'read',
    params,
    refuses: ['account.not_found'],
    output: accountSchema,
    run: (ctx, { params: { id: accountId } }) => getAccount(ctx, { accountId }),
  }),
  endpoint({
    method: 'PATCH',
    path: '/accounts/{id}',
    summary: 'Change the role of an account, disable it or enable it again',
    permission: 'accounts:manage',
    recentSignIn: { scope: 'accounts' },
    transaction: 'write',
    params,
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
  endpoint({
    method: 'DELETE',
    path: '/accounts/{id}',
    summary:
      'Delete an account for good; what it entered stays, its shares end unless they are kept',
    permission: 'accounts:manage',
    recentSignIn: { scope: 'accounts' },
    transaction: 'none',
    params,
    query: deletionSchema,
    refuses: ['account.not_found', 'account.own', 'account.last_admin'],
    output: null,
    run: async (ctx, { params: { id: accountId }, query: { keepShares } }) => {
      await ctx.write(async (write) => {
        await leaveAllClasses(write, { accountId })
        if (keepShares === 'false') await revokeSharesOf(write, { accountId })
        await deleteAccount(write, { accountId })
      })
      await removePhoto(ctx, { accountId })
    },
  }),
  endpoint({
    method: 'GET',
    path: '/accounts/{id}/photo',
    summary: 'The photo of an account, for itself and for admins',
    permission: 'signed-in',
    transaction: 'none',
    params,
    output: { response: ['image/webp'] },
    run: async (ctx, { params: { id: accountId } }) => {
      const { bytes, mediaType } = await readPhoto(ctx, { accountId })
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': mediaType,
          'content-length': String(bytes.length),
          'content-disposition': 'inline',
          'cache-control': 'private, no-store',
        },
      })
    },
  }),
  endpoint({
    method: 'POST',
    path: '/accounts/{id}/reset-link',
    summary: 'Make a link to choose a new password, to hand over; it works once, for 30 minutes',
    permission: 'accounts:manage',
    recentSignIn: { scope: 'accounts' },
    transaction: 'none',
    params,
    refuses: ['account.not_found', 'account.own', 'account.disabled'],
    output: resetLinkSchema,
    status: 201,
    run: (ctx, { params: { id: accountId } }) => makeResetLink(ctx, { accountId }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/accounts/{id}/second-factor',
    summary: 'Turn off the second factor of somebody who lost it',
    permission: 'accounts:manage',
    recentSignIn: { scope: 'accounts' },
    transaction: 'write',
    params,
    refuses: ['account.not_found', 'account.own', 'account.second_factor_missing'],
    output: null,
    run: (ctx, { params: { id: accountId } }) => removeSecondFactorOf(ctx, { accountId }),
  }),
]

export const accountSessionEndpoints = [
  endpoint({
    method: 'GET',
    path: '/accounts/{id}/sessions',
    summary: 'Where an account is signed in, the session used last first',
    permission: 'accounts:manage',
    transaction: 'read',
    params,
    refuses: ['account.not_found'],
    output: accountSessionsSchema,
    run: async (ctx, { params: { id } }) => ({
      sessions: await listSessionsOf(ctx, {
        accountId: id,
        lengths: await sessionLengths(ctx.tx),
      }),
    }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/accounts/{id}/sessions',
    summary: 'End all sessions of an account, except the one that sends this',
    permission: 'accounts:manage',
    transaction: 'write',
    params,
    refuses: ['account.not_found'],
    output: null,
    run: (ctx, { params: { id } }) => endSessionsOf(ctx, { accountId: id }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/accounts/{id}/sessions/{sessionId}',
    summary: 'End one session of an account; the one that sends this stays',
    permission: 'accounts:manage',
    transaction: 'write',
    params: params.extend({ sessionId: z.uuid() }),
    refuses: ['account.not_found'],
    output: null,
    run: (ctx, { params: { id, sessionId } }) => endSessionsOf(ctx, { accountId: id, sessionId }),
  }),
] as const

export const apiKeyEndpoints = [
  endpoint({
    method: 'GET',
    path: '/api-keys',
    summary: 'List API keys, newest first; never the key itself',
    permission: 'api-keys:manage',
    transaction: 'read',
    output: apiKeyListSchema,
    run: async (ctx) => ({ apiKeys: await listApiKeys(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: '/api-keys',
    summary:
      'Make an API key for at most a year; the answer shows it only this once. A person makes one, never a key',
    permission: 'api-keys:manage',
    recentSignIn: { scope: null },
    transaction: 'write',
    body: newApiKeySchema,
    idempotent: true,
    output: createdApiKeySchema,
    status: 201,
    run: (ctx, { body }) => createApiKey(ctx, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api-keys/{id}',
    summary: 'Revoke an API key',
    permission: 'api-keys:manage',
    recentSignIn: { scope: null },
    transaction: 'write',
    params: z.object({ id: z.uuid() }),
    refuses: ['api_key.not_found'],
    output: null,
    run: (ctx, { params: { id } }) => revokeApiKey(ctx, { apiKeyId: id }),
  }),
]
