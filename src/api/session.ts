import { whoAmI } from '#modules/accounts'
import { sessionSchema, whoAmISchema } from '#modules/accounts/schema'
import { endpoint } from './endpoint.ts'

export const sessionEndpoints = [
  endpoint({
    method: 'POST',
    path: '/session',
    summary:
      'Sign in with email and password (and a code, with a second factor); the answer sets the session cookie',
    may: 'public',
    transaction: 'none',
    body: sessionSchema,
    output: 'response',
    run: async (ctx, { body }, { accounts, address }) => {
      const headers = await accounts.signIn(ctx, { ...body, address })
      return new Response(null, { status: 204, headers })
    },
  }),
  endpoint({
    method: 'GET',
    path: '/session',
    summary: 'Who is signed in, or which API key this is',
    may: 'signed-in',
    transaction: 'read',
    output: whoAmISchema,
    run: (ctx) => whoAmI(ctx),
  }),
  endpoint({
    method: 'DELETE',
    path: '/session',
    summary: 'Sign out; the answer drops the session cookie',
    may: 'public',
    transaction: 'none',
    output: 'response',
    run: async (ctx, _, { accounts, request }) => {
      const headers = await accounts.signOut(ctx, request.headers)
      return new Response(null, { status: 204, headers })
    },
  }),
]
