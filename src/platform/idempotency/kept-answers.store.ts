import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

type Row = Tables['keptAnswers']

export async function selectKeptAnswer(tx: Reader, id: string): Promise<Row | undefined> {
  return tx.selectFrom('keptAnswers').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertKeptAnswer(tx: Transaction, row: Row): Promise<void> {
  await tx.insertInto('keptAnswers').values(row).execute()
}

export async function deleteKeptAnswer(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('keptAnswers').where('id', '=', id).execute()
}

export async function deleteExpiredAnswers(tx: Transaction, now: Instant): Promise<void> {
  await tx.deleteFrom('keptAnswers').where('expiresAt', '<=', now).execute()
}
