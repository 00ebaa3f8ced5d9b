import { filled, type Values } from '#platform/gaps.schema'
import { line } from '#platform/text/schema'
import { type FieldName, recordFields } from './fields.schema.ts'
import { recordProblems } from './problems.schema.ts'

/** Returns what is said about a field, which a sentence begins with or has in it. */
export function ofField(
  name: keyof typeof recordProblems,
  column: FieldName,
  lengths: { least?: number; most?: number } = {},
): string {
  const label = recordFields[column].label.en
  return filled(
    recordProblems[name] as string,
    {
      column: { value: column, words: label },
      field: { value: column, words: label.toLowerCase() },
      ...lengths,
    } as Values<string>,
  )
}

/** A required line of text, with what is said of none and of one that is too long. */
export const filledLine = (none: string, long: string, most: number) =>
  line({ error: none }).min(1, { error: none }).max(most, { error: long })

/** A required line of a field. */
export const lineOf = (field: FieldName, most: number) =>
  filledLine(ofField('required', field), ofField('longLine', field, { most }), most)
