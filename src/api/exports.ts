import { ReadableStream } from 'node:stream/web'
import { z } from 'zod'
import { endingSchema } from '#modules/documents/schema'
import { exportEnding, exportEverything, exportRecords } from '#modules/exchange'
import { recordListSchema } from '#modules/records/schema'
import type { ActionContext } from '#platform/context'
import { staffLanguages } from '#platform/languages.schema'
import { endpoint } from './endpoint.ts'

const listFilters = recordListSchema.omit({ cursor: true, pageSize: true })

const table = (ctx: ActionContext, bytes: AsyncIterable<Uint8Array>, name = 'records') =>
  download(bytes, {
    type: 'text/csv; charset=utf-8',
    name: `${name}-${ctx.clock.now().slice(0, 10)}.csv`,
  })

function download(
  bytes: AsyncIterable<Uint8Array>,
  { type, name }: { type: string; name: string },
): Response {
  return new Response(ReadableStream.from(bytes) as BodyInit, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

export const exportEndpoints = [
  endpoint('GET /exports/everything', 'exchange:run', {
    summary:
      'Everything that is held, as one zip: tables as CSV and JSON, scans as received, a manifest with SHA-256',
    recentSignIn: { scope: 'exports' },
    transaction: 'none',
    refuses: ['export.later_version'],
    output: { response: ['application/zip'] },
    run: async (ctx) => {
      return download(await exportEverything(ctx), {
        type: 'application/zip',
        name: `candor-export-${ctx.clock.now().slice(0, 10)}.zip`,
      })
    },
  }),
  endpoint('GET /exports/records', 'exchange:run', {
    summary: 'The records of a list with these filters, as CSV',
    recentSignIn: { scope: 'exports' },
    transaction: 'none',
    query: listFilters.omit({ search: true }),
    output: { response: ['text/csv'] },
    run: async (ctx, { query }) => table(ctx, await exportRecords(ctx, query)),
  }),
  endpoint('POST /exports/records', 'exchange:run', {
    summary: 'The records that a search finds, with these filters, as CSV',
    recentSignIn: { scope: 'exports' },
    goesOnWhenFull: true,
    transaction: 'none',
    body: listFilters,
    output: { response: ['text/csv'] },
    run: async (ctx, { body }) => table(ctx, await exportRecords(ctx, body)),
  }),
  endpoint('GET /exports/ending-papers', 'exchange:run', {
    summary: 'The documents whose printed end is near, as CSV',
    recentSignIn: { scope: 'exports' },
    transaction: 'none',
    query: endingSchema.extend({
      /** The language of the names of document kinds. */
      language: z.enum(staffLanguages).default('en'),
    }),
    output: { response: ['text/csv'] },
    run: async (ctx, { query }) => table(ctx, await exportEnding(ctx, query), 'ending-papers'),
  }),
] as const
