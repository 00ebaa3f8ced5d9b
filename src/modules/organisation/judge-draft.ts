import { z } from 'zod'
import { verdictsOn } from '#modules/speech/schema'
import type { ReadContext } from '#platform/context'
import type { FieldProblem } from '#platform/errors'
import { withParts } from '#platform/problems.schema'
import { nameProblem, registrationProblem } from './fit-settings.ts'
import { type Licensed, licenceProblem, regulatorMeant } from './regulators.schema.ts'
import {
  linkGroupSchema,
  linkSchema,
  type SettingsChanges,
  type SettingsDraft,
  settingsChangesSchema,
  tileSchema,
} from './schema.ts'
import { futureDateProblems, type Organisation, readSettings } from './settings.ts'

type Current = Licensed & Pick<Organisation, 'timeZone' | 'legalName'>

/** Returns what saving a draft would refuse; fields that it lacks are on file, and were judged then. */
function problemsOf(draft: SettingsDraft, current: Current, now: string): FieldProblem[] {
  const [displayName, legalName, informationAsOf] = [
    ...([typedIn(draft, 'displayName'), typedIn(draft, 'legalName')] as const),
    typedIn(draft, 'informationAsOf') ?? '',
  ]
  const otherName = displayName && legalName ? nameProblem({ displayName, legalName }) : null
  const namesLicence = draft.licenceNumber !== undefined || draft.regulator !== undefined
  const licensed = licensedBy(draft, current)
  const licence = namesLicence ? licenceProblem(licensed) : null
  const verdicts = verdictsOn(settingsChangesSchema, draft)
  const isJudged = verdicts.some(({ path }) => path === 'legalName')
  const unregistered =
    (namesLicence || legalName) && !isJudged
      ? registrationProblem({ ...licensed, legalName: legalName ?? current.legalName })
      : null
  return [
    ...verdicts,
    ...(unregistered ? [{ path: 'legalName', message: unregistered }] : []),
    ...(otherName ? [{ path: 'displayName', message: otherName }] : []),
    ...(licence === null ? [] : [{ path: 'licenceNumber', message: licence }]),
    ...futureDateProblems({ informationAsOf, timeZone: current.timeZone }, now),
  ].map(withParts)
}

function typedIn(draft: SettingsDraft, name: string): string | undefined {
  const value = draft[name]
  return typeof value === 'string' ? value : undefined
}

function licensedBy(draft: SettingsDraft, current: Licensed): Licensed {
  return {
    licenceNumber: (typedIn(draft, 'licenceNumber') ?? current.licenceNumber).trim(),
    regulator: regulatorMeant((typedIn(draft, 'regulator') ?? current.regulator).trim()),
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

/** Drops what is still being written from the lists of a draft. */
function finished(draft: SettingsDraft): SettingsDraft {
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => {
      const entry = entries[name]
      if (!entry || !Array.isArray(value)) return [name, value]
      return [name, value.map(withoutUnfinished).filter((each) => entry.safeParse(each).success)]
    }),
  )
}

const entries: Readonly<Record<string, z.ZodType>> = {
  ...{ tiles: tileSchema, menu: linkGroupSchema, footerGroups: linkGroupSchema },
  webAddresses: z.url(),
}

function withoutUnfinished(entry: unknown): unknown {
  const { links } = (entry ?? {}) as { links?: unknown }
  if (!Array.isArray(links)) return entry
  const kept = links.filter((link) => linkSchema.safeParse(link).success)
  return { ...(entry as object), links: kept }
}
