import { z } from 'zod'
import { refusal } from '#gate'
import {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  changeOwnPhoto,
  confirm,
  confirmWays,
  connectedProviders,
  endPasskey,
  listPasskeys,
  removeOwnPhoto,
  signIn,
  signInByPasskey,
  signOut,
  whoAmI,
} from '#modules/accounts'
import {
  passkeyAnswerSchema,
  passkeyListSchema,
  passkeyQuestionSchema,
} from '#modules/accounts/forms.schema'
import {
  confirmSchema,
  confirmWaysSchema,
  passwordAgainSchema,
  sessionSchema,
  whoAmISchema,
} from '#modules/accounts/schema'
import { findRecordOf } from '#modules/lookup'
import { readSettings } from '#modules/organisation'
import { closingOf } from '#modules/organisation/identity.schema'
import { platformLimits } from '#platform/limits'
import { endpoint } from './endpoint.ts'
import { uploadIn } from './upload-body.ts'

async function wholeOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > platformLimits.photoBytes)
      throw refusal('document.too_large', {
        message: 'This photo is larger than 5 MiB. Choose a smaller one.',
      })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const sessionEndpoints = [
  endpoint('PUT /my/photo', 'signed-in', {
    summary:
      'Set your own photo: raw bytes, or multipart with one file; JPEG, PNG, WebP, HEIC, TIFF or BMP up to 5 MiB',
    transaction: 'none',
    accepts: 'file',
    refuses: ['account.not_a_person'],
    run: async (ctx, _, { request }) => {
      const { source } = await uploadIn(request)
      await changeOwnPhoto(ctx, { bytes: await wholeOf(source) })
    },
  }),
  endpoint('DELETE /my/photo', 'signed-in', {
    summary: 'Remove your own photo',
    transaction: 'none',
    refuses: ['account.not_a_person'],
    run: (ctx) => removeOwnPhoto(ctx),
  }),
  endpoint('POST /session', 'public', {
    summary:
      'Sign in with email and password (and a code, with a second factor); the answer sets the session cookie',
    transaction: 'none',
    goesOnWhenFull: true,
    body: sessionSchema,
    refuses: [
      'session.wrong_credentials',
      'session.second_factor_required',
      'session.wrong_code',
      'session.step_ended',
      'request.too_many',
    ],
    output: { response: null },
    run: async (ctx, { body }, { accounts, address, request }) => {
      const input = { ...body, address, headers: request.headers }
      const headers = await signIn(ctx, accounts, input)
      return new Response(null, { status: 204, headers })
    },
  }),
  endpoint('GET /session', 'signed-in', {
    summary: 'Who is signed in, or which API key was sent',
    output: whoAmISchema.extend({
      /** Whether the person's account is linked to a file of their own. */
      hasOwnFile: z.boolean(),
      /** Whose dashboard it is. */
      agency: z.object({
        name: z.string(),
        city: z.string().nullable(),
        /** Whether it has announced that it closes, and takes no new records. */
        isClosing: z.boolean(),
      }),
    }),
    run: async (ctx) => {
      const who = await whoAmI(ctx)
      const isPerson = ctx.actor.kind === 'account'
      const hasOwnFile = isPerson && (await findRecordOf(ctx, who.id)) !== null
      const settings = await readSettings(ctx.tx)
      const agency = {
        name: settings.displayName,
        city: settings.address?.city ?? null,
        isClosing: closingOf(settings) !== null,
      }
      return { ...who, hasOwnFile, agency }
    },
  }),
  endpoint('DELETE /session', 'public', {
    summary: 'Sign out; the answer drops the session cookie',
    transaction: 'none',
    goesOnWhenFull: true,
    output: { response: null },
    run: async (ctx, _, { accounts, request }) => {
      const headers = await signOut(ctx, accounts, request.headers)
      return new Response(null, { status: 204, headers })
    },
  }),
  endpoint('POST /session/passkey-options', 'public', {
    summary:
      'Ask a browser for a passkey; the answer sets the cookie that the browser’s answer needs',
    transaction: 'none',
    goesOnWhenFull: true,
    refuses: ['request.too_many'],
    output: { response: passkeyQuestionSchema },
    run: async (ctx, _, { accounts, address }) => {
      const { options, headers } = await askForPasskey(ctx, accounts, { address })
      return Response.json(options, { headers })
    },
  }),
  endpoint('POST /session/passkey', 'public', {
    summary: 'Sign in with what the browser answered; the answer sets the session cookie',
    transaction: 'none',
    goesOnWhenFull: true,
    body: passkeyAnswerSchema,
    refuses: ['session.passkey_refused', 'request.too_many'],
    output: { response: null },
    run: async (ctx, { body: answer }, { accounts, address, request }) => {
      const input = { headers: request.headers, answer, address }
      const headers = await signInByPasskey(ctx, accounts, input)
      return new Response(null, { status: 204, headers })
    },
  }),
  endpoint('GET /session/confirm', 'signed-in', {
    summary:
      'How the signed-in person can give the password (or a passkey) again, and until when that is not required',
    refuses: ['account.not_a_person'],
    output: confirmWaysSchema,
    run: async (ctx, _, { accounts }) => {
      const connected = await connectedProviders(ctx, accounts)
      const provider = connected.find(({ isOffered }) => isOffered)?.label ?? null
      return { ...(await confirmWays(ctx)), provider }
    },
  }),
  endpoint('POST /session/confirm', 'signed-in', {
    summary:
      'Give the password (or a passkey) again, for what refuses with `session.confirm_required`',
    transaction: 'none',
    goesOnWhenFull: true,
    body: confirmSchema,
    refuses: [
      'account.not_a_person',
      'account.wrong_password',
      'session.passkey_refused',
      'request.too_many',
    ],
    run: (ctx, { body }, { accounts, address, request }) =>
      confirm(ctx, accounts, { ...body, address, headers: request.headers }),
  }),
  endpoint('POST /my/passkey-options', 'signed-in', {
    summary: 'Ask the browser of the signed-in person to make a passkey',
    transaction: 'none',
    body: passwordAgainSchema,
    refuses: [
      'account.not_a_person',
      'account.wrong_password',
      'session.not_recent',
      'request.too_many',
    ],
    output: { response: passkeyQuestionSchema },
    run: async (ctx, { body: { password } }, { accounts, request }) => {
      const input = { headers: request.headers, password }
      const { options, headers } = await askForNewPasskey(ctx, accounts, input)
      return Response.json(options, { headers })
    },
  }),
  endpoint('GET /my/passkeys', 'signed-in', {
    summary: 'List your own passkeys',
    refuses: ['account.not_a_person'],
    output: passkeyListSchema,
    run: (ctx) => listPasskeys(ctx),
  }),
  endpoint('POST /my/passkeys', 'signed-in', {
    summary: 'Keep the passkey that the browser made',
    transaction: 'none',
    body: passkeyAnswerSchema,
    refuses: ['account.not_a_person', 'session.passkey_refused'],
    run: (ctx, { body: answer }, { accounts, request }) =>
      addPasskey(ctx, accounts, { headers: request.headers, answer }),
  }),
  endpoint('DELETE /my/passkeys/{id}', 'signed-in', {
    summary: 'Remove one of your own passkeys',
    refuses: ['account.not_a_person', 'passkey.not_found'],
    run: (ctx, { params: { id } }) => endPasskey(ctx, { passkeyId: id }),
  }),
] as const
