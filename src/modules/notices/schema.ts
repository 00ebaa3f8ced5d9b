import { z } from 'zod'
import { type Sentence, sentencesFor } from '#modules/speech/said.schema'
import { asVerdict, judgeTogether, publicly, verdictSchema } from '#modules/speech/schema'
import { type Language, languages } from '#platform/languages.schema'
import { pageAsked, pagePlace } from '#platform/pages/schema'
import { filled, problems } from '#platform/problems.schema'
import { line, prose } from '#platform/text.schema'
import { notices as noticesTexts } from '#texts/problems/desk-composer'

/** What staff are told about a notice. */
export const noticeProblems = problems('notices', noticesTexts)

export const mostInTitle = 60
const mostInText = 1000

/** The notice's own words, in one language; where there is a sentence, they may be left out. */
const wordsSchema = z.object({
  title: publicly(
    'title',
    line().max(mostInTitle, { error: filled(noticeProblems.longTitle, { most: mostInTitle }) }),
  ).default(''),
  /** Paragraphs are separated by empty lines. */
  text: publicly(
    'text',
    prose().max(mostInText, { error: filled(noticeProblems.longText, { most: mostInText }) }),
  ).default(''),
})
export type NoticeWords = z.output<typeof wordsSchema>

const languageSchema = z.enum(languages)
/** The same in other languages: readers of any other language see the words as they were written. */
const translationsSchema = z.partialRecord(languageSchema, wordsSchema)
export type NoticeTranslations = z.output<typeof translationsSchema>

/** Sentences of the catalogue, which every reader sees in their own language. */
const sentencesSchema = sentencesFor('notice', 0)
export type NoticeSentence = Sentence

const fieldsSchema = wordsSchema.extend({
  sentences: sentencesSchema.default([]),
  /** The language of title and text; by default that of the organisation's own texts. */
  language: languageSchema.optional(),
  translations: translationsSchema.default({}),
})
export type NewNotice = z.output<typeof fieldsSchema>

/** Returns what is missing in a notice: without a sentence, its own words are all that it says. */
export function missingIn({
  sentences,
  translations,
  ...words
}: Pick<NewNotice, 'title' | 'text' | 'sentences' | 'translations'>) {
  if (sentences.length > 0) return []
  const found = (of: NoticeWords, ...before: string[]) => [
    ...(of.title ? [] : [{ path: [...before, 'title'], message: noticeProblems.noTitle }]),
    ...(of.text ? [] : [{ path: [...before, 'text'], message: noticeProblems.noText }]),
  ]
  return [
    ...found(words),
    ...Object.entries(translations).flatMap(([each, of]) => found(of, 'translations', each)),
  ]
}

/** Returns what title and text say together, in each language, that neither says alone. */
export function saidTogether({
  title,
  text,
  translations,
}: Pick<NewNotice, 'title' | 'text' | 'translations'>): { path: string[]; message: string }[] {
  const others = Object.entries(translations)
  const all = [
    { words: [title, text], path: ['text'] },
    ...others.map(([each, of]) => ({
      words: [of.title, of.text],
      path: ['translations', each, 'text'],
    })),
  ]
  return all.flatMap(({ words, path }) => {
    const message = judgeTogether(words)
    return message === null ? [] : [{ path, message }]
  })
}

const refuseMissing = (notice: NewNotice, found: z.core.$RefinementCtx) => {
  for (const each of saidTogether(notice))
    found.addIssue({ code: 'custom', ...each, params: asVerdict })
  for (const each of missingIn(notice)) found.addIssue({ code: 'custom', ...each })
}

/** What a notice says; its pictures come as separate files. */
export const noticeFieldsSchema = fieldsSchema.superRefine(refuseMissing)

/** When it should appear; a future time schedules it. */
const publishAt = z.iso
  .datetime({ error: noticeProblems.noTime })
  .max(40, { error: noticeProblems.noTime })

/** The initial state of a new notice: public now, public later, or a draft. */
const beginning = {
  publishAt: publishAt.optional(),
  draft: z
    .enum(['yes', 'no'])
    .default('no')
    .transform((word) => word === 'yes'),
}
const beginningSchema = z.object(beginning)
export type NoticeBeginning = z.output<typeof beginningSchema>

