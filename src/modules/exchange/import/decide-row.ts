import { type CandidateRecord, isUnderAge, type RecordChanges } from '#modules/records/schema'
import { importTargets, type RecordTarget } from '../columns/schema.ts'
import type { Candidate } from './map-row.ts'
import { type Beside, isNothing } from './read-beside.ts'
import type { TakesNone } from './takes-none.ts'

/** What is to become of a row. Problems of one that is not failed are remarks: the rest comes in. */
export type Decision = { problems: string[] } & (
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
  /** Left out where the row says nothing of it. */
  beside?: Beside | undefined
  /** The first row of this table that brought it; undefined when it was there before. */
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
 * The one place that decides it, for the dry run and the run: a new passport number is entered, the
 * same row again changes nothing, a changed one updates only when that was chosen.
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

/** A record moves on after it was brought in, and the same table again does not set it back. */
function stageProblems({ stage }: Candidate, onFile: OnFile | undefined): string[] {
  if (!onFile || stage === null || stage === (onFile.stage ?? null)) return []
  return [
    'Stage: this record is on file in another stage, and a table does not change that. Move it under Stages.',
  ]
}

/** Neither terms nor papers in hand can be taken back by an undo, so they come with a new record only. */
function besideProblems({ beside }: Candidate, onFile: OnFile | undefined): string[] {
  if (!onFile || isNothing(beside)) return []
  const { terms, originals } = onFile.beside ?? { terms: null, originals: [] }
  const held = new Set(originals.map(paperKey))
  const isSameContract = beside.terms === null || keyOf(beside.terms) === keyOf(terms)
  const isSamePapers = beside.originals.every((paper) => held.has(paperKey(paper)))
  return [
    ...(isSameContract ? [] : [besideSentences.contract]),
    ...(isSamePapers ? [] : [besideSentences.papers]),
  ]
}

const besideSentences = {
  contract:
    'Contract: this record is on file, and a table brings terms in with new records only. Enter them on its page.',
  papers:
    'Papers in hand: this record is on file, and a table brings papers in hand in with new records only. Note them on its page.',
}

const keyOf = (terms: Beside['terms']) => JSON.stringify(terms)
const paperKey = ({ kind, purpose, receivedOn, dueOn }: Beside['originals'][number]) =>
  [kind, purpose, receivedOn, dueOn].join(' ')

interface Rules {
  updateExisting: boolean
  secondPersonApproval: boolean
  /** ISO 8601, for who is under 18. */
  today: string
  takesNone: TakesNone
}

function decideByRules(candidate: Candidate, onFile: OnFile | undefined, rules: Rules): Decision {
  const { given, details, missing } = candidate
  if (!onFile) {
    if (details && rules.takesNone)
      return { outcome: 'failed', problems: [problemOf[rules.takesNone]] }
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
    const sentences = isSame ? [] : [differenceOf(fields, onFile, hiding)]
    return { outcome: 'failed', problems: [...sentences, ...problems] }
  }
  if (isSame) return { outcome: 'unchanged', problems }
  const changes = Object.fromEntries(fields.map((field) => [field, given[field]]))
  return { outcome: 'updated', changes, hiding, problems }
}

const problemOf: Record<Exclude<TakesNone, null>, string> = {
  closing: 'No new records can be added: this agency is closing.',
  licence:
    'No new records now: the licence of this agency has to be looked up in the register first. Under Settings it says why.',
}

/** What the table calls approved waits all the same where nobody may approve it. */
function ageProblems({ details, waits }: Candidate, { today }: Rules): string[] {
  if (waits || !isUnderAge(details?.dateOfBirth, today)) return []
  return ['Date of birth: this candidate is under 18. The record waits, and cannot be approved.']
}

/** An empty cell hides nothing and shows nothing. */
function hidingOf({ isHidden }: Candidate, onFile: OnFile): 'hide' | 'unhide' | null {
  if (isHidden === null || isHidden === onFile.isHidden) return null
  return isHidden ? 'hide' : 'unhide'
}

/** Approving and withdrawing are for somebody who has looked at the record, so no table does it. */
function stateProblems(
  { isWaiting }: Candidate,
  { isApproved }: OnFile,
  { secondPersonApproval }: { secondPersonApproval: boolean },
): string[] {
  if (isWaiting === true && isApproved)
    return [
      'State: this record is approved here, and a table does not change that. Withdraw the approval on its page, or empty the cell.',
    ]
  // Where a second person approves, a new record waits for them as well, whatever its row says.
  if (isWaiting === false && !isApproved && !secondPersonApproval)
    return [
      'State: this record is not approved here, and a table does not change that. Approve it on its page, or empty the cell.',
    ]
  return []
}

function differenceOf(
  fields: readonly (keyof RecordChanges)[],
  { row }: OnFile,
  hiding: 'hide' | 'unhide' | null,
): string {
  const labels = fields.map((field) => importTargets[field as RecordTarget].label.toLowerCase())
  const others = labels.length > 0 ? [`with another ${labels.join(', ')}`] : []
  const standing = hiding === null ? [] : [hiding === 'hide' ? 'not hidden' : 'hidden']
  const difference = [...others, ...standing].join(', ')
  return row === undefined
    ? `A record with this passport number is on file already, ${difference}. Choose “Update records that are on file”, or take this row out.`
    : `This passport number is in row ${row} too, ${difference}. Keep the right row, or correct the number.`
}
