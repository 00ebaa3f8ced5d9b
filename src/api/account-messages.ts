import { accountMessages, chooseAccountMessages } from '#modules/delivery'
import { accountMessagesSchema } from '#modules/delivery/schema'
import { endpoint } from './endpoint.ts'

export const accountMessageEndpoints = [
  endpoint({
    method: 'GET',
    path: '/my/account-messages',
    summary: 'The language of mails to your own account, and which kinds are switched off',
    permission: 'signed-in',
    transaction: 'read',
    output: accountMessagesSchema,
    run: (ctx) => accountMessages(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/my/account-messages',
    summary:
      'Choose the language of mails to your own account, and switch kinds off; all others are on',
    permission: 'signed-in',
    transaction: 'write',
    body: accountMessagesSchema,
    refuses: ['account.not_a_person'],
    output: accountMessagesSchema,
    run: (ctx, { body }) => chooseAccountMessages(ctx, body),
  }),
] as const
