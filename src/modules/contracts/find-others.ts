import { accountNames } from '#modules/accounts'
import { otherContractKey } from '#modules/documents'
import { getRecord } from '#modules/records'
import type { ActionContext, ReadContext } from '#platform/context'
import { lostFile } from '#platform/storage'
import {
  type AnswerRow,
  countUnanswered,
  type OtherRow,
  selectAnswers,
  selectOther,
  selectOthers,
  selectUnanswered,
} from './other-contracts.store.ts'
import { refuseUnless } from './refusals.ts'
import { type OtherContract, photoSchema, type Wage } from './schema.ts'

/** Lists the candidate's reports of other contracts, the latest first, each with its answer. */
export async function otherContracts(
  { tx }: Pick<ReadContext, 'tx'>,
  { recordId }: { recordId: string },
): Promise<OtherContract[]> {
  const rows = await selectOthers(tx, recordId)
  const answers = await selectAnswers(
    tx,
    rows.map(({ id }) => id),
  )
  const names = await accountNames(
    tx,
    answers.map(({ answeredBy }) => answeredBy),
  )
  const byId = new Map(answers.map((answer) => [answer.contractId, answer]))
  return rows.map((row) => described(row, byId.get(row.id), names))
}

/** Lists the same for staff. Refuses with `record.not_found`. */
export async function otherContractsOf(ctx: ReadContext, recordId: string) {
  await getRecord(ctx, recordId)
  return otherContracts(ctx, { recordId })
}

function described(
  { id, employer, amount, currency, period, note, photo, reportedAt }: OtherRow,
  answer: AnswerRow | undefined,
  names: ReadonlyMap<string, string>,
): OtherContract {
  const wage = amount === null ? null : ({ amount, currency, period } as Wage)
  return {
    ...{ id, employer, wage, note, reportedAt },
    photoPages: photo === null ? 0 : photoSchema.parse(JSON.parse(photo)).pages,
    answer: answer
      ? {
          text: answer.answer,
          by: names.get(answer.answeredBy) ?? null,
          at: answer.answeredAt,
        }
      : null,
  }
}

/** Lists unanswered reports, the oldest first: at most a hundred, and how many in all. */
export async function unansweredOthers({ tx }: ReadContext) {
  return { contracts: await selectUnanswered(tx, 100), total: await countUnanswered(tx) }
}

/** Counts the reports that wait for an answer. */
export function countUnansweredOthers({ tx }: ReadContext): Promise<number> {
  return countUnanswered(tx)
}

interface PhotoView {
  page: number
  width?: 'full'
  format: 'webp' | 'jpeg'
  watermark: string | null
}

/**
 * Draws a page of the photo, upright and without metadata. `recordId` where only that file is open. Refuses with
 * `contract.not_found`.
 */
export async function drawOther(
  ctx: ActionContext,
  { contractId, recordId }: { contractId: string; recordId: string | null },
  view: PhotoView,
): Promise<Buffer> {
  const other = await ctx.read(({ tx }) => selectOther(tx, contractId))
  const isShown = other?.photo != null && (recordId === null || other.recordId === recordId)
  refuseUnless(isShown, 'contract.not_found')
  const { mediaType, pages } = photoSchema.parse(JSON.parse(other.photo as string))
  refuseUnless(view.page <= pages, 'contract.not_found')
  const original = async () => {
    const bytes = await ctx.storage.read(otherContractKey(other))
    if (bytes) return bytes
    throw await lostFile(ctx, otherContractKey(other), { contractId })
  }
  return ctx.images.render(original, { width: 960, ...view, mediaType })
}
