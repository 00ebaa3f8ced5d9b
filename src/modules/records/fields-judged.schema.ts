import type { z } from 'zod'
import { publicly } from '#modules/speech/schema'
import type { Field } from './fields-row.schema.ts'

/** Returns the schema of a detail's text, judged as public text where its row says so. */
export function judged<Text extends z.ZodType<string, string>>(
  { judgedAs }: Field,
  text: Text,
): Text {
  return judgedAs ? publicly(judgedAs, text) : text
}
