import type { accountProblems } from '#modules/accounts/forms.schema'
import type { caseProblems } from '#modules/cases/fields.schema'
import type { codeProblems } from '#modules/lookup/schema'
import type { shareProblems } from '#modules/shares/schema'
import type { speechProblems } from '#modules/speech/by-language.schema'
import type { sumProblems } from '#modules/training/money.schema'
import type { CodeOf } from '#platform/problems.schema'
import type { textProblems } from '#platform/text.schema'
import type { SaidText } from './said.ts'

type Problem =
  | (typeof textProblems)['longest']
  | OneOf<typeof accountProblems>
  | OneOf<typeof codeProblems>
  | OneOf<typeof shareProblems>
  | OneOf<typeof caseProblems>
  | OneOf<typeof sumProblems>
type OneOf<Table> = Table[keyof Table] & string

/** Why what somebody entered may not be public; about links and colours only staff read. */
type WhyNotPublic = Readonly<
  Record<CodeOf<OneOf<Omit<typeof speechProblems, 'hiddenHost' | 'ownHost' | 'colour'>>>, SaidText>
>

/** What a language says about a wrong answer in the forms of the public pages, by the code of the problem. */
export type ProblemTexts = Readonly<
  Record<CodeOf<Problem> | `organisation.${'badLicence' | 'noLine' | 'longLine'}`, SaidText>
> &
  WhyNotPublic
