import { z } from 'zod'
import {
  changeSettings,
  judgeDraft,
  noteLicenceLookUp,
  readLicence,
  readLogo,
  readSettings,
  removeLogo,
  setLogo,
} from '#modules/organisation'
import {
  judgedSchema,
  keepingNames,
  licenceHistorySchema,
  lookUpFormSchema,
  organisationSchema,
  settingsChangesSchema,
  settingsDraftSchema,
} from '#modules/organisation/schema'
import { acceptedFormat } from './accepted-format.ts'
import { endpoint } from './endpoint.ts'
import { pictureRefusals, uploadIn } from './upload-body.ts'

const readEndpoint = endpoint({
  method: 'GET',
  path: '/organisation',
  summary: 'The organisation and its settings',
  permission: 'records:own',
  transaction: 'read',
  output: organisationSchema,
  run: (ctx) => readSettings(ctx.tx),
})

const changeEndpoint = endpoint({
  method: 'PATCH',
  path: '/organisation',
  summary:
    'Change settings; with fewer `trashDays` the next sweep, within the hour, purges what is older (`GET /trash/due` counts it); how long papers are kept, `GET /due-removals/count` counts',
  permission: 'organisation:manage',
  recentSignIn: ({ body }) =>
    body.secondPersonApproval !== undefined ||
    body.staffSecondFactor !== undefined ||
    body.trashDays !== undefined ||
    body.removesByItself !== undefined ||
    keepingNames.some((name) => body[name] !== undefined),
  transaction: 'write',
  body: settingsChangesSchema,
  requiresIfMatch: true,
  refuses: ['organisation.claims_authority', 'record.changed_meanwhile'],
  output: organisationSchema,
  run: (ctx, { body, version }) => changeSettings(ctx, { version, changes: body }),
})

const checkEndpoint = endpoint({
  method: 'POST',
  path: '/organisation/check',
  summary: 'Judge settings as saving would, while they are typed; nothing is changed',
  permission: 'organisation:manage',
  transaction: 'read',
  body: settingsDraftSchema,
  output: judgedSchema,
  run: async (ctx, { body }) => ({ problems: await judgeDraft(ctx, body) }),
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
  summary: 'Note what the public register showed of the licence that is on file',
  permission: 'organisation:manage',
  recentSignIn: true,
  transaction: 'write',
  body: lookUpFormSchema,
  requiresIfMatch: true,
  refuses: ['record.changed_meanwhile'],
  output: organisationSchema,
  run: (ctx, { body, version }) => noteLicenceLookUp(ctx, { ...body, version }),
})

const logoEndpoint = endpoint({
  method: 'GET',
  path: '/organisation/logo/{sha256}',
  summary: 'The logo of the organisation',
  permission: 'public',
  transaction: 'none',
  params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  refuses: ['document.not_found'],
  output: { response: ['image/jpeg', 'image/webp'] },
  run: async (ctx, { params: { sha256 } }, { request }) => {
    const format = acceptedFormat(request)
    const picture = await readLogo(ctx, { sha256, format })
    return new Response(new Uint8Array(picture), {
      headers: {
        'content-type': `image/${format}`,
        'content-length': String(picture.length),
        'content-disposition': 'inline',
        // The address names the content.
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
      },
    })
  },
})

const setLogoEndpoint = endpoint({
  method: 'PUT',
  path: '/organisation/logo',
  summary: 'Set the logo: raw bytes, or multipart with one file; JPEG, PNG or WebP up to 1 MiB',
  permission: 'organisation:manage',
  transaction: 'none',
  accepts: 'file',
  refuses: [...pictureRefusals],
  output: organisationSchema,
  run: async (ctx, _, { request }) => setLogo(ctx, (await uploadIn(request)).source),
})

const removeLogoEndpoint = endpoint({
  method: 'DELETE',
  path: '/organisation/logo',
  summary: 'Remove the logo; the name is shown instead',
  permission: 'organisation:manage',
  transaction: 'none',
  output: organisationSchema,
  run: (ctx) => removeLogo(ctx),
})

export const organisationEndpoints = [
  readEndpoint,
  changeEndpoint,
  checkEndpoint,
  licenceEndpoint,
  lookUpEndpoint,
  logoEndpoint,
  setLogoEndpoint,
  removeLogoEndpoint,
] as const
