import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { SettingsDraft } from '#modules/organisation/schema'
import { query } from '../query-client.ts'

/**
 * What the server would say of these settings, asked while they are typed: the sentence for each
 * path. The rules stay on the server, where nobody can leave them out.
 */
export function useJudgement(draft: SettingsDraft): Readonly<Record<string, string>> {
  const [settled] = useDebouncedValue(JSON.stringify(draft), 350)
  const { data } = useQuery({
    ...query('POST /organisation/check', { body: JSON.parse(settled) as SettingsDraft }),
    enabled: settled !== '{}',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // What was said of the letters before stands until the answer to these has come.
    placeholderData: (before) => before,
  })
  if (settled === '{}' || !data) return {}
  return Object.fromEntries(data.problems.map(({ path, message }) => [path, message]))
}
