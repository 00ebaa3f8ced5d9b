import { notePrintedDates, uploadDocuments } from '#modules/documents'
import type { PrintedDates } from '#modules/documents/schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import { Refusal } from '#platform/errors'
import { type ImageFile, type ImageIndex, imageAt, type Matched } from './images/match-images.ts'
import { addDates, isMadeBy, type RowChange, type RowMark } from './kept/import-rows.store.ts'
import type { Judged, Verdict } from './kept/verdicts.ts'
import { noteOfRefusal, say } from './notes/say.ts'
import type { Placed } from './place-row.ts'
import {
  decideDates,
  decideImages,
  type HeldDocuments,
  heldDates,
  isOfOneImage,
} from './rows/decide.ts'
import type { Candidate } from './rows/map-row.ts'
import { documentsOf, type Running } from './running.ts'

type Filing = Pick<Matched, 'images' | 'problems'>

/** A row of a candidate with what was decided about its images. */
interface FiledRow {
  candidate: Candidate
  judged: Judged | null
}

/** Returns what has to be filed for a row once it is stored; null where there is nothing. */
export function filesOf({ read, judged }: Verdict, placed: Placed): FiledRow | null {
  if (read.kind !== 'candidate' || placed.mark.recordId === null) return null
  const { candidate } = read
  const isNothing =
    placed.isAsJudged &&
    judged?.images.length === 0 &&
    judged.problems.length === 0 &&
    candidate.dates.length === 0
  return isNothing ? null : { candidate, judged }
}

/** Files the images of a row that is stored, and the dates that are printed on its documents. */
export async function fileRow(
  running: Running,
  placed: Placed,
  row: FiledRow,
): Promise<{ mark: RowMark; images: number }> {
  const { mark, images } = await fileImages(running, placed, row)
  return { mark: await fileDates(running, mark, row.candidate), images }
}

/** Finds the images of a verdict again; one that has gone since is said. */
function foundAgain(index: ImageIndex, { images, problems }: Judged): Filing {
  const found = images.map(({ kind, path }) => ({ kind, path, image: imageAt(index, path) }))
  return {
    images: found.flatMap(({ kind, image }) => (image ? [{ kind, image }] : [])),
    problems: [
      ...problems,
      ...found.flatMap(({ path, image }) =>
        image ? [] : [say('ofImage', { path, problem: say('goneImage') })],
      ),
    ],
  }
}

async function decideAnew(
  running: Running,
  { outcome, recordId }: RowMark,
  candidate: Candidate,
): Promise<Filing> {
  const documents: HeldDocuments =
    outcome === 'created' ? new Map() : await documentsOf(running, recordId as string)
  const { updateExisting } = running.job
  return decideImages(running.images, candidate, { documents, updateExisting })
}

/**
 * Files a row's images as uploads do: bytes before the rows that name them, and those in one commit; the state of the
 * record follows as from any other edit. A refused image is a problem of the row, and the record stays. The same bytes
 * again change nothing, so after a crash all images of a record that the row made are sent again.
 */
async function fileImages(
  running: Running,
  { mark, isAsJudged }: Placed,
  { candidate, judged }: FiledRow,
): Promise<{ mark: RowMark; images: number }> {
  const { ctx } = running
  const recordId = mark.recordId as string
  const decision =
    isAsJudged && judged
      ? foundAgain(running.images, judged)
      : await decideAnew(running, mark, candidate)
  const problems = [...mark.problems, ...decision.problems]
  if (decision.images.length === 0) return { mark: { ...mark, problems }, images: 0 }
  let images = 0
  const uploads = decision.images.map(({ kind, image }) => {
    return { kind, originalName: image.path, source: image.open() }
  })
  const results = await uploadDocuments(ctx, { recordId, uploads }).catch((reason: unknown) =>
    uploads.map(() => ({ status: 'rejected', reason }) as const),
  )
  for (const [at, result] of results.entries()) {
    const { image } = decision.images[at] as (typeof decision.images)[number]
    if (result.status === 'rejected') problems.push(problemWith(image, result.reason))
    else images += 1
  }
  const outcome = mark.outcome === 'unchanged' && images > 0 ? 'updated' : mark.outcome
  return { mark: { ...mark, outcome, problems }, images }
}

/** Returns what was wrong with this one image; rethrows what would be wrong with every other one. */
function problemWith(image: ImageFile, error: unknown): Note {
  if (!isOfOneImage(error)) throw error
  return say('ofImage', { path: image.path, problem: noteOfRefusal(error) })
}

/**
 * Notes the dates that a row says are printed on the documents of its record, including the row's own images, as staff
 * do. After a crash the same dates again change nothing.
 */
async function fileDates(running: Running, mark: RowMark, candidate: Candidate): Promise<RowMark> {
  if (candidate.dates.length === 0) return mark
  const { ctx, job } = running
  const recordId = mark.recordId as string
  const dates = heldDates(await documentsOf(running, recordId))
  const { updateExisting } = job
  const decision = decideDates(candidate, { dates, updateExisting })
  const problems = [...mark.problems, ...decision.problems]
  if (decision.changes.size === 0) return { ...mark, problems }
  try {
    await ctx.write(async (write) => {
      const changed: RowChange['dates'] = {}
      for (const [kind, to] of decision.changes) {
        await notePrintedDates(write, { recordId, kind, dates: to })
        changed[kind] = { from: dates.get(kind) as PrintedDates, to }
      }
      // What this import itself created goes to the trash as a whole.
      if (await isMadeBy(write.tx, job.id, recordId)) return
      await addDates(write.tx, job.id, { row: mark.row, recordId, dates: changed })
    })
  } catch (error) {
    // Somebody may have moved the record to the trash, for example.
    if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error
    return { ...mark, problems: [...problems, noteOfRefusal(error)] }
  }
  return { ...mark, outcome: mark.outcome === 'unchanged' ? 'updated' : mark.outcome, problems }
}
