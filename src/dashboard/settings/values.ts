import type { Answer } from '#api/client'
import type { Address } from '#modules/organisation/facts.schema'
import { type Keeping, keepingNames } from '#modules/organisation/keeping.schema'
import { type SeenKind, seenKinds } from '#modules/organisation/kinds.schema'
import { type LegalPage, legalPages, usualStages } from '#modules/organisation/lines.schema'
import type { SettingsChanges, SettingsDraft } from '#modules/organisation/schema'
import { settingsWords } from '#texts/en/desk-settings'
import type { Side } from '../ui/compare-versions.tsx'
import { type DraftSaid, nothingChosen } from '../ui/draft-said.ts'

export type Organisation = Answer<'GET /organisation'>

/** What the form holds in another shape: no text is null, and every legal page has its addition. */
interface InForm {
  address: Address
  accentColour: string
  sourceCodeUrl: string
  legal: Record<LegalPage, DraftSaid>
  /** Empty: no reason is stated, and no scan kept. */
  scanReasons: Record<SeenKind, DraftSaid>
  /** The usual ones are here as if they were the organisation's own. */
  stages: DraftSaid[]
}
/** The date of the information is confirmed by itself. */
export type SettingField = Exclude<keyof SettingsChanges, 'informationAsOf'>
/** The settings as the form holds them. */
export type Values = Pick<Organisation, Exclude<SettingField, keyof InForm>> & InForm

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
  const { accentColour, sourceCodeUrl, legal, scanReasons, address, ...rest } = organisation
  return {
    ...rest,
    address: address ?? noAddress,
    stages:
      organisation.stages ??
      usualStages.map((key) => ({ sentences: [{ key, gaps: {} }], own: {} })),
    accentColour: accentColour ?? '',
    sourceCodeUrl: sourceCodeUrl ?? '',
    legal: filledBy(legalPages, legal),
    scanReasons: filledBy(seenKinds, scanReasons),
  }
}

const noAddress: Address = { street: '', area: '', city: '', postcode: '', country: '' }

/** Returns what is said under each name, also where it is nothing. */
const filledBy = <Name extends string>(
  names: readonly Name[],
  said: Partial<Record<Name, DraftSaid>>,
) =>
  Object.fromEntries(names.map((name) => [name, said[name] ?? nothingChosen])) as Record<
    Name,
    DraftSaid
  >

const isSaid = ({ sentences, own }: DraftSaid) =>
  sentences.length > 0 || Object.values<string>(own).some((text) => text.trim() !== '')

const onlySaid = (all: Record<string, DraftSaid>) =>
  Object.fromEntries(Object.entries(all).filter(([, said]) => isSaid(said)))

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
  const { accentColour, sourceCodeUrl, address, ...rest } = values
  const all: Record<SettingField, unknown> = {
    ...rest,
    accentColour: accentColour.trim().toLowerCase() || null,
    sourceCodeUrl: sourceCodeUrl.trim() || null,
    address: Object.values(address).some((part) => part.trim()) ? address : null,
    ...Object.fromEntries(lineFields.map((name) => [name, filledLines(values[name])])),
    stages: values.stages.filter(isSaid),
    scanReasons: onlySaid(values.scanReasons),
    legal: onlySaid(values.legal),
  }
  return Object.fromEntries(fields.map((field) => [field, all[field]]))
}

/** Settings that are lines, of which the form has an empty one at the end. */
export const lineFields = ['telephones', 'branches', 'people'] as const
const filledLines = (lines: readonly string[]) => lines.map((each) => each.trim()).filter(Boolean)

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
