import { z } from 'zod'
import {
  filledSaid,
  isNothing,
  nothingSaid,
  ownWords,
  type Said,
  saidSchema,
  sentenceFor,
} from '#modules/speech/said.schema'
import { asVerdict, publicly, refuseTogether } from '#modules/speech/schema'
import { type Language, languages } from '#platform/languages.schema'
import { filled, problems } from '#platform/problems.schema'
import { line } from '#platform/text.schema'
import { urlOf } from '#platform/urls.schema'
import { stagesIn } from '#speech/wordings'
import { lineNames, units } from '#texts/en/gap-words'
import { organisation as ofStaff } from '#texts/problems/desk-settings-work'
import { organisation as ofEverybody } from '#texts/problems/problems'

/** A line of the settings, by which messages about it name it. */
export type LineName = keyof typeof lineNames

/** Returns a line as a problem names it. */
const lineNamed = (line: LineName) => ({ value: line, words: lineNames[line] })

/** What staff are told about the settings. */
export const settingProblems = problems('organisation', {
  ...ofStaff,
  ...ofEverybody,
})

type Unit = keyof typeof units

/** Returns a length of time as a problem names it: in English such as `1 hour` or `30 days`. */
export const timeOf = (count: number, unit: Unit) => ({
  value: [String(count), unit],
  words: units[unit](count),
})
/** Returns what a form says about a time that is too short, or one that is too long. */
export const atLeast = (count: number, unit: Unit) => ({
  error: filled(settingProblems.shortTime, { time: timeOf(count, unit) }),
})
export const atMost = (count: number, unit: Unit) => ({
  error: filled(settingProblems.longTime, { time: timeOf(count, unit) }),
})

/** A stage of the settings: a sentence of the catalogue. */
interface Stage {
  sentences: readonly { key: string }[]
}
interface Staged {
  stages: readonly Stage[] | null
}

type StageKey = keyof ReturnType<typeof stagesIn>

/** What an agency does for a candidate, step by step, until it defines its own stages. */
export const usualStages = [
  ...(['stage_registered', 'stage_selected', 'stage_medical', 'stage_sent'] as const),
  ...(['stage_visa_wait', 'stage_clearance_wait', 'stage_ticket', 'stage_left'] as const),
] as const satisfies readonly StageKey[]

/** The stage of a candidate who has departed. Candor cannot interpret an agency's own stage. */
export const departedStage = 'stage_left' satisfies StageKey

/** One stage; own words that an earlier version took are refused, which makes them a note to the admins. */
export const stageSchema = z.object({
  sentences: z.array(sentenceFor('stage')).max(1).default([]),
  own: z
    .partialRecord(z.enum(languages), line().max(1000))
    .superRefine((own, issues) => {
      for (const [language, words] of Object.entries(own))
        if (words !== '')
          issues.addIssue({
            ...{ code: 'custom', path: [language], params: asVerdict },
            message: filled(settingProblems.ownStage, { words }),
          })
    })
    .transform(() => ({}))
    .default({}),
})

/** Returns the name under which records keep a stage: the key of its sentence. */
export const stageName = ({ sentences }: Stage): string => sentences[0]?.key ?? ''

/** Returns the names of the stages in order: the organisation's own, or the usual ones. */
export function stagesOf({ stages }: Staged): readonly string[] {
  return stages?.map(stageName) ?? usualStages
}

/** Returns a stage of the catalogue in the reader's language; another by its name. */
export const stageIn = (name: string, language: Language): string =>
  Object.hasOwn(stagesIn('en'), name) ? stagesIn(language)[name as StageKey] : name

/** Returns the form's sentence for a missing line. */
export const isRequired = (line: LineName) =>
  filled(settingProblems.noLine, { label: lineNamed(line) })

/** Returns it for one that is too long. */
const isTooLong = (line: LineName, most: number) =>
  filled(settingProblems.longLine, { label: lineNamed(line), most })

/** An optional line, with the sentence for one that is too long. */
const shortLine = (name: LineName, most: number) =>
  line({ error: isRequired(name) }).max(most, { error: isTooLong(name, most) })

/** A required line. */
export const filledLine = (name: LineName, most: number) =>
  shortLine(name, most).min(1, { error: isRequired(name) })

/** An https address. */
export const webAddress = (error: string) =>
  line()
    .max(500, { error: isTooLong('linkAddress', 500) })
    .pipe(z.url({ protocol: /^https$/, error }))

/** A page of this site, or an https website. */
const linkAddress = publicly(
  'link',
  line({ error: isRequired('address') })
    .max(500, { error: isTooLong('linkAddress', 500) })
    .refine((text) => isOwnPath(text) || isHttps(text), { error: settingProblems.badLink }),
)

function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

function isHttps(text: string): boolean {
  const url = urlOf(text)
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.')
}

/** A title of one sentence or of own words; without one, a page of ours has its own name. */
const title = saidSchema('tile', 60, 1).default(nothingSaid)

/** A link to another host is named by that host, whatever its title. */
export const linkSchema = z.object({ url: linkAddress, title })
export type Link = z.output<typeof linkSchema>

/** A category of the menu, or a group of links in the footer. */
export const linkGroupSchema = z.object({
  title: filledSaid('tile', isRequired('title'), 40, 1),
  links: z.array(linkSchema).min(1, { error: settingProblems.emptyGroup }).max(8),
})
export type LinkGroup = z.output<typeof linkGroupSchema>

/** Without a text, a page of ours has its usual one. */
export const tileSchema = linkSchema
  .extend({ text: ownWords(120).default({}) })
  .superRefine(({ title, text }, issues) => {
    for (const each of languages)
      refuseTogether([[title.own[each]], [text[each], 'text', each]], issues)
  })
export type Tile = z.output<typeof tileSchema>

/** The legal pages, by the last part of their address. */
export const legalPages = [
  'copyright',
  'privacy',
  'disclaimer',
  'accessibility',
  'your-information',
] as const
export type LegalPage = (typeof legalPages)[number]

/**
 * What the organisation adds to the legal pages, each complete without it. In own words, paragraphs are separated by
 * empty lines, and a line that begins with `## ` is a heading.
 */
export const legalSchema = z
  .partialRecord(z.enum(legalPages), saidSchema('legal', 20_000))
  .transform((pages) => {
    const filled = Object.entries(pages).filter(([, said]) => said && !isNothing(said))
    return Object.fromEntries(filled) as Partial<Record<LegalPage, Said>>
  })
