import { verdictsOn } from '#modules/speech/schema'
import type { ReadContext } from '#platform/context'
import type { FieldProblem } from '#platform/errors'
import { nameProblem } from './fit-settings.ts'
import { type Licensed, licenceProblem, regulatorMeant } from './regulators/schema.ts'
import {
  type LinkGroup,
  linkGroupSchema,
  linkSchema,
  type SettingsChanges,
  type SettingsDraft,
  settingsChangesSchema,
  tileSchema,
} from './schema.ts'
import { futureDateProblems, type Organisation, readSettings } from './settings.ts'

type Current = Licensed & Pick<Organisation, 'timeZone'>

/** Returns what saving a draft would refuse; fields that it lacks are on file, and were judged then. */
function problemsOf(draft: SettingsDraft, current: Current, now: string): FieldProblem[] {
  const { displayName = '', legalName = '', informationAsOf = '' } = draft
  const otherName =
    displayName === '' || legalName === '' ? null : nameProblem({ displayName, legalName })
  const namesLicence = draft.licenceNumber !== undefined || draft.regulator !== undefined
  const licence = namesLicence ? licenceProblem(licensedBy(draft, current)) : null
  return [
    ...verdictsOn(settingsChangesSchema, draft),
    ...(otherName ? [{ path: 'displayName', message: otherName }] : []),
    ...(licence === null ? [] : [{ path: 'licenceNumber', message: licence }]),
    ...futureDateProblems({ informationAsOf, timeZone: current.timeZone }, now),
  ]
}

function licensedBy(draft: SettingsDraft, current: Licensed): Licensed {
  return {
    licenceNumber: (draft.licenceNumber ?? current.licenceNumber).trim(),
    regulator: regulatorMeant((draft.regulator ?? current.regulator).trim()),
  }
}

/**
 * Judges settings while they are being typed, as saving would: public texts, and a date in the future. Unfinished
 * fields are not problems yet.
 */
export async function judgeDraft({ clock, tx }: ReadContext, draft: SettingsDraft) {
  return problemsOf(draft, await readSettings(tx), clock.now())
}

/**
 * Returns the organisation as a draft would make it, for a preview. A field that is unfinished, or that saving would
 * refuse, shows what is on file: a preview is not a way around the rules.
 */
export function organisationWith(
  organisation: Organisation,
  draft: SettingsDraft,
  now: string,
): Organisation {
  const refused = new Set(
    problemsOf(draft, organisation, now).map(({ path }) => path.split('.')[0]),
  )
  const kept = Object.entries(finished(draft)).filter(([name, value]) => {
    const schema = settingsChangesSchema.shape[name as keyof SettingsChanges]
    return !refused.has(name) && value !== undefined && schema?.safeParse(value).success
  })
  return { ...organisation, ...settingsChangesSchema.parse(Object.fromEntries(kept)) }
}

/** Drops tiles, links and groups that are still being written from a draft. */
function finished(draft: SettingsDraft): SettingsDraft {
  const { tiles, menu, footerGroups, webAddresses } = draft
  return {
    ...draft,
    tiles: tiles?.filter((tile) => tileSchema.safeParse(tile).success) ?? tiles,
    menu: menu && finishedGroups(menu),
    footerGroups: footerGroups && finishedGroups(footerGroups),
    webAddresses: webAddresses?.filter((address) => URL.canParse(address)),
  }
}

function finishedGroups(groups: readonly LinkGroup[]): LinkGroup[] {
  return groups
    .map(({ title, links }) => ({
      title,
      links: links.filter((link) => linkSchema.safeParse(link).success),
    }))
    .filter((group) => linkGroupSchema.safeParse(group).success)
}
