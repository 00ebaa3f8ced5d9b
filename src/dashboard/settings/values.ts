import type { Answer } from '#api/client'
import {
  type Keeping,
  keepingNames,
  type LegalPage,
  type LinkGroup,
  legalPages,
  regulatorLabel,
  type SeenKind,
  type SettingsDraft,
  seenKinds,
  stagesOf,
  type Tile,
} from '#modules/organisation/schema'

export type Organisation = Answer<'GET /organisation'>

/** The settings as the form holds them: no text is null, and every legal page has one. */
export interface Values {
  displayName: string
  legalName: string
  licenceNumber: string
  regulator: string
  address: string
  phone: string
  email: string
  welcomeText: string
  accentColour: string
  tiles: Tile[] | null
  menu: LinkGroup[] | null
  footerGroups: LinkGroup[] | null
  legalTexts: Record<LegalPage, string>
  languages: Organisation['languages']
  timeZone: string
  webAddresses: string[]
  sourceCodeUrl: string
  defaultNationality: string
  secondPersonApproval: boolean
  documentsSeenFirst: boolean
  returnReasons: string[]
  automaticMessages: boolean
  staffSecondFactor: boolean
  sessionIdleMinutes: number
  sessionLongestHours: number
  trashDays: number
  contestDays: number
  keepAfterDepartureDays: number
  keepSensitiveMonths: number
  keepContractMonths: number
  keepUsualMonths: number
  removesByItself: boolean
  /** Empty: no reason is stated, and no scan kept. */
  scanReasons: Record<SeenKind, string>
  comparisonDays: Organisation['comparisonDays']
  /** The usual ones stand here as if they were own ones. */
  stages: string[]
}
export type SettingField = keyof Values

export type { Keeping }

/** Of the settings, how long papers are kept. */
export function keepingIn(values: Keeping): Keeping {
  const kept = keepingNames.map((name) => [name, values[name]])
  return Object.fromEntries(kept) as Keeping
}

/** What the preview shows. */
export type PreviewedPage = 'home' | LegalPage

/** Every setting of the form, in its order on the page, as it is called there. */
export const settingLabels: Record<SettingField, string> = {
  displayName: 'Name of the organisation',
  legalName: 'Registered name',
  licenceNumber: 'Licence number',
  regulator: 'Licensing authority',
  address: 'Address',
  phone: 'Telephone',
  email: 'Email',
  welcomeText: 'Welcome text',
  accentColour: 'Accent colour',
  tiles: 'Tiles',
  menu: 'Menu',
  footerGroups: 'Footer links',
  legalTexts: 'Legal texts',
  languages: 'Languages',
  timeZone: 'Time zone',
  webAddresses: 'Other web addresses',
  sourceCodeUrl: 'Source code',
  defaultNationality: 'Default nationality',
  secondPersonApproval: 'Second-person approval',
  documentsSeenFirst: 'Documents seen before approval',
  returnReasons: 'Reasons for a return',
  automaticMessages: 'Messages to candidates',
  staffSecondFactor: 'Second factor for staff',
  sessionIdleMinutes: 'Signed out without use after',
  sessionLongestHours: 'Signed out in any case after',
  trashDays: 'Deleted records removed for good after',
  contestDays: 'Answer a reported mistake within',
  keepAfterDepartureDays: 'Passport, medical, police, fingerprints: after the departure',
  keepSensitiveMonths: 'The same without a departure: after the last change',
  keepContractMonths: 'Contract and money: after the last change',
  keepUsualMonths: 'All other papers and details: after the last change',
  removesByItself: 'Remove what is due by itself',
  scanReasons: 'Why scans of health and criminal records are kept',
  comparisonDays: 'What an authority showed is old after',
  stages: 'Stages of an application',
}
const settingFields = Object.keys(settingLabels) as SettingField[]

/** What is on file, as the form begins with it. */
export function valuesOf(organisation: Organisation): Values {
  const { regulator, accentColour, sourceCodeUrl, legalTexts, scanReasons, ...rest } = organisation
  return {
    ...rest,
    regulator: regulatorLabel(regulator),
    stages: [...stagesOf(organisation)],
    accentColour: accentColour ?? '',
    sourceCodeUrl: sourceCodeUrl ?? '',
    legalTexts: Object.fromEntries(
      legalPages.map((page) => [page, legalTexts[page] ?? '']),
    ) as Values['legalTexts'],
    scanReasons: Object.fromEntries(
      seenKinds.map((kind) => [kind, scanReasons[kind] ?? '']),
    ) as Values['scanReasons'],
  }
}

/** The settings that differ between two versions, in the form's order. */
export function differingFields(one: Values, other: Values): SettingField[] {
  return settingFields.filter((field) => written(one[field]) !== written(other[field]))
}

/** Independent of the order in which an object's parts were put together. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  )
}

/** Some of the form's values as the API takes them: an empty address or colour is none. */
export function draftOf(values: Values, fields: readonly SettingField[]): SettingsDraft {
  const { accentColour, sourceCodeUrl, legalTexts, returnReasons, scanReasons, ...rest } = values
  const all: Record<SettingField, unknown> = {
    ...rest,
    accentColour: accentColour.trim().toLowerCase() || null,
    sourceCodeUrl: sourceCodeUrl.trim() || null,
    stages: values.stages.map((stage) => stage.trim()).filter(Boolean),
    scanReasons: Object.fromEntries(
      Object.entries(scanReasons).filter(([, reason]) => reason.trim() !== ''),
    ),
    returnReasons: returnReasons.map((reason) => reason.trim()).filter((reason) => reason !== ''),
    legalTexts: Object.fromEntries(
      Object.entries(legalTexts).map(([page, text]) => [page, text.trim() || null]),
    ),
  }
  return Object.fromEntries(fields.map((field) => [field, all[field]]))
}

export type Side = 'mine' | 'theirs'

/** A setting in which my version and the one now on file differ. */
export interface Difference {
  field: SettingField
  /** Proposed where only one side changed it; null where both did and a person must choose. */
  choice: Side | null
}

/** Where my version and the one now on file differ, given the one that I began with. */
export function differencesOf(before: Values, mine: Values, theirs: Values): Difference[] {
  const [changedByMe, changedByThem] = [
    differingFields(before, mine),
    differingFields(before, theirs),
  ]
  return differingFields(mine, theirs).map((field) => {
    if (!changedByMe.includes(field)) return { field, choice: 'theirs' }
    if (!changedByThem.includes(field)) return { field, choice: 'mine' }
    return { field, choice: null }
  })
}

/** Theirs, with what was chosen of mine. */
export function mergedValues(
  mine: Values,
  theirs: Values,
  differences: readonly Difference[],
): Values {
  const own = differences.filter(({ choice }) => choice === 'mine')
  return { ...theirs, ...Object.fromEntries(own.map(({ field }) => [field, mine[field]])) }
}
