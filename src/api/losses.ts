import { z } from 'zod'
import { listLosses, settleLoss } from '#modules/audit'
import { drawWaitingScan, listWaitingScans, putBackScan } from '#modules/documents'
import { documentKindSchema, documentSchema } from '#modules/documents/schema'
import { answerPicture } from './answers.ts'
import { endpoint } from './endpoint.ts'

const lossSchema = z.object({
  id: z.string(),
  /**
   * `log`: writes behind damage in the database's log; `head`: the database lacks events that it had; `scans`: scans
   * were found without a row.
   */
  kind: z.enum(['log', 'head', 'scans']),
  noticedAt: z.string(),
  /** The newest event that is left: what came after it is likely gone. */
  since: z.string().nullable(),
  /** How many writes are gone, where that is known. */
  writes: z.number().int().nullable(),
})

const waitingScanSchema = z.object({
  id: z.string(),
  recordId: z.string(),
  at: z.string(),
  /** Null where the record is gone too. */
  record: z.object({ reference: z.string(), name: z.string() }).nullable(),
  /** False: its key went with its record. */
  isReadable: z.boolean(),
})

const scan = { recordId: z.uuid(), id: z.uuid() }

/** What the machine lost, and what can be put back. */
export const lossEndpoints = [
  endpoint('GET /losses', 'records:all', {
    summary: 'What was likely lost and nobody has looked at, and scans that wait for a record',
    transaction: 'none',
    output: z.object({ losses: z.array(lossSchema), scans: z.array(waitingScanSchema) }),
    run: async (ctx) => {
      const losses = await ctx.read((read) => listLosses(read))
      const isSwept = !losses.some(({ kind }) => kind === 'head')
      return {
        losses,
        scans: await listWaitingScans(ctx, { isSwept }),
      }
    },
  }),
  endpoint('DELETE /losses/{id}', 'records:all', {
    summary: 'Say that somebody has looked at a loss; it is told no longer',
    refuses: ['loss.not_found'],
    run: (ctx, { params: { id } }) => settleLoss(ctx, id),
  }),
  endpoint('GET /waiting-scans/{recordId}/{id}/image', 'records:all', {
    summary: 'The first page of a scan that waits for a record, for staff',
    transaction: 'none',
    params: scan,
    refuses: ['document.not_found', 'document.damaged'],
    output: { response: ['image/jpeg', 'image/webp'] },
    run: (ctx, { params }, { request }) =>
      answerPicture(request, 'never', (format) => drawWaitingScan(ctx, params, format)),
  }),
  endpoint('POST /waiting-scans/{recordId}/{id}/put-back', 'records:all', {
    summary: 'Put a scan that waits into a record, as an upload of now',
    transaction: 'none',
    params: scan,
    body: z.object({ recordId: z.uuid(), kind: documentKindSchema }),
    refuses: [
      ...(['document.not_found', 'document.damaged', 'record.not_found'] as const),
      ...(['record.in_trash', 'record.not_editable', 'document.kind_of_admins'] as const),
      ...(['document.scan_not_kept', 'consent.no_keeping'] as const),
    ],
    output: documentSchema,
    run: (ctx, { params, body }) => putBackScan(ctx, params, body),
  }),
] as const
