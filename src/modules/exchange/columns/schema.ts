import { z } from 'zod'
import { type DocumentKind, documentKindNames, documentKinds } from '#modules/documents/schema'

interface Target {
  label: string
  /** Whether every new record needs it. */
  isRequired: boolean
  /** How tables call it, in small letters only, most usual first. */
  names: readonly string[]
  /** The field of the older system's export (SPEC §3). */
  oldField: string | null
}

/** What a column of a table can be; the images' kinds come below. */
const recordTargets = {
  passportNumber: {
    label: 'Passport number',
    isRequired: true,
    names: ['passportnumber', 'passportno', 'passport', 'ppno', 'পাসপোর্টনম্বর'],
    oldField: 'id',
  },
  referenceNumber: {
    label: 'Reference number',
    isRequired: true,
    names: [
      'referencenumber',
      'referenceno',
      'reference',
      'irccnumber',
      'irccno',
      'applicationnumber',
    ],
    oldField: 'IRCC_Num',
  },
  name: {
    label: 'Name',
    isRequired: true,
    names: ['name', 'fullname', 'candidatename', 'candidate', 'নাম'],
    oldField: 'name',
  },
  fatherName: {
    label: "Father's name",
    isRequired: true,
    names: ['fathersname', 'fathername', 'father', 'পিতারনাম'],
    oldField: 'F_name',
  },
  motherName: {
    label: "Mother's name",
    isRequired: true,
    names: ['mothersname', 'mothername', 'mother', 'মাতারনাম'],
    oldField: 'M_name',
  },
  address: {
    label: 'Permanent address',
    isRequired: true,
    names: ['permanentaddress', 'address', 'homeaddress', 'ঠিকানা'],
    oldField: 'Po_address',
  },
  nationality: {
    label: 'Nationality',
    isRequired: false,
    names: ['nationality', 'citizenship'],
    oldField: 'nationality',
  },
  destinationCountry: {
    label: 'Destination country',
    isRequired: false,
    names: ['destinationcountry', 'destination', 'country'],
    oldField: null,
  },
  hidden: {
    label: 'Hidden',
    isRequired: false,
    names: ['hidden', 'userhide', 'hiddenat'],
    oldField: 'User_Hide',
  },
  state: { label: 'State', isRequired: false, names: ['state', 'status'], oldField: 'Status' },
} as const satisfies Record<string, Target>

export type RecordTarget = keyof typeof recordTargets
export type ImportTarget = RecordTarget | DocumentKind

const kindTargets = Object.fromEntries(
  documentKindNames.map((kind) => {
    const { label, oldField } = documentKinds[kind]
    const words = label.toLowerCase().replace(/[^a-z]/g, '')
    const names = [words, kind.replace('-', ''), `${kind.replace('-', '')}file`]
    return [kind, { label: `${label} (file)`, isRequired: false, names, oldField }]
  }),
) as unknown as Record<DocumentKind, Target>

/** Everything that a column can be chosen for: details of the record, and names of image files. */
export const importTargets: Record<ImportTarget, Target> = { ...recordTargets, ...kindTargets }
export const importTargetNames = Object.keys(importTargets) as [ImportTarget, ...ImportTarget[]]

/** Which column is what: the column's name under each target. */
export const importMappingSchema = z.partialRecord(z.enum(importTargetNames), z.string().max(140))
export type ImportMapping = z.output<typeof importMappingSchema>

const letters = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')

/** Whether these are the columns of the older system's export. */
export function isOlderExport(columns: readonly string[]): boolean {
  const telling = ['IRCC_Num', 'F_name', 'M_name', 'Po_address', 'User_Hide', 'P_url', 'My_Aust']
  return telling.filter((field) => columns.includes(field)).length >= 3
}

/** Which column is probably what, by its name; each column at most once. */
export function guessMapping(columns: readonly string[]): ImportMapping {
  const mapping: ImportMapping = {}
  const isOlder = isOlderExport(columns)
  const free = new Set(columns)
  for (const target of importTargetNames) {
    const { names, oldField } = importTargets[target]
    const byOldName = isOlder && oldField !== null && free.has(oldField) ? oldField : undefined
    const best = names.map((name) => [...free].find((column) => letters(column) === name))
    const column = byOldName ?? best.find((one) => one !== undefined)
    if (column === undefined) continue
    mapping[target] = column
    free.delete(column)
  }
  return mapping
}

/** What to do about names of columns of which none is known; undefined when some are. */
export function problemOfNames(columns: readonly string[]): string | undefined {
  if (Object.keys(guessMapping(columns)).length > 0) return undefined
  return 'None of the names of the columns is known here; they seem not to be in the first row. Delete what stands above them and choose the table again, or say which column is what.'
}

/** Of the older system's fields that are left out, what must be said aloud (SPEC §3); null when nothing. */
export function warningOfOlder(unused: readonly string[]): string | null {
  if (!unused.includes('Doc_189_PC')) return null
  return 'Doc_189_PC is left out: Candor has no such kind of paper.'
}

/** What is missing from a mapping, by target; empty when rows can be read with it. */
export function mappingProblems(
  mapping: ImportMapping,
  columns: readonly string[],
  updateExisting: boolean,
): { path: string; message: string }[] {
  const chosen = Object.entries(mapping) as [ImportTarget, string][]
  const problems = chosen.flatMap(([target, column], index) => {
    const twin = chosen.findIndex(([, other]) => other === column)
    const { label } = importTargets[target]
    if (!columns.includes(column))
      return [{ path: target, message: `The table has no column “${column}”. Choose another one.` }]
    if (twin === index) return []
    return [{ path: target, message: `“${column}” is chosen for ${label} and for something else.` }]
  })
  const missing = importTargetNames.filter((target) => {
    const isNeeded = updateExisting ? target === 'passportNumber' : importTargets[target].isRequired
    return isNeeded && mapping[target] === undefined
  })
  return [
    ...problems,
    ...missing.map((target) => ({
      path: target,
      message: `Choose the column that holds the ${importTargets[target].label.toLowerCase()}.`,
    })),
  ]
}

/** What a list of mistakes has behind the original columns; a corrected list may keep them. */
export const listOfMistakesColumns = ['Row in the table', 'What to correct'] as const
