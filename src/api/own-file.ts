import type { z } from 'zod'
import { refuseUnless } from '#gate'
import { getLinkedRecord, linkRecord, seeLinkedRecord, unlinkRecord } from '#modules/lookup'
import {
  linkedRecordSchema,
  linkProofSchema,
  linkSchema,
  lookupRates,
} from '#modules/lookup/schema'
import { contactChanges } from '#modules/records'
import { type Holder, proveViewing, viewsOfRecord } from '#modules/shares'
import { ownViewListSchema } from '#modules/shares/schema'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import {
  type Address,
  type AnyOutput,
  type Contexts,
  type Definition,
  type Edge,
  endpoint,
  holderOf,
  type Made,
  type ParamsOf,
  type Usual,
} from './endpoint.ts'

/** Returns whose file a call is about; refuses a caller without one. */
type Find<Whose> = (ctx: ReadContext) => Promise<Whose>

/** What `getLinkedRecord` refuses with. */
export const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const

/**
 * Makes the two endpoints of a candidate, with one definition: for the file that a viewing has open, and for the linked
 * record of a person who is signed in.
 */
export const ownFile = ownFileOf<Holder>(getLinkedRecord, notLinked)

/** Makes `ownFile` where a signed-in person is found in another way. */
export function ownFileOf<Whose>(
  findSignedIn: Find<Whose>,
  notFound: readonly (typeof notLinked)[number][],
) {
  return function both<
    const A extends Address,
    const B extends Address,
    Shape extends z.ZodRawShape = Record<never, never>,
    Query extends z.ZodType | undefined = undefined,
    Body extends z.ZodType | undefined = undefined,
    Output extends AnyOutput = null,
    Transaction extends keyof Contexts = Usual<A>,
  >(
    ofViewing: A,
    ofLink: B,
    definition: Definition<
      ParamsOf<A, Shape>,
      Query,
      Body,
      Output,
      Transaction,
      Edge & { holder: Find<Whose | Holder> }
    > & { params?: Shape },
  ): readonly [Made<A, Shape, Query, Body, Output>, Made<B, Shape, Query, Body, Output>] {
    const { summary, refuses = [], run } = definition
    return [
      endpoint(ofViewing, 'public', {
        ...definition,
        summary: `${summary} (for the file that a viewing has open)`,
        proofs: ['viewing'],
        run: (ctx, input, edge) =>
          run(ctx, input, { ...edge, holder: (read) => holderOf(read, edge) }),
      }),
      endpoint(ofLink, 'signed-in', {
        ...(definition as object as Definition<
          ParamsOf<B, Shape>,
          Query,
          Body,
          Output,
          Transaction
        >),
        summary: `${summary} (for the linked record)`,
        refuses: [...refuses, ...notFound],
        run: (ctx, input, edge) => run(ctx, input as never, { ...edge, holder: findSignedIn }),
      }),
    ]
  }
}

/** Writes for the holder of a file, who is asked for before the transaction too: nobody without one waits for the writer. */
export async function writeAs<Whose, T>(
  ctx: ActionContext,
  holder: Find<Whose>,
  write: (ctx: WriteContext, holder: Whose) => Promise<T>,
): Promise<T> {
  await ctx.read(holder)
  return ctx.write(async (tx) => write(tx, await holder(tx)))
}

export const linkedRecordEndpoints = [
  endpoint('GET /my/record', 'signed-in', {
    summary: 'The record that the signed-in person has linked, or null; counts as a viewing',
    transaction: 'none',
    refuses: ['link.account_only', 'lookup.no_data_found'],
    output: linkedRecordSchema.nullable(),
    run: (ctx) => seeLinkedRecord(ctx),
  }),
  endpoint('POST /my/record', 'signed-in', {
    summary:
      'Link your own record with one of its numbers and the access code; limited like a look-up',
    transaction: 'none',
    body: linkProofSchema,
    limit: lookupRates.lookup,
    countsTry: true,
    refuses: ['link.account_only', 'lookup.no_data_found'],
    output: linkSchema,
    run: (ctx, { body }, { attempt }) => linkRecord(ctx, body, { attempt }),
  }),
  endpoint('DELETE /my/record', 'signed-in', {
    summary: 'End the link; shares that were made stay until they are revoked or expire',
    refuses: ['link.account_only'],
    run: (ctx) => unlinkRecord(ctx),
  }),
  endpoint('GET /my/views', 'signed-in', {
    summary:
      'Who looked at the linked record or at a share of it, and who changed its telephone or email; newest first',
    refuses: notLinked,
    output: ownViewListSchema,
    run: async (ctx) => {
      const linked = await getLinkedRecord(ctx)
      return {
        views: await viewsOfRecord(ctx, linked),
        contactChanges: await contactChanges(ctx, linked.recordId),
      }
    },
  }),
  endpoint('GET /my/views/{id}/proof', 'signed-in', {
    summary:
      'Proof that a listed view is in the transparency log (c2sp.org/tlog-proof); `extra` is the event',
    refuses: [...notLinked, 'log.not_sealed'],
    output: { response: ['text/plain'] },
    run: async (ctx, { params }) => {
      const proven = await proveViewing(ctx, await getLinkedRecord(ctx), params.id)
      refuseUnless(proven, 'log.not_sealed')
      return new Response(proven.proof, {
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    },
  }),
] as const
