import { z } from 'zod'
import { confirmOriginal, listOriginals } from '#modules/documents'
import { originalListSchema, signedStepSchema } from '#modules/documents/originals.schema'
import { getLinkedRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import type { WriteContext } from '#platform/context'
import { type Edge, endpoint } from './endpoint.ts'
import { holderOf } from './holder-of.ts'

const params = z.object({ id: z.uuid() })
const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const

type Whose = (ctx: WriteContext, edge: Edge) => Promise<{ recordId: string }>

/**
 * Makes the endpoints by which a candidate answers about an original in the agency's hands, as on the page
 * of the file; the path decides whose it is.
 */
function endpointsOf<const Path extends '/originals' | '/my/originals'>(
  path: Path,
  whose: Whose,
  who: Pick<Parameters<typeof endpoint>[0], 'permission' | 'proofs'>,
  refuses: readonly (typeof notLinked)[number][],
) {
  const candidate =
    path === '/originals'
      ? 'the candidate whose file is open'
      : 'the candidate of the linked record'
  return [
    endpoint({
      method: 'POST',
      path: `${path}/{id}/confirmation`,
      summary: `Confirm for ${candidate} that a document was handed over for its purpose, or that it is back`,
      ...who,
      transaction: 'write',
      params,
      body: signedStepSchema,
      limit: lookupRates.ownFile,
      refuses: ['original.not_found', 'original.confirmed', 'original.not_back', ...refuses],
      output: originalListSchema,
      run: async (ctx, { params: { id }, body: { step } }, edge) => {
        const { recordId } = await whose(ctx, edge)
        await confirmOriginal(ctx, { recordId, id, step, by: 'code' })
        return { originals: await listOriginals(ctx, recordId) }
      },
    }),
  ] as const
}

export const ownOriginalEndpoints = [
  ...endpointsOf('/originals', holderOf, { permission: 'public', proofs: ['viewing'] }, []),
  ...endpointsOf('/my/originals', getLinkedRecord, { permission: 'signed-in' }, notLinked),
] as const
