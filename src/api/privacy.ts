import { ReadableStream } from 'node:stream/web'
import { z } from 'zod'
import { getLinkedRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { closingFormSchema, organisationSchema, settingsSchema } from '#modules/organisation/schema'
import {
  announceClosing,
  askForCode,
  countDue,
  handOverOwnData,
  listDue,
  readClosing,
  removeDue,
  takeOwnData,
  withdrawClosing,
} from '#modules/privacy'
import { closingStandingSchema } from '#modules/privacy/closing.schema'
import { ownDataCodeSchema } from '#modules/privacy/own-data.schema'
import {
  dueCountSchema,
  dueListSchema,
  dueQuerySchema,
  type Outcome,
  removalsSchema,
  removedSchema,
} from '#modules/privacy/retention.schema'
import { cursorAsked } from '#platform/pages/schema'
import { endpoint, holderOf } from './endpoint.ts'
import { ownDataLetter as letter } from './own-data-letter.ts'

export const closingEndpoints = [
  endpoint({
    method: 'GET',
    path: '/organisation/closing',
    summary:
      'Whether the agency has announced that it is closing, and how many candidates were told',
    permission: 'records:own',
    transaction: 'read',
    output: closingStandingSchema,
    run: (ctx) => readClosing(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/organisation/closing',
    summary:
      'Announce that the agency is closing, with a last day at least 90 days ahead: the public reads it, every candidate is told, and no new records are entered',
    permission: 'organisation:manage',
    recentSignIn: { scope: 'organisation' },
    transaction: 'write',
    body: closingFormSchema,
    requiresIfMatch: true,
    refuses: ['closing.wrong_state', 'record.changed_meanwhile'],
    output: organisationSchema,
    run: (ctx, { body, version }) => announceClosing(ctx, { ...body, version }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/organisation/closing',
    summary: 'Withdraw the closing, until its last day; everybody who was told is told again',
    permission: 'organisation:manage',
    recentSignIn: { scope: 'organisation' },
    transaction: 'write',
    requiresIfMatch: true,
    refuses: ['closing.wrong_state', 'record.changed_meanwhile'],
    output: organisationSchema,
    run: (ctx, { version }) => withdrawClosing(ctx, { version }),
  }),
] as const

const listEndpoint = endpoint({
  method: 'GET',
  path: '/due-removals',
  summary: 'What has been kept for as long as the settings say, the longest due first',
  permission: 'records:all',
  transaction: 'read',
  query: dueQuerySchema.extend(cursorAsked),
  output: dueListSchema,
  run: (ctx, { query }) => listDue(ctx, query),
})

const { keepAfterDepartureDays, keepSensitiveMonths, keepContractMonths, keepUsualMonths } =
  settingsSchema.shape
/** The periods as an address writes them. */
const periodsSchema = z.object({
  keepAfterDepartureDays: z.coerce.number().pipe(keepAfterDepartureDays.unwrap()),
  keepSensitiveMonths: z.coerce.number().pipe(keepSensitiveMonths.unwrap()),
  keepContractMonths: z.coerce.number().pipe(keepContractMonths.unwrap()),
  keepUsualMonths: z.coerce.number().pipe(keepUsualMonths.unwrap()),
})

const countEndpoint = endpoint({
  method: 'GET',
  path: '/due-removals/count',
  summary:
    'How much would be due now if documents and records were kept for this long; nothing is changed',
  permission: 'organisation:manage',
  transaction: 'none',
  query: periodsSchema,
  output: dueCountSchema,
  run: (ctx, { query }) => countDue(ctx, query),
})

const removeEndpoint = endpoint({
  method: 'POST',
  path: '/due-removals/remove',
  summary:
    'Remove for good what is due; what is held back or no longer due stays, and the answer says so',
  permission: 'records:all',
  recentSignIn: { scope: 'purge' },
  transaction: 'none',
  body: removalsSchema,
  output: removedSchema,
  run: async (ctx, { body: { removals } }) => {
    const outcomes: Outcome[] = []
    for (const removal of removals) outcomes.push(await removeDue(ctx, removal))
    return { outcomes }
  },
})

export const retentionEndpoints = [listEndpoint, countEndpoint, removeEndpoint] as const

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
