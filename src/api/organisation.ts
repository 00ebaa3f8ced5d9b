import { z } from 'zod'
import {
  changeSettings,
  judgeDraft,
  noteLicenceLookUp,
  type Organisation,
  readLicence,
  readOwnPicture,
  readSettings,
  removeOwnPicture,
  setOwnPicture,
} from '#modules/organisation'
import {
  identityNames,
  licenceHistorySchema,
  lookUpFormSchema,
} from '#modules/organisation/identity.schema'
import { keepingNames } from '#modules/organisation/keeping.schema'
import { keepingLawsOf, keepingLawsSchema } from '#modules/organisation/keeping-laws.schema'
import {
  judgedSchema,
  type OwnPicture,
  organisationSchema,
  type SettingsChanges,
  type SettingsDraft,
  settingsChangesSchema,
  settingsDraftSchema,
} from '#modules/organisation/schema'
import type { Place } from '#modules/speech/catalogue.schema'
import type { Said, Sentence } from '#modules/speech/said.schema'
import type { ActionContext } from '#platform/context'
import type { FieldProblem } from '#platform/errors'
import { answerPicture } from './answers.ts'
import { type Edge, endpoint } from './endpoint.ts'
import { unsaidIn } from './notices.ts'
import { speakerOf } from './speaker.ts'
import { type Offered, offeredFor } from './speech.ts'
import { uploadIn } from './upload-body.ts'

/** Returns the settings; `unfit` lists the sentences too that can no longer be said, and offers what says the others. */
export function withUnsaid(organisation: Organisation): Organisation {
  const speaker = speakerOf(organisation)
  const unsaid = sentencesAt(organisation).flatMap(([path, sentences]) =>
    unsaidIn(sentences, path, speaker),
  )
  if (unsaid.length + organisation.unfit.length === 0) return organisation
  const refused = organisation.unfit.map((one) => ({
    ...one,
    ...offeredFor(one.value, placeAt(one.path), organisation),
  }))
  return { ...organisation, unfit: [...refused, ...unsaid] }
}

/** Returns every list of sentences in the settings, with its path. */
function sentencesAt(value: unknown, path: readonly string[] = []): [string, Sentence[]][] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]): [string, Sentence[]][] => {
    const here = [...path, name]
    const isList = Array.isArray(part) && /^(?:sentences|returnReasons)$/.test(name)
    return isList ? [[here.join('.'), part as Sentence[]]] : sentencesAt(part, here)
  })
}

/** Settings that hold own words, at whatever depth. */
type Composed = {
  [Name in keyof SettingsChanges]-?: HoldsWords<SettingsChanges[Name]> extends never ? never : Name
}[keyof SettingsChanges]
type HoldsWords<Value> =
  Value extends Pick<Said, 'own'>
    ? true
    : Value extends object
      ? HoldsWords<Value[keyof Value]>
      : never

/** Where the texts of a setting stand. */
const placesOf: Readonly<Record<Composed, Place>> = {
  ...{ welcome: 'welcome', legal: 'legal', stages: 'stage', scanReasons: 'reason' },
  ...{ tiles: 'tile', menu: 'tile', footerGroups: 'tile' },
}

const placeAt = (path: string) =>
  (placesOf as Partial<Record<string, Place>>)[path.split('.')[0] ?? '']

/** Returns a problem of a draft with the word that is refused, and the sentences that say it honestly. */
function withOffers(
  problem: FieldProblem,
  draft: SettingsDraft,
  organisation: Organisation,
): FieldProblem & Offered {
  const keys = problem.path.split('.')
  const text = keys.reduce<unknown>((part, key) => (part as SettingsDraft | null)?.[key], draft)
  if (typeof text !== 'string') return problem
  return { ...problem, ...offeredFor(text, placeAt(problem.path), organisation) }
}

/** What a picture is called that everybody reads, and admins set or remove. */
const called = { logo: 'logo of the organisation', office: 'picture of the office' } as const

