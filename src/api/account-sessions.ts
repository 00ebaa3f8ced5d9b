import { z } from 'zod'
import { endSessionsOf, listSessionsOf } from '#modules/accounts'
import { accountSessionsSchema } from '#modules/accounts/schema'
import { sessionLengths } from '#modules/organisation'
import { endpoint } from './endpoint.ts'

const params = z.object({ id: z.uuid() })

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
