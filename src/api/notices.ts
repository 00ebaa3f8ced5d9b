import { z } from 'zod'
import {
  deleteNotice,
  drawNoticeImage,
  getNotice,
  listNotices,
  publishNotice,
} from '#modules/notices'
import {
  imagesPerNotice,
  managedNoticeSchema,
  type NoticeSentence,
  noticeFilterSchema,
  noticeFormSchema,
  noticeImageQuerySchema,
  noticePageSchema,
  noticeSchema,
} from '#modules/notices/schema'
import { type Organisation, readSettings } from '#modules/organisation'
import { goneGaps, type Speaker, sentencesIn, textOf } from '#modules/speech/compose.schema'
import { type Sentence, sentenceProblems } from '#modules/speech/said.schema'
import type { ActionContext, ReadContext } from '#platform/context'
import { Refusal, refusal } from '#platform/errors'
import { directionOf, type Language } from '#platform/languages.schema'
import { withParts } from '#platform/problems.schema'
import { isolated } from '#texts/isolated'
import { answerPicture } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { parseInput, plainJson } from './parse-input.ts'
import { speakerOf } from './speaker.ts'
import { formIn } from './upload-body.ts'

type Transaction = ReadContext['tx']

/** Refuses sentences whose gaps name what is not there, each at the path of the gap. */
export async function refuseUnfilled(
  ctx: Pick<ActionContext, 'read'> | { tx: Transaction },
  sentences: readonly NoticeSentence[] = [],
): Promise<void> {
  if (sentences.length === 0) return
  const speaker = speakerOf(
    'tx' in ctx ? await readSettings(ctx.tx) : await ctx.read(({ tx }) => readSettings(tx)),
  )
  const fields = sentences.flatMap((sentence, at) =>
    goneGaps(sentence, speaker).map((gap) => ({
      path: `sentences.${at}.gaps.${gap}`,
      message: sentenceProblems.gapWrong,
    })),
  )
  if (fields.length > 0) throw refusal('request.invalid', { fields })
}

/** Returns notices with their sentences in words, in each language of the site. */
export async function withTexts<Notice extends { sentences: NoticeSentence[] }>(
  tx: Transaction,
  notices: readonly Notice[],
): Promise<(Notice & InTexts)[]> {
  const settings = await readSettings(tx)
  const speaker = speakerOf(settings)
  return notices.map((notice) => ({
    ...notice,
    texts: Object.fromEntries(
      settings.languages.map((each) => [each, textsIn(notice.sentences, each, speaker)]),
    ) as Texts,
    unsaid: unsaidIn(notice.sentences, 'sentences', speaker),
  }))
}

/** Returns which sentences can no longer be said, by their path: readers do not see them. */
export function unsaidIn(sentences: readonly Sentence[], path: string, speaker: Speaker) {
  return sentences.flatMap((sentence, at) =>
    goneGaps(sentence, speaker).length === 0
      ? []
      : [
          withParts({
            path: `${path}.${at}`,
            value: sentence.key,
            message: sentenceProblems.gone,
          }),
        ],
  )
}

/** Returns the same of a notice. */
export const unsaidOf = (
  { sentences }: { sentences: readonly Sentence[] },
  settings: Organisation,
) => unsaidIn(sentences, 'sentences', speakerOf(settings))

/** Returns one notice with its sentences in words. */
export async function withTextsOf<Notice extends { sentences: NoticeSentence[] }>(
  { tx }: { tx: Transaction },
  notice: Notice,
): Promise<Notice & InTexts> {
  return (await withTexts(tx, [notice]))[0] as Notice & InTexts
}
type Texts = Partial<Record<Language, string[]>>
interface InTexts {
  texts: Texts
  unsaid: ReturnType<typeof unsaidIn>
}

/** Sentences that no longer can be said are left out. */
function textsIn(sentences: readonly NoticeSentence[], language: Language, speaker: Speaker) {
  const mark = (text: string) => isolated(text, directionOf(language))
  return sentencesIn(sentences, language, speaker).map((parts) => textOf(parts, mark))
}

const formSchema = noticeFormSchema(parsed)

export const noticeEndpoints = [
  endpoint('GET /notices', 'public', {
    summary: 'The notices of the organisation, newest first',
    query: noticeFilterSchema,
    output: noticePageSchema,
    run: async (ctx, { query }) => {
      const list = await listNotices(ctx, query)
      return { ...list, notices: await withTexts(ctx.tx, list.notices) }
    },
  }),
  endpoint('GET /notices/{id}', 'public', {
    summary: 'One notice',
    output: noticeSchema,
    run: async (ctx, { params }) => withTextsOf(ctx, await getNotice(ctx, params.id)),
  }),
  endpoint('GET /notices/{id}/images/{place}', 'public', {
    summary: 'A picture of a notice, redrawn without metadata',
    transaction: 'none',
    params: { place: z.coerce.number().int().min(1).max(imagesPerNotice) },
    query: noticeImageQuerySchema,
    refuses: ['document.file_missing', 'document.file_corrupt', 'document.damaged'],
    output: { response: ['image/jpeg', 'image/webp'] },
    run: (ctx, { params: { id, place }, query }, { request }) =>
      // A changed picture has another address in pages.
      answerPicture(request, 'hour', (format) =>
        drawNoticeImage(ctx, { noticeId: id, place, format, ...query }),
      ),
  }),
  endpoint('POST /notices', 'notices:manage', {
    summary:
      'Publish a notice: multipart with sentences as JSON or own words (title and text, their language, translations as JSON), publishAt to plan it or draft=yes, and up to two picture files',
    transaction: 'none',
    accepts: { fields: formSchema, files: imagesPerNotice },
    idempotent: true,
    refuses: ['notice.too_many_images'],
    output: managedNoticeSchema,
    status: 201,
    run: async (ctx, _, { request }) => {
      const { fields, files } = await formIn(request, imagesPerNotice)
      const said = parseInput(formSchema, fields, managedNoticeSchema)
      await refuseUnfilled(ctx, said.sentences)
      const images = files.map(({ source }) => source)
      const notice = await publishNotice(ctx, { ...said, images })
      return ctx.read((read) => withTextsOf(read, notice))
    },
  }),
  endpoint('DELETE /notices/{id}', 'notices:manage', {
    summary: 'Delete a notice and its pictures for good',
    transaction: 'none',
    run: (ctx, { params }) => deleteNotice(ctx, { noticeId: params.id }),
  }),
] as const

/** Anything that is not JSON stays as it is, and the schema refuses it. */
function parsed(field: unknown): unknown {
  if (typeof field !== 'string') return field
  try {
    return plainJson(field)
  } catch (error) {
    if (error instanceof Refusal) throw error
    return field
  }
}
