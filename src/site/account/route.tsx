import {
  changeOwnName,
  connectedProviders,
  endOwnSession,
  endPasskey,
  isRecent,
  listOwnSessions,
  listPasskeys,
  ownAccount,
  sendConfirmation,
} from '#modules/accounts'
import { ownNameSchema } from '#modules/accounts/schema'
import { sessionLengths } from '#modules/organisation'
import { actorId } from '#platform/context'
import { httpStatusOf, Refusal } from '#platform/errors'
import { letterFor } from '../account-letters.ts'
import { type Flash, flashCookie } from '../cookies.ts'
import { emptyForm, type FormState, fieldsIn } from '../form.ts'
import { islandPolicy } from '../policy.ts'
import { parseForm, problemsOf, retryHeaders } from '../problems.ts'
import { page, type Visit } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { confirmProviderPages } from './confirm-provider.tsx'
import { AccountPage } from './page.tsx'
import { passwordPages } from './password.tsx'
import { photoPages } from './photo.tsx'
import { providerPages } from './providers.tsx'
import { factorPages } from './second-factor-route.tsx'

const showPage = page({
  method: 'GET',
  path: '/account',
  permission: 'signed-in',
  run: (visit) => showAccount(visit, emptyForm),
})

const namePage = page({
  method: 'POST',
  path: '/account/name',
  permission: 'signed-in',
  run: async (visit) => {
    const { name = '' } = await fieldsIn(visit.request)
    const { data, problems } = parseForm(ownNameSchema, { name }, visit.words)
    if (!data) return showAccount(visit, { values: { name }, problems }, 422)
    await visit.ctx.write((write) => changeOwnName(write, data))
    return done(visit, 'saved')
  },
})

const confirmationPage = page({
  method: 'POST',
  path: '/account/confirmation',
  permission: 'signed-in',
  run: async (visit) => {
    const accountId = actorId(visit.ctx.actor) ?? ''
    try {
      await sendConfirmation(visit.ctx, { accountId, letter: letterFor(visit, 'confirm') })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const problems = problemsOf(error, visit.words)
      const status = httpStatusOf[error.kind]
      return showAccount(visit, { values: {}, problems }, status, retryHeaders(error))
    }
    return done(visit, 'confirmation-sent')
  },
})

const endPage = page({
  method: 'POST',
  path: '/account/sessions/{id}/end',
  permission: 'signed-in',
  run: async (visit) => {
    const sessionId = visit.params.id ?? ''
    await visit.ctx.write((write) => endOwnSession(write, { sessionId }))
    return done(visit, 'session-ended')
  },
})

const removePasskeyPage = page({
  method: 'POST',
  path: '/account/passkeys/{id}/remove',
  permission: 'signed-in',
  run: async (visit) => {
    const passkeyId = visit.params.id ?? ''
    await visit.ctx.write((write) => endPasskey(write, { passkeyId }))
    return done(visit, 'passkey-removed')
  },
})

export const accountPages = [
  showPage,
  namePage,
  confirmationPage,
  endPage,
  removePasskeyPage,
  ...photoPages(showPhotoProblem),
  ...providerPages(showAccount),
  ...confirmProviderPages,
  ...passwordPages,
  ...factorPages,
]

/** /account again, with what was wrong with the photo; linked to its field. */
function showPhotoProblem(visit: Visit, message: string, status: number): Promise<Response> {
  return showAccount(visit, { values: {}, problems: [{ path: 'photo-file', message }] }, status)
}

function done(visit: Visit, flash: Flash): Response {
  return seeOther('/account', [flashCookie(flash, visit.isSecure)])
}

async function showAccount(
  visit: Visit,
  form: FormState,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { words, ctx, accounts } = visit
  const providerLabel = accounts.provider?.label ?? null
  const { passkeys, ...own } = await ctx.read(async (read) => ({
    ...(await ownAccount(read)),
    ...(await listPasskeys(read)),
    providers: await connectedProviders(read, accounts),
    wasRecent: await isRecent(read),
    sessions: await listOwnSessions(read, { lengths: await sessionLengths(read.tx) }),
  }))
  const { title } = words.account
  const hasMail = ctx.mail !== null
  return show(visit, {
    title: status === 200 ? title : words.errors.error(title),
    main: <AccountPage {...{ words, form, hasMail, passkeys, providerLabel }} {...own} />,
    status,
    headers: { ...headers, 'content-security-policy': islandPolicy },
    here: '/account',
  })
}