/** A new notice as a form sends it: each field is a text, so lists are JSON. */
export const noticeFormSchema = (parsed: (field: unknown) => unknown) =>
  fieldsSchema
    .extend({
      sentences: z.preprocess(parsed, fieldsSchema.shape.sentences),
      translations: z.preprocess(parsed, fieldsSchema.shape.translations),
      ...beginning,
    })
    .superRefine(refuseMissing)

/** Another text, or another time; the pictures are replaced one by one. */
export const noticeChangesSchema = z.object({
  title: wordsSchema.shape.title.unwrap().optional(),
  text: wordsSchema.shape.text.unwrap().optional(),
  sentences: sentencesSchema.optional(),
  language: languageSchema.optional(),
  /** All of them: one that is left out is removed. */
  translations: translationsSchema.optional(),
})
export type NoticeChanges = z.output<typeof noticeChangesSchema>

/** When a withdrawn, drafted or scheduled notice appears: then, or now. */
export const publicationSchema = z.object({ publishAt: publishAt.optional() })

/** A notice has at most this many pictures. */
export const imagesPerNotice = 2

const noticeImageWidths = [480, 960, 1600] as const
export type NoticeImageWidth = (typeof noticeImageWidths)[number]

/** A notice as everybody sees it. */
export const noticeSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** The language of title and text. */
  language: languageSchema,
  translations: z.partialRecord(languageSchema, z.object({ title: z.string(), text: z.string() })),
  /** As they are stored: which sentence of the catalogue, and what fills its gaps. */
  sentences: z.array(z.object({ key: z.string(), gaps: z.record(z.string(), z.unknown()) })),
  /** The same in words, in each language of the site. */
  texts: z.partialRecord(languageSchema, z.array(z.string())).default({}),
  publishedAt: z.string(),
  /** Counts its changes. */
  version: z.number().int(),
  images: z.array(
    z.object({
      /** 1 or 2. */
      place: z.number().int(),
      /** Upright, in pixels; `?width=` asks for a smaller one. */
      width: z.number().int(),
      height: z.number().int(),
      imageUrl: z.string(),
    }),
  ),
})
/** Its sentences are put into words by whoever shows it. */
export type Notice = Spoken<z.output<typeof noticeSchema>>
type Spoken<Text> = Omit<Text, 'texts' | 'sentences' | 'unsaid'> & { sentences: NoticeSentence[] }

/**
 * Returns what a reader sees of a notice: its own words in the first of these languages that has some, else as they were written.
 */
export function noticeWordsIn(
  {
    title,
    text,
    language,
    translations,
  }: Pick<Notice, 'title' | 'text' | 'language' | 'translations'>,
  wanted: readonly Language[],
): NoticeWords & { language: Language } {
  const own = { title, text, language }
  for (const each of wanted) {
    if (each === language) return own
    const words = translations[each]
    if (words) return { ...words, language: each }
  }
  return own
}

const noticeStates = ['public', 'planned', 'withdrawn'] as const

/** A notice as its admins see it: also a scheduled, drafted or withdrawn one. */
export const managedNoticeSchema = noticeSchema.extend({
  state: z.enum(noticeStates),
  /** What its text claims; while there is something, the public does not see it. */
  unfit: z.array(verdictSchema),
  /** Sentences that can no longer be said, because a fact or what they name is gone: readers do not see these. */
  unsaid: z.array(verdictSchema).default([]),
  publishedBy: z.string(),
  withdrawnAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
})
export type ManagedNotice = Spoken<z.output<typeof managedNoticeSchema>>

export const noticeFilterSchema = z.object({
  ...pageAsked,
})
export type NoticeFilter = z.output<typeof noticeFilterSchema>

export const noticePageSchema = z.object({
  notices: z.array(noticeSchema),
  ...pagePlace,
})
export type NoticePage = z.output<typeof noticePageSchema>

export const managedNoticePageSchema = noticePageSchema.extend({
  notices: z.array(managedNoticeSchema),
  /** Names of the people in `publishedBy` and `changedBy`. */
  people: z.record(z.string(), z.string()),
})

export const noticeImageQuerySchema = z.object({
  width: z.coerce
    .number()
    .pipe(z.literal([480, 960, 1600]))
    .default(960),
  /** The version of the notice, so that a replaced picture has another address. */
  v: z.coerce.number().int().min(0).max(999_999_999).optional(),
  /** In which the mark in the picture is read; by default the one that the site offers first. */
  language: languageSchema.optional(),
})
