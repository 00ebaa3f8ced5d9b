import type { Reader } from '#platform/database'
import { readNames } from './accounts.store.ts'

/**
 * Returns names to show for the ids that "created by" stores (`actorId`): people, API keys and the command line. Every
 * id gets a name, one that says so for a deleted account.
 */
export async function accountNames(
  tx: Reader,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map(ids.map((id) => [id, id === 'system' ? 'Candor' : 'Deleted account']))
  const asked = [...names.keys()].filter((id) => id !== 'system')
  if (asked.length === 0) return names
  const { accounts, apiKeys } = await readNames(tx, asked)
  for (const { id, name } of accounts) names.set(id, name)
  for (const { id, name } of apiKeys) names.set(id, `${name} (API key)`)
  return names
}
