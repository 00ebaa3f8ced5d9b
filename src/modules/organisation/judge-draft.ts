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
import { futureDateProblems, type Organisation, readSettings } from './settings.ts'

/**
 * Judges settings while they are being typed, as saving would: what reads as a government (H2 to
 * H4), and a date in the future. What is only unfinished is no problem yet.
 */
export async function judgeDraft(
  { tx, clock }: ReadContext,
  draft: SettingsDraft,
): Promise<FieldProblem[]> {
  const settings = await readSettings(tx)
  return [
    ...claimsIn({ ...settings, ...draft }),
    ...futureDateProblems(draft.informationAsOf ?? '', clock.now()),
  ]
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
  const problems = [
    ...claimsIn({ ...organisation, ...draft }),
    ...futureDateProblems(draft.informationAsOf ?? '', now),
  ]
  const refused = new Set(problems.map(({ path }) => path.split('.')[0]))
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
