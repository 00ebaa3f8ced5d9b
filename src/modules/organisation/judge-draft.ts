import type { ReadContext } from '#platform/context'
import type { FieldProblem } from '#platform/errors'
import { claimsIn } from './honest-settings.ts'
import {
  type LinkGroup,
  linkGroupSchema,
  linkSchema,
  type SettingsChanges,
  type SettingsDraft,
  settingsChangesSchema,
  tileSchema,
} from './schema.ts'
import { futureDateProblems, type Organisation } from './settings.ts'

/** What in a draft saving would refuse; what it does not name is on file, and was judged then. */
function problemsOf(draft: SettingsDraft, now: string): FieldProblem[] {
  const nothing = {
    ...{ displayName: '', legalName: '', welcomeText: '', sourceCodeUrl: null, accentColour: null },
    ...{ tiles: null, menu: null, footerGroups: null, legalTexts: {}, webAddresses: [] },
  }
  return [
    ...claimsIn({ ...nothing, ...draft }),
    ...futureDateProblems(draft.informationAsOf ?? '', now),
  ]
}

/**
 * Judges settings while they are being typed, as saving would: what reads as a government (H2 to
 * H4), and a date in the future. What is only unfinished is no problem yet.
 */
export function judgeDraft({ clock }: Pick<ReadContext, 'clock'>, draft: SettingsDraft) {
  return problemsOf(draft, clock.now())
}

/**
 * The organisation as a draft would make it, for a preview. A field that is unfinished, or that
 * saving would refuse, shows what is on file: no preview is a way round the rules.
 */
export function organisationWith(
  organisation: Organisation,
  draft: SettingsDraft,
  now: string,
): Organisation {
  const refused = new Set(problemsOf(draft, now).map(({ path }) => path.split('.')[0]))
  const kept = Object.entries(finished(draft)).filter(([name, value]) => {
    const schema = settingsChangesSchema.shape[name as keyof SettingsChanges]
    return !refused.has(name) && value !== undefined && schema?.safeParse(value).success
  })
  return { ...organisation, ...settingsChangesSchema.parse(Object.fromEntries(kept)) }
}

/** A draft without the tiles, links and groups that are still being written. */
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
