import { ReadableStream } from 'node:stream/web'
import { z } from 'zod'
import { getLinkedRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { askForCode, handOverOwnData, takeOwnData } from '#modules/privacy'
import { ownDataCodeSchema } from '#modules/privacy/own-data.schema'
import { endpoint } from './endpoint.ts'
import { holderOf } from './holder-of.ts'
import { ownDataLetter as letter } from './own-data-letter.ts'

const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const
const zip = { response: ['application/zip'] }

/** Returns the answer that carries what `takeOwnData` writes. */
export function ownDataAnswer(bytes: AsyncIterable<Uint8Array>, madeAt: string): Response {
  return new Response(ReadableStream.from(bytes) as BodyInit, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="my-data-${madeAt.slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    },
  })
}

const codeEndpoint = endpoint({
  method: 'POST',
  path: '/own-data/codes',
  summary: 'Send a code to the telephone or email on file of the record that a viewing has open',
  permission: 'public',
  transaction: 'write',
  limit: lookupRates.ownFile,
  proofs: ['viewing'],
  refuses: ['own_data.too_many_codes'],
  output: null,
  run: async (ctx, _, edge) => askForCode(ctx, await holderOf(ctx, edge)),
})

const takeEndpoint = endpoint({
  method: 'POST',
  path: '/own-data',
  summary: 'Everything that is held about the candidate of a viewing, as one zip, with that code',
  permission: 'public',
  transaction: 'none',
  body: ownDataCodeSchema,
  limit: lookupRates.ownFile,
  proofs: ['viewing'],
  refuses: ['own_data.wrong_code', 'record.not_found'],
  output: zip,
  run: async (ctx, { body: { code } }, edge) =>
    ownDataAnswer(
      await takeOwnData(ctx, (read) => holderOf(read, edge), { code, letter }),
      ctx.clock.now(),
    ),
})

const linkedCodeEndpoint = endpoint({
  method: 'POST',
  path: '/my/own-data/codes',
  summary: 'Send a code to the telephone or email on file of the linked record',
  permission: 'signed-in',
  transaction: 'write',
  limit: lookupRates.ownFile,
  refuses: ['own_data.too_many_codes', ...notLinked],
  output: null,
  run: async (ctx) => askForCode(ctx, await getLinkedRecord(ctx)),
})

const takeLinkedEndpoint = endpoint({
  method: 'POST',
  path: '/my/own-data',
  summary: 'Everything that is held about the candidate of the linked record, with that code',
  permission: 'signed-in',
  transaction: 'none',
  body: ownDataCodeSchema,
  limit: lookupRates.ownFile,
  refuses: ['own_data.wrong_code', 'record.not_found', ...notLinked],
  output: zip,
  run: async (ctx, { body: { code } }) =>
    ownDataAnswer(await takeOwnData(ctx, getLinkedRecord, { code, letter }), ctx.clock.now()),
})

const handOverEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/own-data',
  summary:
    'Everything that is held about a candidate, to hand over; the candidate is told. Audited',
  permission: 'records:all',
  recentSignIn: { scope: 'candidates' },
  transaction: 'none',
  params: z.object({ id: z.uuid() }),
  refuses: ['record.not_found', 'record.in_trash'],
  output: zip,
  run: async (ctx, { params }) =>
    ownDataAnswer(await handOverOwnData(ctx, { recordId: params.id, letter }), ctx.clock.now()),
})

export const ownDataEndpoints = [
  codeEndpoint,
  takeEndpoint,
  linkedCodeEndpoint,
  takeLinkedEndpoint,
  handOverEndpoint,
] as const
