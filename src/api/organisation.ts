import {
  changeSettings,
  judgeDraft,
  noteLicenceLookUp,
  readLicence,
  readSettings,
} from '#modules/organisation'
import { keepingLawsOf, keepingLawsSchema } from '#modules/organisation/keeping-laws.schema'
import {
  identityNames,
  judgedSchema,
  keepingNames,
  licenceHistorySchema,
  lookUpFormSchema,
  organisationSchema,
  settingsChangesSchema,
  settingsDraftSchema,
} from '#modules/organisation/schema'
import { endpoint } from './endpoint.ts'
import { ownPictureEndpoints } from './own-pictures.ts'
import { withOffers, withUnsaid } from './said-settings.ts'

const readEndpoint = endpoint({
  method: 'GET',
  path: '/organisation',
  summary: 'The organisation and its settings',
  permission: 'records:own',
  transaction: 'read',
  output: organisationSchema,
  run: async (ctx) => withUnsaid(await readSettings(ctx.tx)),
})

/** Who the agency is, who may do what alone, and what is removed for good. */
const weighty = [
  ...identityNames,
  ...keepingNames,
  ...(['secondPersonApproval', 'staffSecondFactor', 'trashDays', 'removesByItself'] as const),
]

const changeEndpoint = endpoint({
  method: 'PATCH',
  path: '/organisation',
  summary:
    'Change settings; with fewer `trashDays` the next sweep, within the hour, purges what is older (`GET /trash/due` counts it); `GET /due-removals/count` counts what shorter times for documents make due',
  permission: 'organisation:manage',
  recentSignIn: {
    scope: 'organisation',
    when: ({ body }) => weighty.some((name) => body[name] !== undefined),
  },
  transaction: 'write',
  body: settingsChangesSchema,
  requiresIfMatch: true,
  refuses: [
    'organisation.claims_authority',
    'organisation.kept_too_short',
    'record.changed_meanwhile',
  ],
  output: organisationSchema,
  run: async (ctx, { body, version }) =>
    withUnsaid(await changeSettings(ctx, { version, changes: body })),
})

const checkEndpoint = endpoint({
  method: 'POST',
  path: '/organisation/check',
  summary: 'Check settings as saving would, while they are typed; nothing is changed',
  permission: 'organisation:manage',
  transaction: 'read',
  body: settingsDraftSchema,
  output: judgedSchema,
  run: async (ctx, { body }) => {
    const [found, settings] = [await judgeDraft(ctx, body), await readSettings(ctx.tx)]
    return { problems: found.map((problem) => withOffers(problem, body, settings)) }
  },
})

const licenceEndpoint = endpoint({
  method: 'GET',
  path: '/organisation/licence',
  summary: 'Whether the licence stops new records, and what the register showed at each look-up',
  permission: 'records:own',
  transaction: 'read',
  output: licenceHistorySchema,
  run: (ctx) => readLicence(ctx),
})

const lookUpEndpoint = endpoint({
  method: 'POST',
  path: '/organisation/licence/look-ups',
  summary: 'Note what the public register showed about the licence that is on file',
  permission: 'organisation:manage',
  recentSignIn: { scope: 'organisation' },
  transaction: 'write',
  body: lookUpFormSchema,
  requiresIfMatch: true,
  refuses: ['record.changed_meanwhile'],
  output: organisationSchema,
  run: (ctx, { body, version }) => noteLicenceLookUp(ctx, { ...body, version }),
})

const keepingLawsEndpoint = endpoint({
  method: 'GET',
  path: '/organisation/keeping-laws',
  summary:
    'What the law requires to be kept, and for how long at least, as far as it was found for the licence on file; not legal advice',
  permission: 'records:own',
  transaction: 'read',
  output: keepingLawsSchema,
  run: async (ctx) => keepingLawsOf(await readSettings(ctx.tx)),
})

export const organisationEndpoints = [
  readEndpoint,
  keepingLawsEndpoint,
  changeEndpoint,
  checkEndpoint,
  licenceEndpoint,
  lookUpEndpoint,
  ...ownPictureEndpoints,
] as const
