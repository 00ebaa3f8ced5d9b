import { z } from 'zod'
import {
  changeRole,
  deleteAccount,
  disableAccount,
  enableAccount,
  getAccount,
  listAccounts,
} from '#modules/accounts'
import {
  accountChangeSchema,
  accountListSchema,
  accountPageSchema,
  accountSchema,
} from '#modules/accounts/schema'
import { endpoint } from './endpoint.ts'

const params = z.object({ id: z.uuid() })

export const accountEndpoints = [
  endpoint({
    method: 'GET',
    path: '/accounts',
    summary: 'List accounts, newest first',
    may: 'accounts:manage',
    transaction: 'read',
    query: accountListSchema,
    output: accountPageSchema,
    run: (ctx, { query }) => listAccounts(ctx, query),
  }),
  endpoint({
    method: 'PATCH',
    path: '/accounts/{id}',
    summary: 'Change the role of an account, disable it or enable it again',
    may: 'accounts:manage',
    transaction: 'write',
    params,
    body: accountChangeSchema,
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
    summary: 'Delete an account for good; what it entered stays',
    may: 'accounts:manage',
    transaction: 'write',
    params,
    output: null,
    run: (ctx, { params: { id } }) => deleteAccount(ctx, { accountId: id }),
  }),
]
