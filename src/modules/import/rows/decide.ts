import { createHash } from 'node:crypto'
import type { StoredDocument } from '#modules/documents'
import { type DocumentKind, type PrintedDates, printedDatesSchema } from '#modules/documents/schema'
import { type CandidateRecord, isUnderAge, type RecordChanges } from '#modules/records/schema'
import { type Note, rowWords } from '#modules/tables/notes/reading.schema'
import { Refusal } from '#platform/errors'
import {
  type ImageFile,
  type ImageIndex,
  type Matched,
  matchImages,
} from '../images/match-images.ts'
import { noteOfMessage, type Saying, say } from '../notes/say.ts'
import { type Beside, isNothing } from './beside.ts'
import type { Candidate } from './map-row.ts'

/** Why no new records can be entered now; null: they can. */
export type TakesNone = 'closing' | 'licence' | null

/** What will become of a row. Problems of a row that has not failed are remarks: the rest comes in. */
export type Decision = { problems: Note[] } & (
  | { outcome: 'created' }
  | { outcome: 'unchanged' }
  | { outcome: 'failed' }
  | { outcome: 'updated'; changes: RecordChanges; hiding: 'hide' | 'unhide' | null }
)

/** A record as it is on file, or as earlier rows of the table leave it. */
export interface OnFile {
  details: { [Field in keyof RecordChanges]?: CandidateRecord[Field] | undefined }
  isHidden: boolean
  isApproved: boolean
  stage?: string | null
  /** Left out where the row says nothing about it. */
  beside?: Beside | undefined
  /** The first row of this table that brought it; undefined when it existed before. */
  row?: number | undefined
}

export function onFileAs(
  details: CandidateRecord,
  { row, beside }: Pick<OnFile, 'row' | 'beside'>,
): OnFile {
  const { hiddenAt, state, stage } = details
  const isApproved = state === 'approved'
  return { details, isHidden: hiddenAt !== null, isApproved, stage, row, beside }
}

/**
 * Decides what becomes of a row, for the dry run and the run alike: a new passport number is entered, the same row
 * again changes nothing, a changed one updates only when that was chosen.
 */
export function decideRow(
  candidate: Candidate,
  onFile: OnFile | undefined,
  rules: Rules,
): Decision {
  const decision = decideByRules(candidate, onFile, rules)
  const further = [...stageProblems(candidate, onFile), ...besideProblems(candidate, onFile)]
  return { ...decision, problems: [...candidate.remarks, ...decision.problems, ...further] }
}

/** A record moves on after its import, and importing the table again does not set it back. */
function stageProblems({ stage }: Candidate, onFile: OnFile | undefined): Note[] {
  if (!onFile || stage === null || stage === (onFile.stage ?? null)) return []
  return [say('otherStage')]
}

/** An undo can take back neither terms nor documents in hand, so they come only with a new record. */
function besideProblems({ beside }: Candidate, onFile: OnFile | undefined): Note[] {
  if (!onFile || isNothing(beside)) return []
  const { terms, originals } = onFile.beside ?? { terms: null, originals: [] }
  const held = new Set(originals.map(documentKey))
  const isSameContract = beside.terms === null || keyOf(beside.terms) === keyOf(terms)
  const isSameDocuments = beside.originals.every((document) => held.has(documentKey(document)))
  return [
    ...(isSameContract ? [] : [say('otherContract')]),
    ...(isSameDocuments ? [] : [say('otherPapers')]),
  ]
}

const keyOf = (terms: Beside['terms']) => JSON.stringify(terms)
const documentKey = ({ kind, purpose, receivedOn, dueOn }: Beside['originals'][number]) =>
  [kind, purpose, receivedOn, dueOn].join(' ')

interface Rules {
  updateExisting: boolean
  secondPersonApproval: boolean
  /** ISO 8601; for deciding who is under 18. */
  today: string
  takesNone: TakesNone
}

function decideByRules(candidate: Candidate, onFile: OnFile | undefined, rules: Rules): Decision {
  const { given, details, missing } = candidate
  if (!onFile) {
    if (details && rules.takesNone)
      return { outcome: 'failed', problems: [say(whyNone[rules.takesNone])] }
    if (details) return { outcome: 'created', problems: ageProblems(candidate, rules) }
    return { outcome: 'failed', problems: missing }
  }
  const fields = (Object.keys(given) as (keyof RecordChanges)[]).filter(
    (field) => given[field] !== undefined && given[field] !== onFile.details[field],
  )
  const hiding = hidingOf(candidate, onFile)
  const problems = stateProblems(candidate, onFile, rules)
  const isSame = fields.length === 0 && hiding === null
  if (!rules.updateExisting && !(isSame && problems.length === 0)) {
    const differences = isSame ? [] : [differenceOf(fields, onFile, hiding)]
    return { outcome: 'failed', problems: [...differences, ...problems] }
  }
  if (isSame) return { outcome: 'unchanged', problems }
  const changes = Object.fromEntries(fields.map((field) => [field, given[field]]))
  return { outcome: 'updated', changes, hiding, problems }
}

const whyNone = {
  closing: 'agencyCloses',
  licence: 'licenceStops',
} as const satisfies Record<Exclude<TakesNone, null>, Saying>

/** A record that the table calls approved still waits where nobody may approve it. */
function ageProblems({ details, waits }: Candidate, { today }: Rules): Note[] {
  if (waits || !isUnderAge(details?.dateOfBirth, today)) return []
  return [say('underAge')]
}

/** Returns the change of hiding; an empty cell changes nothing. */
function hidingOf({ isHidden }: Candidate, onFile: OnFile): 'hide' | 'unhide' | null {
  if (isHidden === null || isHidden === onFile.isHidden) return null
  return isHidden ? 'hide' : 'unhide'
}

/** Approving and withdrawing are for a person who has looked at the record, so no table does it. */
function stateProblems(
  { isWaiting }: Candidate,
  { isApproved }: OnFile,
  { secondPersonApproval }: { secondPersonApproval: boolean },
): Note[] {
  if (isWaiting === true && isApproved) return [say('approvedHere')]
  // Where a second person approves, a new record waits for them too, whatever its row says.
  if (isWaiting === false && !isApproved && !secondPersonApproval) return [say('notApprovedHere')]
  return []
}

function differenceOf(
  fields: readonly (keyof RecordChanges)[],
  { row }: OnFile,
  hiding: 'hide' | 'unhide' | null,
): Note {
  const standing = hiding === null ? [] : [hiding === 'hide' ? 'visible' : 'hidden']
  const difference = [...fields, ...standing]
  return row === undefined
    ? say('onFile', { difference })
    : say('inRow', { row: rowWords(row), difference })
}

/** What a record has of a kind: the document on file, or the image that an earlier row brings. */
type HeldDocument = Pick<StoredDocument, 'bytes' | 'sha256' | keyof PrintedDates> | ImageFile
export type HeldDocuments = ReadonlyMap<DocumentKind, HeldDocument>

/**
 * Decides which images of a row come in, for the dry run and the run alike: those of kinds that the record lacks, and
 * others to replace a document on file only where that was chosen. The same bytes as on file change nothing. Returns only
 * images that are to be filed.
 */
export async function decideImages(
  index: ImageIndex,
  { passportNumber, images: named }: Candidate,
  { documents, updateExisting }: { documents: HeldDocuments; updateExisting: boolean },
): Promise<Matched> {
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
export function isOfOneImage(error: unknown): error is Refusal {
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
