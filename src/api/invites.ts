import { z } from 'zod'
import { accountNames, listInvites, makeInvite, revokeInvite } from '#modules/accounts'
import { inviteListSchema, madeInviteSchema, newInviteSchema } from '#modules/accounts/schema'
import { readSettings } from '#modules/organisation'
import { endpoint } from './endpoint.ts'

export const inviteEndpoints = [
  endpoint({
    method: 'GET',
    path: '/invites',
    summary: 'List the invitations that are still open, newest first; never their links',
    may: 'accounts:manage',
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
      'Invite somebody to register with a role, once and within 7 days: by mail, or by a link that the answer shows this once',
    may: 'accounts:manage',
    recentSignIn: true,
    transaction: 'none',
    body: newInviteSchema,
    output: madeInviteSchema,
    status: 201,
    run: async (ctx, { body }) => {
      const { displayName } = await ctx.read(({ tx }) => readSettings(tx))
      return makeInvite(ctx, { ...body, letter: inviteLetter(displayName, body.role) })
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/invites/{id}',
    summary: 'Revoke an open invitation',
    may: 'accounts:manage',
    transaction: 'write',
    params: z.object({ id: z.uuid() }),
    output: null,
    run: (ctx, { params: { id } }) => revokeInvite(ctx, { inviteId: id }),
  }),
] as const

/** In English, as the dashboard is that it leads to; like every mail, it says who writes (H1). */
function inviteLetter(organisation: string, role: string) {
  const as = role === 'admin' ? 'an admin' : `a ${role}`
  return (link: string) => ({
    fromName: organisation,
    subject: `Your account at ${organisation}`,
    text: [
      `${organisation} invites you to make an account as ${as}. Open this address within 7 days; it works once:`,
      link,
      'If you did not expect this mail, you need not do anything.',
      `-- \n${organisation} is a private organisation, not a government.`,
      '',
    ].join('\n\n'),
  })
}
