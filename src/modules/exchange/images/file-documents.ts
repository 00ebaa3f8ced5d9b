import { createHash } from 'node:crypto'
import {
  currentDocuments,
  notePrintedDates,
  type StoredDocument,
  uploadDocuments,
} from '#modules/documents'
import { type DocumentKind, type PrintedDates, printedDatesSchema } from '#modules/documents/schema'
import { Refusal } from '#platform/errors'
import { addDates, isMadeBy, type RowChange } from '../import/import-rows.store.ts'
import type { RowMark } from '../import/imports.store.ts'
import type { Running } from '../import/running.ts'
import type { Note } from '../reading.schema.ts'
import type { Candidate } from '../rows/map-row.ts'
import { noteOfMessage, noteOfRefusal, say } from '../say.ts'
import { type ImageFile, type ImageIndex, type Matched, matchImages } from './match-images.ts'

/** What a record has of a kind: the document on file, or the image that an earlier row brings. */
type HeldDocument = Pick<StoredDocument, 'bytes' | 'sha256' | keyof PrintedDates> | ImageFile
export type HeldDocuments = ReadonlyMap<DocumentKind, HeldDocument>

interface ImageDecision extends Matched {
  /** Only those that are to be filed. */
  images: Matched['images']
}

/**
 * Decides which images of a row come in, for the dry run and the run alike: those of kinds that the record lacks, and
 * others to replace a document on file only where that was chosen. The same bytes as on file change nothing.
 */
export async function decideImages(
  index: ImageIndex,
  { passportNumber, images: named }: Candidate,
  { documents, updateExisting }: { documents: HeldDocuments; updateExisting: boolean },
): Promise<ImageDecision> {
  const isKept = (kind: DocumentKind) => documents.has(kind) && !updateExisting
  const matched = matchImages(index, passportNumber, named, isKept)
  const images: Matched['images'] = []
  const problems = [...matched.problems]
  for (const { kind, image } of matched.images) {
    const document = documents.get(kind)
    if (document && (await isSame(image, document))) continue
    if (isKept(kind)) problems.push(say('otherImage', { kind, path: image.path }))
    else images.push({ kind, image })
  }
  return { ...matched, images, problems }
}

async function isSame(image: ImageFile, document: HeldDocument): Promise<boolean> {
  if (image === document) return true
  if (image.bytes !== document.bytes) return false
  const sha256 = await sha256Of(image)
  return (
    sha256 !== null &&
    sha256 === ('sha256' in document ? document.sha256 : await sha256Of(document))
  )
}

/** Returns null for an image that cannot be read: filing it will say why. */
async function sha256Of(image: ImageFile): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of image.open()) hash.update(chunk)
  } catch (error) {
    if (isOfOneImage(error)) return null
    throw error
  }
  return hash.digest('hex')
}

/** Tells whether an error is about this one image; otherwise every other image would have it too. */
function isOfOneImage(error: unknown): error is Refusal {
  if (!(error instanceof Refusal) || error.kind === 'unavailable') return false
  return error.code !== 'import.files_removed'
}

/** The printed dates of a record's documents; nulls for a document without noted dates. */
export type HeldDates = ReadonlyMap<DocumentKind, PrintedDates>

interface DatesDecision {
  /** The new dates of each document whose dates change. */
  changes: HeldDates
  problems: Note[]
}

/** Returns what is noted for these documents; nothing for an image that is being imported. */
export function heldDates(documents: HeldDocuments): HeldDates {
  const dates = [...documents].map(([kind, document]): [DocumentKind, PrintedDates] => {
    const { issuedOn, validUntil } =
      'sha256' in document ? document : { issuedOn: null, validUntil: null }
    return [kind, { issuedOn, validUntil }]
  })
  return new Map(dates)
}

/**
 * Decides which printed dates of a row come in, for the dry run and the run alike: those that a document on file lacks,
 * and different ones only where updates were chosen. Without its document a date means nothing.
 */
export function decideDates(
  { dates: given }: Pick<Candidate, 'dates'>,
  { dates, updateExisting }: { dates: HeldDates; updateExisting: boolean },
): DatesDecision {
  const changes = new Map<DocumentKind, PrintedDates>()
  const problems: Note[] = []
  for (const [kind, said] of given) {
    const held = dates.get(kind)
    const next = { ...held, ...said }
    if (!held) problems.push(say('ofPaper', { kind, problem: say('noPaper') }))
    else if (areSame(held, next)) continue
    else if (!updateExisting && isOther(held, said))
      problems.push(say('ofPaper', { kind, problem: say('otherDate') }))
    else {
      const { data, error } = printedDatesSchema.safeParse(next)
      if (data) changes.set(kind, data)
      else {
        const problem = noteOfMessage(String(error.issues[0]?.message))
        problems.push(say('datesLeftOut', { kind, problem }))
      }
    }
  }
  return { changes, problems }
}

function areSame(held: PrintedDates, next: Partial<PrintedDates>): boolean {
  return held.issuedOn === next.issuedOn && held.validUntil === next.validUntil
}

/** Tells whether a date on file would be replaced. */
function isOther(held: PrintedDates, said: Partial<PrintedDates>): boolean {
  return (['issuedOn', 'validUntil'] as const).some(
    (date) => said[date] !== undefined && held[date] !== null && said[date] !== held[date],
  )
}

/**
 * Files a row's images as uploads do: bytes before the rows that name them, and those in one commit; the state of the
 * record follows as from any other edit. A refused image is a problem of the row, and the record stays. The same bytes
 * again change nothing, so after a crash all images of a record that the row made are sent again.
 */
export async function fileImages(
  running: Running,
  mark: RowMark,
  candidate: Candidate,
): Promise<{ mark: RowMark; images: number }> {
  const { ctx, job } = running
  const recordId = mark.recordId as string
  const documents: HeldDocuments =
    mark.outcome === 'created' ? new Map() : await documentsOf(running, recordId)
  const { updateExisting } = job
  const decision = await decideImages(running.images, candidate, {
    documents,
    updateExisting,
  })
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

/** Returns a record's documents, by their kinds. */
export async function documentsOf({ ctx }: Running, recordId: string): Promise<HeldDocuments> {
  const documents = await ctx.read((read) => currentDocuments(read, recordId))
  return new Map(documents.map((document) => [document.kind, document]))
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
export async function fileDates(
  running: Running,
  mark: RowMark,
  candidate: Candidate,
): Promise<RowMark> {
  if (candidate.dates.size === 0) return mark
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
