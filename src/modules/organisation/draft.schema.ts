import { z } from 'zod'
import { sentenceKeys } from '#modules/speech/catalogue.schema'
import { problemName } from '#platform/problem-parts.schema'

/** Settings while somebody is typing them: words may be missing and addresses unfinished. */
export const settingsDraftSchema = z.object({}).loose()
export type SettingsDraft = z.output<typeof settingsDraftSchema>

/** What is wrong with a draft, each with the path of its field, a sentence, and what says it honestly. */
export const judgedSchema = z.object({
  problems: z.array(
    z.object({
      path: z.string(),
      message: z.string(),
      ...problemName,
      /** The word that is refused, as it was typed. */
      word: z.string().optional(),
      /** Sentences of the catalogue that say it without that word. */
      offers: z.array(z.enum(sentenceKeys)).optional(),
    }),
  ),
})
