import { z } from 'zod'
import { listMessages } from '#modules/delivery'
import { messageSchema } from '#modules/outbox/schema'
import { endpoint } from './endpoint.ts'

const messagesSchema = z.object({
  /** The latest first. */
  messages: z.array(messageSchema),
})

const listEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/messages',
  summary: 'The messages to the candidate of a record, and what became of each',
  permission: 'records:all',
  transaction: 'read',
  params: z.object({ id: z.uuid() }),
  refuses: ['record.not_found'],
  output: messagesSchema,
  run: async (ctx, { params }) => ({ messages: await listMessages(ctx, params.id) }),
})

export const messageEndpoints = [listEndpoint] as const
