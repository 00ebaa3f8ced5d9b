import { accountNames } from '#modules/accounts'
import { foldName } from '#modules/records'
import type { ReadContext } from '#platform/context'
import { inBatches } from '#platform/database'
import { type Listed, selectSteps, selectTexts } from './cases.store.ts'

/** So many are found at most; whoever finds more looks for one word more. */
const most = 1000

/**
 * Finds the cases in which each word stands: in what was said or answered, in a note, in the number, in whose it is. What
 * people wrote is sealed in the database, so it is read here; letters are folded as in the search for names.
 */
export async function findCases(ctx: ReadContext, of: Listed, search: string): Promise<string[]> {
  const words = foldName(search).split(' ')
  const found: string[] = []
  const { tx } = ctx
  for await (const rows of inBatches(200, (...some) => selectTexts(tx, of, ...some))) {
    const steps = await selectSteps(
      tx,
      rows.map(({ id }) => id),
    )
    const textsOf = Map.groupBy(steps, ({ caseId }) => caseId)
    const names = await accountNames(
      tx,
      rows.flatMap(({ accountId }) => accountId ?? []),
    )
    for (const { id, number, said, accountId, reference, name } of rows) {
      const written = (textsOf.get(id) ?? []).map(({ text }) => text)
      const values = Object.values(JSON.parse(said ?? '{}') as object).map(String)
      const whose = [reference, name ?? names.get(accountId ?? '')]
      const text = foldName([number, ...whose, ...values, ...written].join(' '))
      if (words.every((word) => text.includes(word))) found.push(id)
    }
    if (found.length >= most) break
  }
  return found.slice(0, most)
}
