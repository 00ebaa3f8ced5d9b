import { type CandidateRecord, isUnderAge, type RecordChanges } from '#modules/records/schema'
import type { TakesNone } from '../import/running.ts'
import { type Note, rowWords } from '../reading.schema.ts'
import { type Saying, say } from '../say.ts'
import { type Beside, isNothing } from './beside.ts'
import type { Candidate } from './map-row.ts'

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
