import { problemText } from '#platform/problems.schema'
import { useWhileTyped } from '../ui/use-refusals.ts'
import { draftOf, type SettingField, type Values } from './values.ts'

/** Returns, during typing, what the server would say of these settings: the sentence for each path. */
export function useJudgement(
  values: Values,
  changed: readonly SettingField[],
): Readonly<Record<string, string>> {
  const draft = changed.length > 0 ? draftOf(values, changed) : null
  const problems = useWhileTyped('POST /organisation/check', draft)
  return Object.fromEntries(problems.map(({ path, ...problem }) => [path, problemText(problem)]))
}
