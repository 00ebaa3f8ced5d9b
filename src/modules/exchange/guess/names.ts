import { documentKindNames, documentKinds } from '#modules/documents/schema'
import { furtherHeadings } from '#modules/records/fields-headings.schema'
import { fieldNames, recordFields } from '#modules/records/fields.schema'
import { besideTargets } from '../columns-beside.schema.ts'
import { dateColumns } from '../columns-dates.schema.ts'
import { paymentParts, paymentTarget } from '../columns-payments.schema.ts'
import type { ImportTarget } from '../columns.schema.ts'
import { dateNames } from './date-names.ts'
import { letters } from './letters.ts'
import { paymentNames } from './payment-names.ts'

/** By what a column is known. */
interface Names {
  target: ImportTarget
  /** What tables call it: only letters, lower case, the most usual first. */
  names: readonly string[]
  /** The field of the older system's export. */
  oldField?: string | null
}

/** A field's own name is among them: our own list of records has it as its heading. */
const ofFields = fieldNames.map((target): Names => {
  const { label, headings, oldField } = recordFields[target]
  const further = furtherHeadings[target] ?? []
  return {
    target,
    names: [...headings, ...Object.values(label), ...further, target].map(letters),
    oldField,
  }
})

const ofStates: readonly Names[] = [
  { target: 'hidden', names: ['hidden', 'userhide', 'hiddenat'], oldField: 'User_Hide' },
  { target: 'state', names: ['state', 'status'], oldField: 'Status' },
  {
    target: 'stage',
    names: ['stage', 'currentstage', 'applicationstage', 'ধাপ', 'বর্তমানধাপ'],
  },
]

/**
 * Found only by the names in our own list: a `Wage` or an `Employer` of any other table may not be what the contract
 * says, so somebody has to choose it.
 */
const ofBeside = besideTargets.map((target): Names => ({ target, names: [letters(target)] }))

const ofKinds = documentKindNames.map((target): Names => {
  const { label, oldField } = documentKinds[target]
  const words = label.toLowerCase().replace(/[^a-z]/g, '')
  const kind = target.replace('-', '')
  return { target, names: [words, kind, `${kind}file`], oldField }
})

const ofDates = dateColumns.map(
  (column): Names => ({
    target: column.target,
    names: dateNames(column),
  }),
)

const ofPayments = paymentParts.map(
  (part): Names => ({
    target: paymentTarget(part),
    names: paymentNames(part),
  }),
)

const all = [...ofFields, ...ofStates, ...ofBeside, ...ofDates, ...ofKinds, ...ofPayments]

/** The names of each target; further cells of a detail have none of their own (guess-parts.ts). */
export const namesByTarget: ReadonlyMap<ImportTarget, Names> = new Map(
  all.map((one) => [one.target, one]),
)
