import { type DocumentKind, documentKinds, kindLabel } from '#modules/documents/schema'
import { languageName } from '#modules/records/facts.schema'
import { sayerOf, type ValuesOf, type Words } from '#modules/tables'
import { type ImportTarget, importTargets } from '#modules/tables/columns/columns.schema'
import {
  type BesideTarget,
  choicesOf,
  type PaymentTarget,
} from '#modules/tables/columns/columns-beside.schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import type { Refusal } from '#platform/errors'
import { partsOf } from '#platform/problems.schema'
import { exchange as ofCells } from '#texts/problems/notes-cells'
import { exchange as ofColumns } from '#texts/problems/notes-columns'
import { exchange as ofImages } from '#texts/problems/notes-images'
import { exchange as ofRows } from '#texts/problems/notes-rows'

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

const sentences = {
  ...ofColumns,
  ...ofImages,
  ...ofCells,
  ...ofRows,
} as const
type Sentences = typeof sentences
/** The name of a sentence about a row, an image or an import. */
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
  row: number | string
}
/** The values that a name needs: those of the gaps in its sentence. */
export type Rest<Name extends Saying> = ValuesOf<Sentences[Name], Given>

const labelOf = (target: ImportTarget) => importTargets[target].label
const smallLabelOf = (target: ImportTarget) => labelOf(target).toLowerCase()
const kindOf = (kind: DocumentKind) => kindLabel(kind, 'en')
const isStanding = (word: string) => word === 'hidden' || word === 'visible'

const inEnglish: Words<Given> = {
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
  // It names a position, so it has no thousands separators.
  row: String,
}

function fieldIn(word: string): string {
  return word in documentKinds
    ? `dates of ${kindOf(word as DocumentKind)}`
    : smallLabelOf(word as ImportTarget)
}

/** Says something about an import: in English, and by its name with the values of its gaps. */
export const { say, saying } = sayerOf(sentences, inEnglish)
