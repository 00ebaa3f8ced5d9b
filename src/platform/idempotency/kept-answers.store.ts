import type { Tables } from '#migrations'
import { type Instant, later, latestPast } from '#platform/clock'
import { insertOnce, type Reader, type Transaction } from '#platform/database'
import { platformLimits } from '#platform/limits'

type Row = Tables['keptAnswers']

export async function selectKeptAnswer(
  tx: Reader,
  ids: readonly string[],
): Promise<Row | undefined> {
  return tx.selectFrom('keptAnswers').selectAll().where('id', 'in', ids).executeTakeFirst()
}

export const insertKeptAnswer = insertOnce('keptAnswers')

export async function deleteKeptAnswer(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('keptAnswers').where('id', 'in', ids).execute()
}

/**
 * Shortens the life of answers that were kept before the clock was set back to that of others. They are not
 * forgotten immediately: their sender may be about to ask again.
 */
export async function shortenAnswersAhead(tx: Transaction, now: Instant): Promise<void> {
  await tx
    .updateTable('keptAnswers')
    .set({ keptAt: now, expiresAt: later(now, platformLimits.keptAnswer) })
    .where('keptAt', '>', latestPast(now))
    .execute()
}

export async function deleteExpiredAnswers(tx: Transaction, now: Instant): Promise<void> {
  await tx.deleteFrom('keptAnswers').where('expiresAt', '<=', now).execute()
}
