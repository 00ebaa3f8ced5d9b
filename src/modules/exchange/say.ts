import { type DocumentKind, documentKinds, kindLabel } from '#modules/documents/schema'
import { languageName } from '#modules/records/facts.schema'
import type { Refusal } from '#platform/errors'
import { filled, type GapsIn, type ProblemValues, partsOf } from '#platform/problems.schema'
import { type ImportTarget, importTargets } from './columns.schema.ts'
import {
  type BesideTarget,
  choicesOf,
  columnProblems,
  type PaymentTarget,
} from './columns-beside.schema.ts'
import {
  cellProblems,
  imageProblems,
  readings,
  rowProblems,
  tableProblems,
} from './problems.schema.ts'
import type { Note } from './reading.schema.ts'

/** Turns another module's problem with a value into a note, with its name there. */
export const noteOfMessage = (problem: string): Note => partsOf(problem)

/** Turns the refusal of a row, an image or an import into a note. */
export function noteOfRefusal({ message, code, detail, reason }: Refusal): Note {
  if (reason) return { message, ...reason }
  // A sentence of its own says more than its code.
  return detail === undefined ? { message, code } : { message }
}

/** Returns the note for its first field, if it names any. */
export function noteOfField(error: Refusal): Note {
  const [field] = error.fields
  if (!field || field.message === error.message) return noteOfRefusal(error)
  const { path: _, ...note } = field
  return note
}

/** All sentences of imports, by their names. */
const importSentences = {
  ...columnProblems,
  ...tableProblems,
  ...readings,
  ...imageProblems,
  ...cellProblems,
  ...rowProblems,
} as const
type Sentences = typeof importSentences
/** The name of a sentence about an import. */
export type Saying = keyof Sentences

/** What fills a gap, by the gap's name. */
interface Given {
  column: ImportTarget
  field: ImportTarget
  kind: DocumentKind
  kinds: readonly DocumentKind[]
  paths: readonly string[]
  /** By their codes. */
  languages: readonly string[]
  /** The column whose cells choose from a few words. */
  choices: BesideTarget | PaymentTarget
  /** Fields in which a record on file differs, and its `hidden` or `visible` where that differs. */
  difference: readonly string[]
  /** Fields, `hidden` or `visible`, and kinds of documents whose dates were changed. */
  changed: readonly string[]
  problem: Note
  delimiter: string
  row: number | string
  line: number
  entry: number
}
type GivenFor<Name extends Saying> = {
  readonly [Gap in GapsIn<Sentences[Name]>]: Gap extends keyof Given ? Given[Gap] : string | number
}
/** The values that a name needs: those of the gaps in its sentence. */
export type Rest<Name extends Saying> =
  GapsIn<Sentences[Name]> extends never ? [] : [values: GivenFor<Name>]

/** Says something about an import: in English, and by its name with the values of its gaps. */
export function say<Name extends Saying>(name: Name, ...[values]: Rest<Name>): Note {
  const given: Readonly<Record<string, unknown>> = values ?? {}
  const words = Object.entries(given).map(([gap, value]) => [gap, wordsOf(gap, value)])
  return {
    message: filled(importSentences[name] as string, Object.fromEntries(words)),
    code: `exchange.${name}`,
    ...(values === undefined ? {} : { values: kept(given) }),
  }
}

/** Returns the details of a refusal that says this. */
export function saying<Name extends Saying>(name: Name, ...rest: Rest<Name>) {
  const { message, code, values } = say(name, ...rest)
  return { message, reason: { code: code as string, values } }
}

/**
 * Returns values as they are stored: a sentence within a sentence by its code, with its values among the others; one
 * without a code whole.
 */
function kept({ problem, ...values }: Readonly<Record<string, unknown>>): ProblemValues {
  if (problem === undefined) return values as ProblemValues
  const { message, code, values: within } = problem as Note
  return { ...within, ...(values as ProblemValues), problem: code ?? message }
}

/** Returns the words for a gap, in English. */
function wordsOf(gap: string, value: unknown): string | number {
  const say = inEnglish[gap as keyof Given] as ((value: unknown) => string) | undefined
  return say ? say(value) : (value as string | number)
}

const labelOf = (target: ImportTarget) => importTargets[target].label
const smallLabelOf = (target: ImportTarget) => labelOf(target).toLowerCase()
const kindOf = (kind: DocumentKind) => kindLabel(kind, 'en')
const delimiterNames: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'upright bars',
}
const isStanding = (word: string) => word === 'hidden' || word === 'visible'

const inEnglish: { readonly [Gap in keyof Given]: (value: Given[Gap]) => string } = {
  column: labelOf,
  field: smallLabelOf,
  kind: kindOf,
  kinds: (kinds) => kinds.map(kindOf).join(' and '),
  paths: (paths) => paths.map((path) => `“${path}”`).join(' and '),
  languages: (codes) => codes.map((code) => languageName(code)).join(', '),
  choices: (target) =>
    Object.values(choicesOf(target) ?? {})
      .map(({ en }) => en)
      .join(', '),
  difference: (words) => {
    const fields = words.filter((word) => !isStanding(word)).map(fieldIn)
    const standing = words
      .filter(isStanding)
      .map((word) => (word === 'hidden' ? word : 'not hidden'))
    return [...(fields.length > 0 ? [`with another ${fields.join(', ')}`] : []), ...standing].join(
      ', ',
    )
  },
  changed: (words) => words.map((word) => (isStanding(word) ? word : fieldIn(word))).join(', '),
  problem: ({ message }) => message,
  delimiter: (sign) => delimiterNames[sign] ?? `“${sign}”`,
  // They name a position, so they have no thousands separators.
  row: String,
  line: String,
  entry: String,
}

function fieldIn(word: string): string {
  return word in documentKinds
    ? `dates of ${kindOf(word as DocumentKind)}`
    : smallLabelOf(word as ImportTarget)
}
