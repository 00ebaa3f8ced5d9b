import { z } from 'zod'
import { listFailedMessages } from '#modules/messages'
import { messageSchema, messageSwitchesSchema } from '#modules/messages/schema'
import { listMessages, sendAgain } from '#modules/records'
import { cursorAsked, pagePlace } from '#platform/pages/schema'
import { endpoint } from './endpoint.ts'

/** The messages, the latest first, and the kinds that the candidate has switched off. */
const messagesSchema = messageSwitchesSchema.extend({ messages: z.array(messageSchema) })

const listEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/messages',
  summary: 'The messages to the candidate of a record, and what became of each',
  permission: 'records:all',
  transaction: 'read',
  params: z.object({ id: z.uuid() }),
  refuses: ['record.not_found'],
  output: messagesSchema,
  run: (ctx, { params }) => listMessages(ctx, params.id),
})

const againEndpoint = endpoint({
  method: 'POST',
  path: '/records/{id}/messages/{messageId}/again',
  summary: 'Send a message to the candidate again, as a new message',
  permission: 'records:all',
  transaction: 'write',
  params: z.object({ id: z.uuid(), messageId: z.uuid() }),
  idempotent: true,
  refuses: [
    'record.not_found',
    'record.in_trash',
    'candidate_message.not_found',
    'candidate_message.not_repeatable',
    'candidate_message.switched_off',
    'candidate_message.under_way',
  ],
  output: messagesSchema,
  run: async (ctx, { params: { id: recordId, messageId } }) => {
    await sendAgain(ctx, { recordId, messageId })
    return listMessages(ctx, recordId)
  },
})

const failedEndpoint = endpoint({
  method: 'GET',
  path: '/failed-messages',
  summary:
    'Messages to candidates that did not surely arrive and were not sent again, latest first',
  permission: 'records:all',
  transaction: 'read',
  query: z.object(cursorAsked),
  output: z.object({
    messages: z.array(
      messageSchema
        .pick({ id: true, kind: true, way: true, endedAt: true })
        .extend({ state: z.enum(['failed', 'perhaps']) })
        .extend({ recordId: z.string(), reference: z.string(), name: z.string() }),
    ),
    ...pagePlace,
  }),
  run: (ctx, { query }) => listFailedMessages(ctx, query),
})

export const messageEndpoints = [listEndpoint, againEndpoint, failedEndpoint] as const
