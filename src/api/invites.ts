import { accountNames, listInvites, makeInvite, revokeInvite } from '#modules/accounts'
import { deletedAccount, type Role } from '#modules/accounts/forms.schema'
import { inviteListSchema, madeInviteSchema, newInviteSchema } from '#modules/accounts/schema'
import { readSettings } from '#modules/organisation'
import type { Language } from '#platform/languages.schema'
import { inviteTexts } from '#texts/each/invite-mail'
import { privateCompany } from '#texts/each/private-company'
import { isolated } from '#texts/isolated'
import { endpoint } from './endpoint.ts'

interface Inviting {
  organisation: string
  languages: readonly Language[]
  role: Role
}

/**
 * Returns the mail with an invitation, in the organisation's first language: nothing is known of the
 * recipient. Like every mail, it says who writes (H1).
 */
export function inviteLetter({ organisation, languages, role }: Inviting) {
  const language = languages[0] ?? 'en'
  const letter = inviteTexts[language]
  const name = isolated(organisation)
  return (link: string) => ({
    fromName: organisation,
    subject: letter.subject(organisation),
    text: [
      letter.opening(organisation, role),
      link,
      letter.closing,
      `-- \n${name}\n${privateCompany[language]}`,
      '',
    ].join('\n\n'),
  })
}

export const inviteEndpoints = [
  endpoint('GET /invites', 'accounts:manage', {
    summary: 'List the invitations that are still open, newest first; never their links',
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
          createdByName: names.get(invite.createdBy) ?? deletedAccount,
        }))
        return { invites: withName, isMailOn: ctx.mail !== null }
      }),
  }),
  endpoint('POST /invites', 'accounts:manage', {
    summary:
      'Invite somebody to register with a role, once and within 7 days: by mail, or by a link that the answer shows only this once',
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
  endpoint('DELETE /invites/{id}', 'accounts:manage', {
    summary: 'Revoke an open invitation',
    refuses: ['invite.not_found'],
    run: (ctx, { params: { id } }) => revokeInvite(ctx, { inviteId: id }),
  }),
] as const