const showing = (which: OwnPicture) => ({
  summary: `The ${called[which]}`,
  transaction: 'none' as const,
  params: { sha256: z.string().regex(/^[0-9a-f]{64}$/) },
  refuses: ['document.not_found', 'document.file_missing', 'document.file_corrupt'] as const,
  output: { response: ['image/jpeg', 'image/webp'] },
  run: (
    ctx: ActionContext,
    { params: { sha256 } }: { params: { sha256: string } },
    { request }: Edge,
  ) => answerPicture(request, 'always', (format) => readOwnPicture(ctx, which, { sha256, format })),
})

const setting = (which: OwnPicture) => ({
  summary: `Set the ${called[which]}: raw bytes, or multipart with one file; JPEG, PNG, WebP, HEIC, TIFF or BMP up to 5 MiB`,
  transaction: 'none' as const,
  accepts: 'file' as const,
  output: organisationSchema,
  run: async (ctx: ActionContext, _: unknown, { request }: Edge) =>
    setOwnPicture(ctx, which, (await uploadIn(request)).source),
})

const removing = (which: OwnPicture) => ({
  summary: `Remove the ${called[which]}`,
  transaction: 'none' as const,
  output: organisationSchema,
  run: (ctx: ActionContext) => removeOwnPicture(ctx, which),
})

/** Who the agency is, who may do what alone, and what is removed for good. */
const weighty = [
  ...identityNames,
  ...keepingNames,
  ...(['secondPersonApproval', 'staffSecondFactor', 'trashDays', 'removesByItself'] as const),
]

export const organisationEndpoints = [
  endpoint('GET /organisation', 'records:own', {
    summary: 'The organisation and its settings',
    output: organisationSchema,
    run: async (ctx) => withUnsaid(await readSettings(ctx.tx)),
  }),
  endpoint('GET /organisation/keeping-laws', 'records:own', {
    summary:
      'What the law requires to be kept, and for how long at least, as far as it was found for the licence on file; not legal advice',
    output: keepingLawsSchema,
    run: async (ctx) => keepingLawsOf(await readSettings(ctx.tx)),
  }),
  endpoint('PATCH /organisation', 'organisation:manage', {
    summary:
      'Change settings; with fewer `trashDays` the next sweep, within the hour, purges what is older (`GET /trash/due` counts it); `GET /due-removals/count` counts what shorter times for documents make due',
    recentSignIn: {
      scope: 'organisation',
      when: ({ body }) => weighty.some((name) => body[name] !== undefined),
    },
    body: settingsChangesSchema,
    requiresIfMatch: 'record.changed_meanwhile',
    refuses: ['organisation.claims_authority', 'organisation.kept_too_short'],
    output: organisationSchema,
    run: async (ctx, { body, version }) =>
      withUnsaid(await changeSettings(ctx, { version, changes: body })),
  }),
  endpoint('POST /organisation/check', 'organisation:manage', {
    summary: 'Check settings as saving would, while they are typed; nothing is changed',
    transaction: 'read',
    body: settingsDraftSchema,
    output: judgedSchema,
    run: async (ctx, { body }) => {
      const [found, settings] = [await judgeDraft(ctx, body), await readSettings(ctx.tx)]
      return { problems: found.map((problem) => withOffers(problem, body, settings)) }
    },
  }),
  endpoint('GET /organisation/licence', 'records:own', {
    summary: 'Whether the licence stops new records, and what the register showed at each look-up',
    output: licenceHistorySchema,
    run: (ctx) => readLicence(ctx),
  }),
  endpoint('POST /organisation/licence/look-ups', 'organisation:manage', {
    summary: 'Note what the public register showed about the licence that is on file',
    recentSignIn: { scope: 'organisation' },
    body: lookUpFormSchema,
    requiresIfMatch: 'record.changed_meanwhile',
    output: organisationSchema,
    run: (ctx, { body, version }) => noteLicenceLookUp(ctx, { ...body, version }),
  }),
  endpoint('GET /organisation/logo/{sha256}', 'public', showing('logo')),
  endpoint('PUT /organisation/logo', 'organisation:manage', setting('logo')),
  endpoint('DELETE /organisation/logo', 'organisation:manage', removing('logo')),
  endpoint('GET /organisation/office/{sha256}', 'public', showing('office')),
  endpoint('PUT /organisation/office', 'organisation:manage', setting('office')),
  endpoint('DELETE /organisation/office', 'organisation:manage', removing('office')),
] as const
