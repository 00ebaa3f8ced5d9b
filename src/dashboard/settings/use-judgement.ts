import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { SettingsDraft } from '#modules/organisation/schema'
import { problemText } from '#platform/problems.schema'
import { query } from '../query-client.ts'
import { draftOf, type SettingField, type Values } from './values.ts'

/**
 * Asks the server, during typing, what it would say of these settings: the sentence for each path. The
 * rules stay on the server, where nobody can omit them.
 */
export function useJudgement(
  values: Values,
  changed: readonly SettingField[],
): Readonly<Record<string, string>> {
  const [settled] = useDebouncedValue(JSON.stringify(draftOf(values, changed)), 350)
  const { data } = useQuery({
    ...query('POST /organisation/check', { body: JSON.parse(settled) as SettingsDraft }),
    enabled: settled !== '{}',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The previous result stays until the answer to the new text has arrived.
    placeholderData: (before) => before,
  })
  if (settled === '{}' || !data) return {}
  return Object.fromEntries(
    data.problems.map(({ path, ...problem }) => [path, problemText(problem)]),
  )
}
