import { isAskedByOneself, openInvite, signUp } from '#modules/accounts'
import { signUpSchema } from '#modules/accounts/schema'
import { organisationNames } from '#modules/organisation'
import { closingOf } from '#modules/organisation/identity.schema'
import { type FieldProblem, Refusal, refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { letterFor } from '../account-letters.ts'
import { flashCookie } from '../cookies.ts'
import { type FormState, type FormWithFile, formWithFile } from '../form.ts'
import { Submit, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { showStatement } from '../layout/statement-pages.tsx'
import { answerForm, freshForm, problemsOf } from '../problems.ts'
import { landingOf, returnAddress } from '../return-address.ts'
import { forEverybody, page, type RequestContext } from '../route.ts'
import { seeOther } from '../show.tsx'
import type { Words } from '../words.ts'
import { askToRegister, type Invited, requestByMail, showByMail } from './register-page.tsx'

const formPage = page('GET /register', 'public', async (context) => {
  const { actor } = await context.identify()
  if (actor.kind === 'account') return seeOther('/')
  if (closingOf(context.organisation)) return showClosed(context, 200)
  const returnTo = returnAddress(context.query.get('return'), '/')
  if (context.ctx.mail !== null) return showByMail(context, returnTo)
  return askToRegister(context, { shown: freshForm(), invited: null, returnTo })
})

/** Opening an invitation does not use it up: mail scanners open it too. */
const invitedPage = page('GET /register/{invite}', 'public', async (context) => {
  const { actor } = await context.identify()
  const invited = await invitedBy(context, context.params.invite ?? '')
  if (actor.kind === 'account') return showSignedIn(context, actor.name)
  const values = { email: invited?.email ?? '' }
  const returnTo = returnAddress(context.query.get('return'), '/')
  return askToRegister(context, { shown: freshForm(values), invited, returnTo })
})

/**
 * Makes a student's account and signs it in. If the installation sends mail, this needs the link of a mail:
 * an answer here would reveal whether the email has an account.
 */
const signUpPage = page(
  'POST /register',
  { ...forEverybody, bringsFile: true },
  async (context) => {
    const sent = await formWithFile(context, platformLimits.photoBytes)
    const fields = { name: '', email: '', password: '', confirm: '', invite: '', ...sent.fields }
    const returnTo = returnAddress(sent.fields.return ?? null, '/')
    if (closingOf(context.organisation) && fields.invite === '') return showClosed(context, 409)
    if (context.ctx.mail !== null && fields.invite === '')
      return requestByMail(context, { email: fields.email, returnTo })
    const invited = await invitedBy(context, fields.invite)
    if (invited?.isOwn && closingOf(context.organisation)) return showClosed(context, 409)
    if (invited?.email) fields.email = invited.email
    const values = { name: fields.name, email: fields.email }
    return answerForm(context, signUpSchema, fields, {
      ...{ field: 'email', values },
      show: (shown) => {
        const again = { ...shown, form: withPhoto(context.words, shown.form, sent) }
        return askToRegister(context, { shown: again, invited, returnTo })
      },
      problems: (error) => refusedProblems(context.words, error),
      does: async ({ name, email, password }) => {
        if (sent.busy) throw sent.busy
        if (sent.isTooLarge) throw refusal('document.too_large')
        const letter = letterFor(context, 'confirm')
        const { address, accounts, ctx, isSecure } = context
        const organisation = organisationNames(context.organisation)
        const person = { name, email, password, organisation }
        const language = context.words.lang
        const newcomer = { ...person, language, photo: sent.file, invite: fields.invite }
        const { headers } = context.request
        const session = await signUp(ctx, accounts, { ...newcomer, address, letter, headers })
        const landing = landingOf(invited?.role ?? 'student', returnTo)
        return seeOther(landing, [...session.getSetCookie(), flashCookie('register', isSecure)])
      },
    })
  },
)

export const registerPages = [formPage, invitedPage, signUpPage]

/** Says at the photo that it has to be chosen again, unless something else is said there. */
function withPhoto({ register }: Words, form: FormState, { hadFile }: FormWithFile): FormState {
  if (!hadFile || form.problems.some(({ path }) => path === 'photo')) return form
  return { ...form, problems: [...form.problems, { path: 'photo', message: register.photoAgain }] }
}

const notPictures = ['document.unsupported', 'document.active_content']

/** Returns what was refused of a photo, at the photo; null for anything else. */
function refusedProblems(words: Words, error: unknown): FieldProblem[] | null {
  const code = error instanceof Refusal ? error.code : ''
  const { register } = words
  const at = (message: string) => [{ path: 'photo', message }]
  if (code === 'document.too_large')
    return at(register.photoTooLarge(platformLimits.photoBytes / 1024 / 1024))
  if (notPictures.includes(code)) return at(register.photoUnsupported)
  const isOfPhoto = code === 'service.busy' || code.startsWith('document.')
  return isOfPhoto ? problemsOf(error, words, 'photo') : null
}

/** Returns the invitation in the address; for an expired one, an error page. */
async function invitedBy(
  { ctx, organisation }: RequestContext,
  token: string,
): Promise<Invited | null> {
  if (token === '') return null
  const invite = await ctx.read((read) => openInvite(read, token))
  const { role, email } = invite
  const { displayName } = organisation
  return { role, email, token, organisation: displayName, isOwn: isAskedByOneself(invite) }
}

/** For a signed-in person who opens an invitation: it makes a new account, not theirs. */
function showSignedIn(context: RequestContext, name: string): Promise<Response> {
  const { register, account, layout } = context.words
  return showStatement(context, {
    title: register.signedInTitle,
    sentences: [register.signedIn(name), register.signedInNext],
    children: (
      <>
        <Form isButton action="/logout">
          <Submit>{layout.signOut}</Submit>
        </Form>
        <Way href="/account" text={account.title} />
      </>
    ),
  })
}

/** Shown in place of the form once the agency has announced that it closes. */
function showClosed(context: RequestContext, status: number): Promise<Response> {
  const { closing, register } = context.words
  return showStatement(context, {
    title: register.title,
    sentences: [closing.noRegistration],
    children: <Way href="/closing" text={closing.more} />,
    status,
  })
}
