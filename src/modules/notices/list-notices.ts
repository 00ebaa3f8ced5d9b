import { verdictsOnFile } from '#modules/speech'
import { sentencesFor } from '#modules/speech/said.schema'
import type { Verdict } from '#modules/speech/schema'
import type { Instant } from '#platform/clock'
import { type ActionContext, type ReadContext, type Soon, soon } from '#platform/context'
import { inBatches, type Reader, untilWritten } from '#platform/database'
import { refusalsOf, refusing } from '#platform/errors'
import { type PagePlace, pageOfRows } from '#platform/pages'
import { partsOf, withParts } from '#platform/problems.schema'
import {
  selectImages,
  selectNewest,
  selectNotice,
  selectNoticePage,
  selectNotices,
  selectNoticesAfter,
} from './notices.store.ts'
import {
  type ManagedNotice,
  type NewNotice,
  type Notice,
  type NoticeFilter,
  noticeFieldsSchema,
  noticeProblems,
} from './schema.ts'

/**
 * Returns what the words of a notice on file claim, and which of its sentences the catalogue does not have. With
 * either, only staff see the notice.
 */
function unfitWords(notice: Words): Verdict[] {
  const { title, text, translations, sentences } = notice
  const unknown =
    sentences.length > 0 ? (knownSentences.safeParse(sentences).error?.issues ?? []) : []
  return [
    ...verdictsOnFile(noticeFieldsSchema, { title, text, translations }),
    ...unknown.map(({ path, message }) =>
      withParts({ path: ['sentences', ...path].join('.'), message }),
    ),
  ]
}
type Words = Pick<NewNotice, 'title' | 'text' | 'translations' | 'sentences'>
const knownSentences = sentencesFor('notice', 0)

/** Counts the notices that are not withdrawn but hidden from the public because of their text. */
export async function countUnfitNotices({ tx }: ReadContext): Promise<number> {
  const rows = await selectNotices(tx, { publicAt: null })
  return rows.filter((row) => row.withdrawnAt === null && unfitWords(row).length > 0).length
}

const step = 100

/** Yields each claim in the notices on file, and what `unsaid` finds in them, for the doctor. */
export async function* unfitNotices(
  ctx: ActionContext,
  unsaid: (notice: Words) => Verdict[],
): AsyncIterable<Verdict & { subject: string }> {
  const batches = inBatches(step, (...some) =>
    ctx.read(({ tx }) => selectNoticesAfter(tx, ...some)),
  )
  for await (const rows of batches)
    for (const row of rows)
      for (const verdict of [...unfitWords(row), ...unsaid(row)])
        yield { ...verdict, subject: row.id }
}

type Page<Listed> = { notices: Listed[] } & PagePlace

/** Lists a page of the notices that everybody may see now, newest first. */
export async function listNotices(ctx: ReadContext, filter: NoticeFilter): Promise<Page<Notice>> {
  // Texts are judged here and not in SQL, so the pages are made from what is left.
  const fit = (await selectNotices(ctx.tx, { publicAt: ctx.clock.now() })).filter(isFit)
  const placeOf = ({ publishedAt, id }: (typeof fit)[number]) => [publishedAt ?? '', id]
  const { rows, ...place } = pageOfRows(fit, { ...filter, placeOf, isDescending: true })
  return { notices: await withImages(at(ctx), rows), ...place }
}

/** Lists a page of all notices: also scheduled, drafted or withdrawn ones. */
export async function listManagedNotices(
  ctx: ReadContext,
  filter: NoticeFilter,
): Promise<Page<ManagedNotice>> {
  const { rows, ...place } = await selectNoticePage(ctx.tx, filter)
  return { notices: await withImages(at(ctx), rows), ...place }
}

/** Returns the newest notices, for the home page. */
export function latestNotices(ctx: ReadContext, count: number): Soon<Notice[]> {
  const now = ctx.clock.now()
  const isThere = ({ publishedAt }: Notice) => publishedAt <= now
  return soon(latestIn(ctx.tx, `${now.slice(0, 19)}.999Z`, count), (found) =>
    found.every(isThere) ? found : found.filter(isThere),
  )
}

/** Selects them at the end of a second, so that the same are asked for all through it. */
const latestIn = untilWritten(async (tx, now: Instant, count: number) => {
  const newest = await selectNewest(tx, now, count)
  const fit = newest.every(isFit) ? newest : (await selectNewest(tx, now, 100)).filter(isFit)
  return withImages({ tx, now }, fit.slice(0, count))
}, 1)

function isFit(words: Parameters<typeof unfitWords>[0]): boolean {
  return unfitWords(words).length === 0
}

/** Returns one notice that everybody may see now. Refuses with `notice.not_found`. */
export async function getNotice(ctx: ReadContext, noticeId: string): Promise<Notice> {
  const notice = await getManagedNotice(ctx, noticeId)
  refuseUnless(notice.state === 'public' && isFit(notice), 'notice.not_found')
  return notice
}

/** Returns one notice in any state. Refuses with `notice.not_found`. */
export async function getManagedNotice(ctx: ReadContext, noticeId: string): Promise<ManagedNotice> {
  const row = await selectNotice(ctx.tx, noticeId)
  refuseUnless(row, 'notice.not_found')
  const [notice] = await withImages(at(ctx), [row])
  return notice as ManagedNotice
}

type Row = NonNullable<Awaited<ReturnType<typeof selectNotice>>>

/** Returns the state of a notice at a time; for many notices SQL checks the same. */
function stateOf({ withdrawnAt, publishedAt }: Row, now: string): ManagedNotice['state'] {
  if (withdrawnAt !== null) return 'withdrawn'
  return publishedAt <= now ? 'public' : 'planned'
}

const at = ({ tx, clock }: ReadContext) => ({ tx, now: clock.now() })

async function withImages({ tx, now }: { tx: Reader; now: Instant }, rows: readonly Row[]) {
  const images = await selectImages(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    state: stateOf(row, now),
    unfit: unfitWords(row),
    images: images
      .filter(({ noticeId }) => noticeId === row.id)
      .map(({ place, width, height }) => ({
        place,
        width,
        height,
        imageUrl: `/api/v1/notices/${row.id}/images/${place}`,
      })),
  }))
}

/** Refusals about notices. */
export const noticeRefusals = refusalsOf({
  'notice.not_found': 'not_found',
  'notice.already_public': 'conflict',
  'notice.too_many_images': {
    kind: 'invalid',
    sentence: partsOf(noticeProblems.manyImages).message,
  },
})

const known = refusing(noticeRefusals)

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
