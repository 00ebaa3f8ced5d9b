import { z } from 'zod'
import { problemName, problems, withParts } from '#platform/problems.schema'
import { filledProse } from '#platform/text.schema'
import { judge } from '#speech/judge'
import { speech as speechTexts } from '#texts/problems/desk-record'
import { ownPart, type PublicKind } from './by-language.schema.ts'

export { numberProblem } from '#speech/judge'
export { type PublicKind, speechProblems } from './by-language.schema.ts'

/** Which schemas hold public text, and of which kind: a test reads it for all inputs. */
const publicFields = z.registry<{ kind: PublicKind }>()

/** Marks the issues of the check, so that claims in stored values and drafts can be told from unfinished fields. */
const judgedBy = 'speech'
/** For an issue that refuses what an earlier version took: stored, it is left out and listed like a claim. */
export const asVerdict = { judgedBy }

/**
 * Makes a schema of a text that an installation enters and the public sees. The check is part of the schema, so every
 * parser judges the text alike: the API, the dashboard, the forms of the site, the command line, a restored backup.
 * @param isReviewed whether a text comes from a reviewed table and need not be judged again
 */
export function publicly<Schema extends z.ZodType<string>>(
  kind: PublicKind,
  schema: Schema,
  isReviewed: (text: string) => boolean = () => false,
): Schema {
  const judged = publiclyChosen(schema, (text) => (isReviewed(text) ? null : judge(kind, text)))
  publicFields.add(judged, { kind })
  return judged
}

/**
 * Returns why texts may not stand together that say together what none says alone: "Your vi" above "sa is here".
 * @param texts in the order in which they are read
 */
export function judgeTogether(texts: readonly (string | null | undefined)[]): string | null {
  // In a browser a text with sentences is still what the form holds; the server judges it.
  const read = texts.flatMap((text) => (typeof text === 'string' && ownPart(text)) || [])
  if (read.length < 2 || read.some((text) => judge('text', text) !== null)) return null
  return judge('text', read.join(' '))
}

/** Refuses the same in a form, each text with its path. */
export function refuseTogether(
  texts: readonly (readonly [text: string | null | undefined, ...path: (string | number)[]])[],
  issues: z.core.$RefinementCtx,
): void {
  const message = judgeTogether(texts.map(([text]) => text))
  const [, ...path] = texts.at(-1) ?? ['']
  if (message !== null) issues.addIssue({ code: 'custom', message, path, params: { judgedBy } })
}

/** Makes the same of a text that is chosen: only what a reviewed table has; `refuse` returns why it has it not. */
export function publiclyChosen<Schema extends z.ZodType<string>>(
  schema: Schema,
  refuse: (text: string) => string | null,
): Schema {
  return schema.superRefine((text, issues) => {
    // What is refused for its length or its form takes no time to judge.
    if (issues.issues.length > 0) return
    const message = refuse(text)
    if (message !== null) issues.addIssue({ code: 'custom', message, params: { judgedBy } })
  })
}

/** Returns the kind of public text that a schema holds; undefined when it holds none. */
export function publicKindOf(schema: z.ZodType): PublicKind | undefined {
  return publicFields.get(schema)?.kind
}

/** Tells whether an issue is a verdict on public text, and not a mistake of form. */
export function isVerdict(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.judgedBy === judgedBy
}

/** What a text on file claims: the field, such as `tiles.0.title`, and the sentence that refuses it. */
export const verdictSchema = z.object({
  path: z.string(),
  message: z.string(),
  ...problemName,
})
export type Verdict = z.output<typeof verdictSchema>

/** The same with the word that is refused, and sentences that say it honestly, by their keys. */
export const offeredSchema = verdictSchema.extend({
  word: z.string().optional(),
  offers: z.array(z.string()).optional(),
})

/** Returns the verdicts on values, by the schema of their form; mistakes of form are not among them. */
export function verdictsOn(schema: z.ZodType, values: unknown): Verdict[] {
  const issues = schema.safeParse(values).error?.issues ?? []
  return issues
    .filter(isVerdict)
    .map(({ path, message }) => withParts({ path: path.join('.'), message }))
}

/** What staff are told about an answer. */
export const answerProblems = problems('speech', speechTexts)

/** What staff answer somebody outside: judged like every public text. */
export const answerText = publicly(
  'text',
  filledProse(2000, answerProblems.noAnswer, answerProblems.longAnswer),
)
