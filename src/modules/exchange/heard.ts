import { termProblems } from '#modules/contracts/problems.schema'
import { printedDateProblems } from '#modules/documents/problems.schema'
import { type FieldName, isField, recordFields } from '#modules/records/fields.schema'
import { recordProblems } from '#modules/records/problems.schema'
import { speechProblems } from '#modules/speech/schema'
import { paymentProblems } from '#modules/training/problems.schema'
import type { Refusal } from '#platform/errors'
import { valuesIn } from '#platform/gaps.schema'
import { longerThan } from '#platform/text/schema'
import type { Note, NoteValues } from './notes.schema.ts'

/** What other modules say about a value in a row, by the module and their names for it. */
const sentencesOfOthers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  documents: printedDateProblems,
  contracts: termProblems,
  training: paymentProblems,
  speech: speechProblems,
}

/** Turns another module's sentence about a value into a note, with its name there. */
export function noteOfMessage(message: string, field?: PropertyKey): Note {
  const ofRecord = typeof field === 'string' && isField(field) && nameInRecord(message, field)
  if (ofRecord) return { message, ...ofRecord }
  for (const [module, table] of Object.entries(sentencesOfOthers))
    for (const [name, sentence] of Object.entries(table)) {
      const values = valuesIn(sentence, message)
      if (!values) continue
      const code = `${module}.${name}`
      return { message, code, ...(Object.keys(values).length > 0 ? { values } : {}) }
    }
  return { message }
}

/** A field's rules fill in its label and lengths, so each sentence of the table is filled with these. */
function nameInRecord(
  message: string,
  column: FieldName,
): { code: string; values: NoteValues } | null {
  const { label, ...field } = recordFields[column]
  const most = 'most' in field ? field.most : 0
  const least = 'least' in field ? field.least : 0
  const names = Object.keys(recordProblems) as (keyof typeof recordProblems)[]
  const name = names.find((name) => {
    const length = name === 'shortNumber' ? least : most
    return recordProblems[name](label.en, length) === message
  })
  if (name === 'shortNumber') return { code: `records.${name}`, values: { column, least } }
  if (name === 'longNumber') return { code: `records.${name}`, values: { column, most } }
  if (name) return { code: `records.${name}`, values: { column } }
  if (message !== longerThan(most, label.en)) return null
  return { code: 'records.longLine', values: { column, most } }
}

/** Turns the refusal of a row, an image or an import into a note. */
export function noteOfRefusal({ message, code, detail, reason }: Refusal): Note {
  if (reason) return { message, ...reason }
  // A sentence of its own says more than its code.
  return detail === undefined ? { message, code } : noteOfMessage(message)
}

/** Returns the note for its first field, if it names any. */
export function noteOfField(error: Refusal): Note {
  const [field] = error.fields
  return !field || field.message === error.message
    ? noteOfRefusal(error)
    : noteOfMessage(field.message, field.path)
}
