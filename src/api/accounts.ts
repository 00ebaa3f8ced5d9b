import { z } from 'zod'
import {
  changeRole,
  deleteAccount,
  disableAccount,
  enableAccount,
  getAccount,
  listAccounts,
  makeResetLink,
  readPhoto,
  removePhoto,
  removeSecondFactorOf,
} from '#modules/accounts'
import {
  accountChangeSchema,
  accountListSchema,
  accountPageSchema,
  accountSchema,
  resetLinkSchema,
} from '#modules/accounts/schema'
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
