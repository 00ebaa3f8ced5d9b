import { createHash } from 'node:crypto'
import { compareWithLog, isPurged } from '#modules/audit'
import { otherContractKey, otherContractsFolder } from '#modules/documents'
import type { ActionContext } from '#platform/context'
import { setAside } from '#platform/storage'
import {
  type OtherRow,
  selectAnswers,
  selectExistingOthers,
  selectOthersAfter,
} from './other-contracts.store.ts'
import { photoSchema } from './schema.ts'
import { isWhole } from './signed-rows.ts'

/** What the doctor found wrong with something that a candidate reported. */
export interface OtherFinding {
  problem: 'altered' | 'lost' | 'answer-altered' | 'answer-lost' | 'photo'
  /** The report's id. */
  subject: string
}

/**
 * Compares each row with its signature, its event and its photo. A row whose event has another signature, or that is
 * gone although its record exists, was changed from outside.
 */
export async function* examineOthers(ctx: ActionContext): AsyncIterable<OtherFinding> {
  const seen = new Map<string, string>()
  const answered = new Map<string, string>()
  for (let after = ''; ; ) {
    const rows = await ctx.read(({ tx }) => selectOthersAfter(tx, after, 200))
    if (rows.length === 0) break
    const ids = rows.map(({ id }) => id)
    for (const answer of await ctx.read(({ tx }) => selectAnswers(tx, ids))) {
      answered.set(answer.contractId, answer.mac)
      if (!isWhole(ctx, answer)) yield { problem: 'answer-altered', subject: answer.contractId }
    }
    for (const row of rows) {
      after = row.id
      seen.set(row.id, row.mac)
      if (!isWhole(ctx, row)) yield { problem: 'altered', subject: row.id }
      else if (!(await hasItsPhoto(ctx, row))) yield { problem: 'photo', subject: row.id }
    }
  }
  const told = compareWithLog(ctx, 'contract.other_reported', seen, contractIn)
  for await (const { problem, id } of told) yield { problem, subject: id }
  const toldAnswers = compareWithLog(ctx, 'contract.other_answered', answered, contractIn)
  for await (const { problem, id } of toldAnswers)
    yield { problem: `answer-${problem}`, subject: id }
}

const contractIn = ({ details }: { details: Record<string, unknown> }) => String(details.contractId)

async function hasItsPhoto(ctx: ActionContext, row: OtherRow): Promise<boolean> {
  if (row.photo === null) return true
  const bytes = await ctx.storage.read(otherContractKey(row))
  const { sha256 } = photoSchema.parse(JSON.parse(row.photo))
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256
}

/** Clears photos without a row away: removed after a purge, else set aside. Returns how many. */
export async function sweepOthers(ctx: ActionContext, olderThan: Date): Promise<number> {
  let cleared = 0
  for await (const item of ctx.storage.list(otherContractsFolder)) {
    if (item.modifiedAt >= olderThan) continue
    const id = idIn(item.key)
    if ((await ctx.read(({ tx }) => selectExistingOthers(tx, [id]))).has(id)) continue
    if (await isPurged(ctx, `record:${item.key.split('/')[1]}`)) await ctx.storage.remove(item.key)
    else await setAside(ctx.storage, item)
    cleared += 1
  }
  return cleared
}

const idIn = (key: string) => key.split('/')[2] ?? ''
