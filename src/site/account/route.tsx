import {
  changeOwnName,
  changeOwnPhoto,
  chooseFirstPage,
  endOtherSessions,
  endOwnSession,
  endPasskey,
  removeOwnPhoto,
  sendConfirmation,
  whoAmI,
} from '#modules/accounts'
import { firstPageSchema, firstPagesOf, ownNameSchema } from '#modules/accounts/schema'
import { chooseAccountMessages, switchDailySummary } from '#modules/messages'
import { accountMessagesFormSchema } from '#modules/messages/schema'
import { actorId, type WriteContext } from '#platform/context'
import { httpStatusOf, Refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { letterFor } from '../account-letters.ts'
import { type Flash, flashCookie } from '../cookies.ts'
import { fieldsIn, formWithFile } from '../form.ts'
import { answerForm, incompleteForm, parseForm, refusedForm, sentenceOf } from '../problems.ts'
import { type AnyPage, forSignedIn, page, type RequestContext } from '../route.ts'
import { seeOther } from '../show.tsx'
import { showAccount } from './page.tsx'
import { largestPhoto } from './parts.tsx'
import { confirmProviderPages, passwordPages } from './password.tsx'
import { providerPages } from './providers.tsx'
import { factorPages } from './second-factor.tsx'

const showPage = page('GET /account', 'signed-in', (context) => showAccount(context))

interface Pressed {
  /** The place in the address. */
  id: string
  fields: Record<string, string>
}

/** Returns what a button of /account does, which then says so. */
function button(
  path: string,
  flash: Flash,
  does: (write: WriteContext, pressed: Pressed) => Promise<unknown>,
  who: AnyPage['permission'] = 'signed-in',
): AnyPage {
  return page(`POST /account/${path}`, who, async (context) => {
    const pressed = { id: context.params.id ?? '', fields: await fieldsIn(context.request) }
    await context.ctx.write((write) => does(write, pressed))
    return done(context, flash)
  })
}

const buttons = [
  button('sessions/{id}/end', 'session-ended', (write, { id }) =>
    endOwnSession(write, { sessionId: id }),
  ),
  button('sessions/end-others', 'sessions-ended', (write) => endOtherSessions(write)),
  button('passkeys/{id}/remove', 'passkey-removed', (write, { id }) =>
    endPasskey(write, { passkeyId: id }),
  ),
  // The language and the kinds of mail to the account.
  button('emails', 'saved', (write, { fields }) => {
    const { language } = accountMessagesFormSchema.parse(fields)
    return chooseAccountMessages(write, {
      language,
      off: fields.class === undefined ? ['class'] : [],
    })
  }),
  // The daily mail of staff; a student has no notifications, so this part is not shown.
  button(
    'daily-email',
    'saved',
    (write, { fields }) => switchDailySummary(write, { isWanted: fields.wanted === 'on' }),
    'records:own',
  ),
]

const namePage = page('POST /account/name', forSignedIn, async (context) => {
  const { name = '' } = await fieldsIn(context.request)
  const values = { name }
  return answerForm(context, ownNameSchema, values, {
    values,
    show: (shown) => showAccount(context, shown),
    does: async (data) => {
      await context.ctx.write((write) => changeOwnName(write, data))
      return done(context, 'saved')
    },
  })
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
  const letter = letterFor(context, 'confirm')
  try {
    const isSent = await sendConfirmation(context.ctx, { accountId, letter })
    return done(context, isSent ? 'confirmation-sent' : 'email-confirmed')
  } catch (error) {
    return showAccount(context, refusedForm(error, context.words))
  }
})

const photoPage = page(
  'POST /account/photo',
  { permission: 'signed-in', bringsFile: true },
  async (context) => {
    const { ctx, words } = context
    const { photoTooLarge, photoMissing, photoUnsupported } = words.account
    const again = (message: string, status = 422) =>
      showAccount(context, { ...incompleteForm({}, [{ path: 'photo-file', message }]), status })
    const { file, isTooLarge, busy } = await formWithFile(context, platformLimits.photoBytes)
    if (busy) return again(sentenceOf(busy, words), httpStatusOf[busy.kind])
    if (isTooLarge) return again(photoTooLarge(largestPhoto), 413)
    if (!file) return again(photoMissing)
    try {
      await changeOwnPhoto(ctx, { bytes: file })
      return done(context, 'saved')
    } catch (error) {
      if (!(error instanceof Refusal) || !error.code.startsWith('document.')) throw error
      return again(photoUnsupported)
    }
  },
)

const noPhotoPage = page('POST /account/photo/remove', 'signed-in', async (context) => {
  await removeOwnPhoto(context.ctx)
  return done(context, 'saved')
})

export const accountPages = [
  showPage,
  namePage,
  firstPagePage,
  confirmationPage,
  ...buttons,
  photoPage,
  noPhotoPage,
  ...providerPages,
  ...confirmProviderPages,
  ...passwordPages,
  ...factorPages,
]

function done(context: RequestContext, flash: Flash): Response {
  return seeOther('/account', [flashCookie(flash, context.isSecure)])
}
