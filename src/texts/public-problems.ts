import { accountProblems } from '#modules/accounts/problems.schema'
import { caseProblems } from '#modules/cases/schema'
import { codeProblems } from '#modules/lookup/schema'
import { setUpProblems } from '#modules/organisation/schema'
import { shareProblems } from '#modules/shares/schema'
import { textProblems } from '#platform/text/schema'

/** What the forms of the public pages say of a wrong answer, in English. The same name in two modules is one sentence. */
export const publicProblems = {
  ...textProblems,
  ...accountProblems,
  ...setUpProblems,
  ...codeProblems,
  ...shareProblems,
  ...caseProblems,
}
