import { chooseMessages } from '#modules/consents'
import { getLinkedRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { offKinds } from '#modules/messages'
import { messageSwitchesSchema } from '#modules/messages/schema'
import { endpoint } from './endpoint.ts'
import { holderOf } from './holder-of.ts'

const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const

const ofViewing = [
  endpoint({
    method: 'GET',
    path: '/message-switches',
    summary:
      'Which messages are switched off by the candidate of the record that a viewing has open',
    permission: 'public',
    transaction: 'read',
    proofs: ['viewing'],
    output: messageSwitchesSchema,
    run: async (ctx, _, edge) => {
      const { recordId } = await holderOf(ctx, edge)
      return { off: await offKinds(ctx, recordId) }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/message-switches',
    summary:
      'Switch messages to the candidate of a viewing off; all others are on. The candidate is always told when an access code is changed or ended',
    permission: 'public',
    transaction: 'write',
    body: messageSwitchesSchema,
    limit: lookupRates.ownFile,
    proofs: ['viewing'],
    output: messageSwitchesSchema,
    run: async (ctx, { body }, edge) => chooseMessages(ctx, await holderOf(ctx, edge), body),
  }),
] as const

const ofLink = [
  endpoint({
    method: 'GET',
    path: '/my/message-switches',
    summary: 'Which messages are switched off by the candidate of the linked record',
    permission: 'signed-in',
    transaction: 'read',
    refuses: notLinked,
    output: messageSwitchesSchema,
    run: async (ctx) => ({ off: await offKinds(ctx, (await getLinkedRecord(ctx)).recordId) }),
  }),
  endpoint({
    method: 'PUT',
    path: '/my/message-switches',
    summary: 'Switch messages about the linked record off; all others are on',
    permission: 'signed-in',
    transaction: 'write',
    body: messageSwitchesSchema,
    limit: lookupRates.ownFile,
    refuses: notLinked,
    output: messageSwitchesSchema,
    run: async (ctx, { body }) => chooseMessages(ctx, await getLinkedRecord(ctx), body),
  }),
] as const

export const messageSwitchEndpoints = [...ofViewing, ...ofLink] as const
