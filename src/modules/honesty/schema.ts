import { z } from 'zod'
import { judge } from '#honesty/judge'
import { filledProse } from '#platform/text/schema'
import { answerProblems } from './answer/schema.ts'
import type { PublicKind } from './kinds.ts'

export type { PublicKind } from './kinds.ts'

/** Which schemas hold public text, and of which kind: a test walks all inputs and asks. */
const publicFields = z.registry<{ kind: PublicKind }>()

/** No public text may be longer: what is longer and refused for it anyway is not judged as well. */
const longestJudged = 20_000

/** Marks the issues of the check, so that stored values and drafts can be told from what is only unfinished. */
const judgedBy = 'honesty'

/**
 * A text that an installation enters and the public sees. The check is part of the schema,
 * so whatever parses it judges it: the API, the forms of the site, the command line, a restored
 * backup. In a browser the same schema judges nothing; see package.json, `#honesty/judge`.
 * @param isReviewed whether a text is one of a reviewed table, which nobody has to judge again
 */
export function publicly<Schema extends z.ZodType<string>>(
  kind: PublicKind,
  schema: Schema,
  isReviewed: (text: string) => boolean = () => false,
): Schema {
  const judged = schema.superRefine((text, issues) => {
    if (text.length > longestJudged && issues.issues.length > 0) return
    const message = isReviewed(text) ? null : judge(kind, text)
    if (message !== null) issues.addIssue({ code: 'custom', message, params: { judgedBy } })
  })
  publicFields.add(judged, { kind })
  return judged
}

/** The kind of public text that a schema holds; undefined when it holds none. */
export function publicKindOf(schema: z.ZodType): PublicKind | undefined {
  return publicFields.get(schema)?.kind
}

/** Whether an issue is a verdict on public text, and not a mistake of form. */
export function isVerdict(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.judgedBy === judgedBy
}

/** What a text on file claims: the field, such as `tiles.0.title`, and the sentence that refuses it. */
export const verdictSchema = z.object({ path: z.string(), message: z.string() })
export type Verdict = z.output<typeof verdictSchema>

/** The verdicts on values, as the schema of whoever enters them gives them; mistakes of form are none. */
export function verdictsOn(schema: z.ZodType, values: unknown): Verdict[] {
  const issues = schema.safeParse(values).error?.issues ?? []
  return issues.filter(isVerdict).map(({ path, message }) => ({ path: path.join('.'), message }))
}

/** What staff answer somebody outside: judged as all that is said in public. */
export const answerText = publicly(
  'text',
  filledProse(2000, answerProblems.noAnswer, answerProblems.longAnswer),
)
