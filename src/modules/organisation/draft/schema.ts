import { z } from 'zod'
import { languages } from '#platform/languages/schema'
import { prose } from '#platform/text/schema'
import { legalPages } from '../legal-pages/schema.ts'

const text = prose().max(25_000)
const link = z.object({ label: text, url: text })
const texts = z
  .record(text, text)
  .refine((all) => Object.keys(all).length <= 400, { error: 'There is room for 400 translations.' })
const groups = z.array(z.object({ title: text, links: z.array(link).max(20) })).max(20)

const legalTexts = z.partialRecord(z.enum(legalPages), text.nullable())

/** Settings while somebody is typing them: words may be missing and addresses unfinished. */
export const settingsDraftSchema = z
  .object({
    displayName: text,
    legalName: text,
    licenceNumber: text,
    regulator: text,
    address: text,
    phone: text,
    email: text,
    welcomeText: text,
    informationAsOf: text,
    accentColour: text.nullable(),
    languages: z.array(text).max(20),
    tiles: z
      .array(z.object({ title: text, text, url: text }))
      .max(20)
      .nullable(),
    menu: groups.nullable(),
    footerGroups: groups.nullable(),
    legalTexts,
    wordsLanguage: text,
    translations: z.partialRecord(
      z.enum(languages),
      z.object({ welcomeText: text, labels: texts, tileTexts: texts, legalTexts }).partial(),
    ),
    webAddresses: z.array(text).max(20),
    stages: z.array(text).max(40).nullable(),
    sourceCodeUrl: text.nullable(),
  })
  .partial()
  // A form sends whatever was changed in it; other settings have nothing to judge.
  .loose()
export type SettingsDraft = z.output<typeof settingsDraftSchema>

/** What is wrong with a draft, each with the path of its field and a sentence. */
export const judgedSchema = z.object({
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
})
