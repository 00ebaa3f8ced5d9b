import { organisationLimits } from '#modules/organisation/fields.schema'
import { day } from '#platform/clock/schema'
import { actionWords } from '#texts/en/desk-actions'
import { organisationQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'

const inEnglish = actionWords.mayDelete
type Words = Pick<typeof inEnglish, 'days' | 'atLeast'>

/** Returns how long a deletion can be undone, for a sentence: "30 days". */
export async function timeToUndo({ days, atLeast }: Words = inEnglish): Promise<string> {
  try {
    return days((await queryClient.fetchQuery(organisationQuery)).trashDays)
  } catch {
    // The question must be asked all the same; it is never less than this.
    return atLeast(days(organisationLimits.trashShortest / day))
  }
}
