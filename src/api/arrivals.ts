import { z } from 'zod'
import { answerWell, listAsks, makeList, readArrival } from '#modules/arrivals'
import {
  arrivalListSchema,
  arrivalSchema,
  askListSchema,
  askPageSchema,
  madeListSchema,
} from '#modules/arrivals/schema'
import { lookupRates } from '#modules/lookup/schema'
import { getRecord } from '#modules/records'
import { endpoint } from './endpoint.ts'
import { ownFile, writeAs } from './own-file.ts'

export const arrivalEndpoints = [
  ...ownFile('GET /arrival', 'GET /my/arrival', {
    summary: 'What the candidate was asked after the flight, and answered',
    output: arrivalSchema,
    run: async (ctx, _, { holder }) => readArrival(ctx, (await holder(ctx)).recordId),
  }),
  ...ownFile('POST /arrival/well', 'POST /my/arrival/well', {
    summary: 'Answer that all is well; trouble is told as a case of the kind `trouble`',
    transaction: 'none',
    body: z.object({ id: z.uuid() }),
    limit: lookupRates.ownFile,
    refuses: ['arrival.not_asked', 'arrival.answered_already'],
    output: arrivalSchema,
    run: (ctx, { body: { id } }, { holder }) =>
      writeAs(ctx, holder, async (write, { recordId }) => {
        await answerWell(write, { recordId, id })
        return readArrival(write, recordId)
      }),
  }),
  endpoint('GET /records/{id}/arrival', 'records:own', {
    summary: 'What a candidate was asked after the flight, and answered',
    refuses: ['record.not_found'],
    output: arrivalSchema,
    run: async (ctx, { params: { id } }) => readArrival(ctx, (await getRecord(ctx, id)).id),
  }),
  endpoint('GET /arrivals', 'records:all', {
    summary: 'What was asked of anybody after the flight, the latest first',
    query: askListSchema,
    output: askPageSchema,
    run: (ctx, { query }) => listAsks(ctx, query),
  }),
  endpoint('POST /arrivals/list', 'records:all', {
    summary: 'Make a list to hand over of who was asked and what they answered; the log keeps why',
    recentSignIn: { scope: 'exports' },
    body: arrivalListSchema,
    output: madeListSchema,
    run: (ctx, { body }) => makeList(ctx, body),
  }),
] as const
