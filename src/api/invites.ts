import { z } from 'zod'
import { accountNames, listInvites, makeInvite, revokeInvite } from '#modules/accounts'
import { inviteListSchema, madeInviteSchema, newInviteSchema } from '#modules/accounts/schema'
import { readSettings } from '#modules/organisation'
import { endpoint } from './endpoint.ts'
import { inviteLetter } from './invite-letter.ts'

export const inviteEndpoints = [
  endpoint({
    method: 'GET',
    path: '/invites',
    summary: 'List the invitations that are still open, newest first; never their links',
    permission: 'accounts:manage',
    transaction: 'none',
    output: inviteListSchema,
    run: (ctx) =>
      ctx.read(async (read) => {
        const invites = await listInvites(read)
        const names = await accountNames(
          read.tx,
          invites.map(({ createdBy }) => createdBy),
        )
        const withName = invites.map((invite) => ({
          ...invite,
          createdByName: names.get(invite.createdBy) ?? 'Deleted account',
        }))
        return { invites: withName, isMailOn: ctx.mail !== null }
      }),
  }),
  endpoint({
    method: 'POST',
    path: '/invites',
    summary:
      'Invite somebody to register with a role, once and within 7 days: by mail, or by a link that the answer shows only this once',
    permission: 'accounts:manage',
    recentSignIn: { scope: 'accounts' },
    transaction: 'none',
    body: newInviteSchema,
    idempotent: true,
    refuses: ['invite.no_mail', 'invite.not_sent', 'account.email_taken'],
    output: madeInviteSchema,
    status: 201,
    run: async (ctx, { body }) => {
      const { displayName, languages } = await ctx.read(({ tx }) => readSettings(tx))
      const letter = inviteLetter({ organisation: displayName, languages, role: body.role })
      return makeInvite(ctx, { ...body, letter })
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/invites/{id}',
    summary: 'Revoke an open invitation',
    permission: 'accounts:manage',
    transaction: 'write',
    params: z.object({ id: z.uuid() }),
    refuses: ['invite.not_found'],
    output: null,
    run: (ctx, { params: { id } }) => revokeInvite(ctx, { inviteId: id }),
  }),
] as const
