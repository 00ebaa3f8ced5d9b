import { z } from 'zod'
import { listEnding, notePrintedDates } from '#modules/documents'
import {
  documentKindSchema,
  documentSchema,
  endingListSchema,
  endingSchema,
  printedDatesSchema,
} from '#modules/documents/schema'
import { cursorAsked } from '#platform/pages/schema'
import { endpoint } from './endpoint.ts'

const noteEndpoint = endpoint({
  method: 'PUT',
  path: '/records/{id}/documents/{kind}/dates',
  summary: 'Note the dates that are printed on a document; null where none is',
  permission: 'records:own',
  transaction: 'write',
  params: z.object({ id: z.uuid(), kind: documentKindSchema }),
  body: printedDatesSchema,
  refuses: [
    'record.not_found',
    'record.in_trash',
    'record.not_editable',
    'document.kind_of_admins',
    'document.not_found',
  ],
  output: documentSchema,
  run: (ctx, { params, body }) =>
    notePrintedDates(ctx, { recordId: params.id, kind: params.kind, dates: body }),
})

const listEndpoint = endpoint({
  method: 'GET',
  path: '/ending-papers',
  summary: 'Current documents by the end that is printed on them, the earliest first',
  permission: 'records:all',
  transaction: 'read',
  query: endingSchema.extend(cursorAsked),
  output: endingListSchema,
  run: (ctx, { query }) => listEnding(ctx, { ...query, pageSize: 50 }),
})

export const printedDatesEndpoints = [noteEndpoint, listEndpoint] as const
