import { z } from 'zod'
import { ownCases } from '#modules/cases'
import {
  broughtSchema,
  disagreementSchema,
  ownCaseSchema,
  ownCasesSchema,
  takingBackSchema,
} from '#modules/cases/schema'
import { bringCase, disagreeWith, type FileHolder, takeCaseBack } from '#modules/desk'
import { getSelf } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import type { ReadContext, WriteContext } from '#platform/context'
import {
  type Bringing,
  bringingWithFile,
  notLinked,
  refusesBringing,
  type Whose,
} from './case-files.ts'
import { type Edge, endpoint, holderOf } from './endpoint.ts'

const idParams = z.object({ id: z.uuid() })

/** Makes the endpoints of the candidate whose file is open; the path decides whose it is. */
function endpointsOf<const Path extends '/own-cases' | '/my/cases'>(
  path: Path,
  whose: Whose,
  who: Pick<Parameters<typeof endpoint>[0], 'permission' | 'proofs'>,
  refuses: readonly (typeof notLinked)[number][],
) {
  const candidate =
    path === '/own-cases'
      ? 'the candidate whose file is open'
      : 'the signed-in person, and the linked record'
  const cases = async (ctx: ReadContext, edge: Edge) => ({
    cases: await ownCases(ctx, await whose(ctx, edge)),
  })
  return [
    endpoint({
      method: 'GET',
      path,
      summary: `What ${candidate} told the organisation, and what was answered`,
      ...who,
      transaction: 'read',
      refuses,
      output: ownCasesSchema,
      run: (ctx, _, edge) => cases(ctx, edge),
    }),
    endpoint({
      method: 'POST',
      path,
      summary: `Tell the organisation something for ${candidate}`,
      ...who,
      transaction: 'none',
      body: ownCaseSchema,
      limit: lookupRates.ownFile,
      idempotent: true,
      refuses: [...refusesBringing, ...refuses],
      output: broughtSchema,
      status: 201,
      run: async (ctx, { body }, edge) => {
        await ctx.read((read) => whose(read, edge))
        return ctx.write(async (write) => bringCase(write, await whose(write, edge), body))
      },
    }),
    bringingWithFile(path, whose, { candidate, who, refuses }),
    ...sayingMore(path, { candidate, who, refuses }, async (ctx, edge, say) => {
      await say(await whose(ctx, edge))
      return cases(ctx, edge)
    }),
  ] as const
}

type Said = { cases: Awaited<ReturnType<typeof ownCases>> }
type Saying = (
  ctx: WriteContext,
  edge: Edge,
  say: (holder: FileHolder) => Promise<void>,
) => Promise<Said>

/** Makes the endpoints by which a candidate disagrees, or takes something back. */
function sayingMore<const Path extends '/own-cases' | '/my/cases'>(
  path: Path,
  { candidate, who, refuses }: Bringing,
  saying: Saying,
) {
  return [
    endpoint({
      method: 'POST',
      path: `${path}/{id}/disagreement`,
      summary: `Say for ${candidate} that an answer is not right, once: staff answer again`,
      ...who,
      transaction: 'write',
      params: idParams,
      body: disagreementSchema,
      limit: lookupRates.ownFile,
      refuses: ['case.not_found', 'case.not_answered', 'case.said_twice', ...refuses],
      output: ownCasesSchema,
      run: (ctx, { params: { id }, body: { text } }, edge) =>
        saying(ctx, edge, (holder) => disagreeWith(ctx, holder, { id, text })),
    }),
    endpoint({
      method: 'POST',
      path: `${path}/{id}/taking-back`,
      summary: `Take back for ${candidate} what may be taken back: who said that they leave stays after all`,
      ...who,
      transaction: 'write',
      params: idParams,
      body: takingBackSchema,
      limit: lookupRates.ownFile,
      refuses: ['case.not_found', 'case.not_taken_back', ...refuses],
      output: ownCasesSchema,
      run: (ctx, { params: { id }, body: { language } }, edge) =>
        saying(ctx, edge, (holder) => takeCaseBack(ctx, holder, { id, language })),
    }),
  ] as const
}

export const ownCaseEndpoints = [
  ...endpointsOf('/own-cases', holderOf, { permission: 'public', proofs: ['viewing'] }, []),
  ...endpointsOf('/my/cases', getSelf, { permission: 'signed-in' }, notLinked),
] as const
