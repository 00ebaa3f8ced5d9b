import { z } from 'zod'
import {
  imagesPerNotice,
  type Notice,
  type NoticeWords,
  noticeFieldsSchema,
} from '#modules/notices/schema'
import { sentencesFor } from '#modules/speech/compose.schema'
import { verdictsOn } from '#modules/speech/schema'
import { languages } from '#platform/languages.schema'
import { line, prose } from '#platform/text/schema'

const ownPicture = /^\/api\/v1\/managed-notices\/[0-9a-f-]{36}\/images\/[12]$/

const wordsDraftSchema = z.object({ title: line().max(500), text: prose().max(25_000) })

/** A notice that is being written; its pictures are files in the writer's browser, or stored here. */
export const noticeDraftSchema = wordsDraftSchema.extend({
  /** Unfinished ones are left out. */
  sentences: z.array(sentencesFor('notice').element.nullable().catch(null)).max(8).default([]),
  language: z.enum(languages).default('en'),
  translations: z.partialRecord(z.enum(languages), wordsDraftSchema).default({}),
  publishedAt: z.iso.datetime().optional(),
  images: z
    .array(
      z.object({
        url: z
          .string()
          .max(300)
          .refine((url) => url.startsWith('blob:') || ownPicture.test(url)),
        width: z.number().int().min(1).max(100_000),
        height: z.number().int().min(1).max(100_000),
      }),
    )
    .max(imagesPerNotice),
})

/** Returns a draft as the notice that it would become now. */
export function shownDraft(
  {
    sentences,
    language,
    translations,
    images,
    publishedAt,
    ...words
  }: z.output<typeof noticeDraftSchema>,
  now: string,
): Notice {
  const begun = Object.entries(translations).filter(([, { title, text }]) => title || text)
  return {
    id: 'preview',
    ...shownWords(words),
    language,
    sentences: sentences.filter((each) => each !== null),
    translations: Object.fromEntries(begun.map(([each, draft]) => [each, shownWords(draft)])),
    publishedAt: publishedAt ?? now,
    version: 1,
    images: images.map(({ url, width, height }, at) => ({
      place: at + 1,
      width,
      height,
      // A page adds the width after "?"; after "#" a browser ignores it, and finds the file.
      imageUrl: url.startsWith('blob:') ? `${url}#` : url,
    })),
  }
}

/** Replaces text that may not be published by the reason. */
function shownWords({ title, text }: NoticeWords): NoticeWords {
  const words = noticeFieldsSchema.safeParse({ title, text })
  const refused = new Map(
    verdictsOn(noticeFieldsSchema, { title, text }).map(({ path, message }) => [path, message]),
  )
  return {
    title: refused.get('title') ?? words.data?.title ?? title,
    text: refused.get('text') ?? words.data?.text ?? text,
  }
}
