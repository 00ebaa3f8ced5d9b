import { z } from 'zod'
import { publicly, verdictSchema } from '#modules/speech/schema'
import { filled } from '#platform/gaps/schema'
import { type Language, languages } from '#platform/languages/schema'
import { filledProse, line } from '#platform/text/schema'
import { noticeProblems as problems } from './problems/schema.ts'

/** The text of a notice, in one language. */
const wordsSchema = z.object({
  title: publicly(
    'title',
    line({ error: problems.noTitle })
      .min(1, { error: problems.noTitle })
      .max(120, { error: filled(problems.longTitle, { most: 120 }) }),
  ),
  /** Paragraphs are separated by empty lines. */
  text: publicly('text', filledProse(10_000, problems.noText, problems.longText)),
})
export type NoticeWords = z.output<typeof wordsSchema>

const languageSchema = z.enum(languages)
/** The same in other languages, each complete: readers of any other language see the notice as it was written. */
const translationsSchema = z.partialRecord(languageSchema, wordsSchema)
export type NoticeTranslations = z.output<typeof translationsSchema>

/** The text of a notice; its two pictures come as separate files. */
export const noticeFieldsSchema = wordsSchema.extend({
  /** The language of title and text; by default that of the organisation's own texts. */
  language: languageSchema.optional(),
  translations: translationsSchema.default({}),
})
export type NewNotice = z.output<typeof noticeFieldsSchema>

/** When it should appear; a future time schedules it. */
const publishAt = z.iso.datetime({ error: problems.noTime }).max(40, { error: problems.noTime })

/** The initial state of a new notice: public now, public later, or a draft. */
export const noticeBeginningSchema = z.object({
  publishAt: publishAt.optional(),
  draft: z
    .enum(['yes', 'no'])
    .default('no')
    .transform((word) => word === 'yes'),
})
export type NoticeBeginning = z.output<typeof noticeBeginningSchema>

/** Another text, or another time; the pictures are replaced one by one. */
export const noticeChangesSchema = z.object({
  title: noticeFieldsSchema.shape.title.optional(),
  text: noticeFieldsSchema.shape.text.optional(),
  language: languageSchema.optional(),
  /** All of them: one that is left out is removed. */
  translations: translationsSchema.optional(),
})
export type NoticeChanges = z.output<typeof noticeChangesSchema>

/** When a withdrawn, drafted or scheduled notice appears: then, or now. */
export const publicationSchema = z.object({ publishAt: publishAt.optional() })

/** A notice has this many pictures, no more and no fewer. */
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
export type Notice = z.output<typeof noticeSchema>

/**
 * Returns what a reader sees of a notice: its text in the first of these languages that it has, else as it was written.
 */
export function noticeWordsIn(
  { title, text, language, translations }: Pick<Notice, keyof NewNotice>,
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
  publishedBy: z.string(),
  withdrawnAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
})
export type ManagedNotice = z.output<typeof managedNoticeSchema>

export const noticeFilterSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce
    .number()
    .pipe(z.literal([25, 50, 100]))
    .default(25),
})
export type NoticeFilter = z.output<typeof noticeFilterSchema>

export const noticePageSchema = z.object({
  notices: z.array(noticeSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
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
})
