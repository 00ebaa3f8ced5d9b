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
import { settingsWords } from '../words/en/settings.ts'
import { sentTranslations } from './translations.ts'

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
  wordsLanguage: Organisation['wordsLanguage']
  translations: Organisation['translations']
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
  neededKinds: Organisation['neededKinds']
  /** The usual ones are here as if they were the organisation's own. */
  stages: string[]
}
export type SettingField = keyof Values

export type { Keeping }

/** Returns, from the settings, how long documents are kept. */
export function keepingIn(values: Keeping): Keeping {
  const kept = keepingNames.map((name) => [name, values[name]])
  return Object.fromEntries(kept) as Keeping
}

/** What the preview shows. */
export type PreviewedPage = 'home' | LegalPage

/** The label of each setting, in page order. */
export type SettingLabels = Readonly<Record<SettingField, string>>
const inOrder: SettingLabels = settingsWords.labels
const settingFields = Object.keys(inOrder) as SettingField[]

/** Returns the saved settings, as the form begins with them. */
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

/** Returns the settings that differ between two versions, in the form's order. */
export function differingFields(one: Values, other: Values): SettingField[] {
  return settingFields.filter((field) => written(one[field]) !== written(other[field]))
}

/** Serialises a value independently of the order of its members. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  )
}

/** Returns some of the form's values as the API takes them: an empty address or colour becomes null. */
export function draftOf(values: Values, fields: readonly SettingField[]): SettingsDraft {
  const { accentColour, sourceCodeUrl, legalTexts, returnReasons, scanReasons, ...rest } = values
  const all: Record<SettingField, unknown> = {
    ...rest,
    accentColour: accentColour.trim().toLowerCase() || null,
    sourceCodeUrl: sourceCodeUrl.trim() || null,
    translations: sentTranslations(values.translations),
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

/** A setting in which my version and the saved one differ. */
export interface Difference {
  field: SettingField
  /** Preselected where only one side changed it; null where both did and a person must choose. */
  choice: Side | null
}

/** Returns where my version and the saved one differ, given the one that I began with. */
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

/** Returns theirs, with what was chosen of mine. */
export function mergedValues(
  mine: Values,
  theirs: Values,
  differences: readonly Difference[],
): Values {
  const own = differences.filter(({ choice }) => choice === 'mine')
  return { ...theirs, ...Object.fromEntries(own.map(({ field }) => [field, mine[field]])) }
}
