import { Readable } from 'node:stream'
import { z } from 'zod'
import { refuseUnless } from '#gate'
import { getImport, type ImportJob, listOfAddresses, listOfMistakes } from '#modules/exchange'
import type { ActionContext } from '#platform/context'
import { endpoint } from './endpoint.ts'

const params = z.object({ id: z.uuid() })
const permission = 'exchange:run'

const mistakesEndpoint = endpoint({
  method: 'GET',
  path: '/imports/{id}/mistakes',
  summary:
    'The rows with mistakes, or that sound like somebody on file or in another row, as CSV with the original columns in front',
  permission,
  transaction: 'none',
  params,
  refuses: ['import.not_found', 'import.files_removed'],
  output: { response: ['text/csv'] },
  run: (ctx, { params }) => download(ctx, params.id, listOfMistakes, 'mistakes'),
})

const addressesEndpoint = endpoint({
  method: 'GET',
  path: '/imports/{id}/addresses',
  summary: 'The addresses of images that the table names, as CSV; none is ever fetched',
  permission,
  transaction: 'none',
  params,
  refuses: ['import.not_found', 'import.files_removed'],
  output: { response: ['text/csv'] },
  run: (ctx, { params }) => download(ctx, params.id, listOfAddresses, 'addresses'),
})

async function download(
  ctx: ActionContext,
  importId: string,
  linesOf: (ctx: ActionContext, job: ImportJob) => AsyncIterable<string>,
  name: string,
): Promise<Response> {
  const job = await ctx.read((read) => getImport(read, importId))
  refuseUnless(job.filesRemovedAt === null, 'import.files_removed')
  const lines = Readable.toWeb(Readable.from(linesOf(ctx, job))) as ReadableStream<string>
  return new Response(lines.pipeThrough(new TextEncoderStream()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${importId.slice(-8)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

export const importListEndpoints = [mistakesEndpoint, addressesEndpoint] as const
