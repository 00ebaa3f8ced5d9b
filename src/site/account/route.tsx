import {
  changeOwnName,
  chooseFirstPage,
  connectedProviders,
  endOwnSession,
  endPasskey,
  firstPageOf,
  isRecent,
  listOwnSessions,
  listPasskeys,
  ownAccount,
  sendConfirmation,
  whoAmI,
} from '#modules/accounts'
import { firstPageSchema, firstPagesOf, ownNameSchema } from '#modules/accounts/schema'
import { findRecordOf } from '#modules/lookup'
import { accountMessages, ownDailySummary } from '#modules/messages'
import { sessionLengths } from '#modules/organisation'
import { actorId } from '#platform/context'
import { letterFor } from '../account-letters.ts'
import { islandPolicy } from '../assets.ts'
import { type Flash, flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { freshForm, incompleteForm, parseForm, refusedForm } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import { AccountPage } from './page.tsx'
import { confirmProviderPages, passwordPages } from './password.tsx'
import { dailySummaryPage, mailsPage, photoPages } from './photo.tsx'
import { providerPages } from './providers.tsx'
import { factorPages } from './second-factor.tsx'

const showPage = page('GET /account', 'signed-in', (context) => showAccount(context))

const namePage = page('POST /account/name', 'signed-in', async (context) => {
  const { name = '' } = await fieldsIn(context.request)
  const { data, problems } = parseForm(ownNameSchema, { name }, context.words)
  if (!data) return showAccount(context, incompleteForm({ name }, problems))
  await context.ctx.write((write) => changeOwnName(write, data))
  return done(context, 'saved')
})

const firstPagePage = page('POST /account/first-page', 'records:own', async (context) => {
  const values = await fieldsIn(context.request)
  const { data, problems } = parseForm(firstPageSchema, values, context.words)
  const { role } = await context.ctx.read(whoAmI)
  const isOffered = data && (data.firstPage === null || firstPagesOf[role].includes(data.firstPage))
  if (!isOffered) return showAccount(context, incompleteForm({}, problems ?? []))
  await context.ctx.write((write) => chooseFirstPage(write, data))
  return done(context, 'saved')
})

const confirmationPage = page('POST /account/confirmation', 'signed-in', async (context) => {
  const accountId = actorId(context.ctx.actor) ?? ''
  try {
    await sendConfirmation(context.ctx, { accountId, letter: letterFor(context, 'confirm') })
  } catch (error) {
    return showAccount(context, refusedForm(error, context.words))
  }
  return done(context, 'confirmation-sent')
})

const endPage = page('POST /account/sessions/{id}/end', 'signed-in', async (context) => {
  const sessionId = context.params.id ?? ''
  await context.ctx.write((write) => endOwnSession(write, { sessionId }))
  return done(context, 'session-ended')
})

const removePasskeyPage = page(
  'POST /account/passkeys/{id}/remove',
  'signed-in',
  async (context) => {
    const passkeyId = context.params.id ?? ''
    await context.ctx.write((write) => endPasskey(write, { passkeyId }))
    return done(context, 'passkey-removed')
  },
)

export const accountPages = [
  showPage,
  namePage,
  firstPagePage,
  confirmationPage,
  endPage,
  removePasskeyPage,
  dailySummaryPage,
  mailsPage,
  ...photoPages(showPhotoProblem),
  ...providerPages(showAccount),
  ...confirmProviderPages,
  ...passwordPages,
  ...factorPages,
]

/** Shows /account again, with what was wrong with the photo, linked to its field. */
function showPhotoProblem(
  context: RequestContext,
  message: string,
  status: number,
): Promise<Response> {
  return showAccount(context, {
    ...incompleteForm({}, [{ path: 'photo-file', message }]),
    status,
  })
}

function done(context: RequestContext, flash: Flash): Response {
  return seeOther('/account', [flashCookie(flash, context.isSecure)])
}

async function showAccount(context: RequestContext, shown = freshForm()): Promise<Response> {
  const { words, ctx, accounts } = context
  const providerLabel = accounts.provider?.label ?? null
  const { passkeys, ...own } = await ctx.read(async (read) => {
    const owned = await ownAccount(read)
    return {
      ...owned,
      firstPage: await firstPageOf(read.tx, owned.account),
      ...(await listPasskeys(read)),
      providers: await connectedProviders(read, accounts),
      wasRecent: await isRecent(read),
      summary: await ownDailySummary(read),
      mails: await accountMessages(read),
      hasFile: (await findRecordOf(read, owned.account.id)) !== null,
      now: read.clock.now(),
      sessions: await listOwnSessions(read, { lengths: await sessionLengths(read.tx) }),
    }
  })
  const { form } = shown
  const hasMail = ctx.mail !== null
  return showForm(context, shown, {
    title: words.account.title,
    main: <AccountPage {...{ words, form, hasMail, passkeys, providerLabel }} {...own} />,
    headers: { 'content-security-policy': islandPolicy },
    here: '/account',
  })
}
