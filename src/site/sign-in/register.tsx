import { isAskedByOneself, openInvite, signUp } from '#modules/accounts'
import { signUpSchema } from '#modules/accounts/schema'
import { organisationNames } from '#modules/organisation'
import { closingOf } from '#modules/organisation/identity.schema'
import { type FieldProblem, httpStatusOf, Refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { letterFor } from '../account-letters.ts'
import { flashCookie } from '../cookies.ts'
import { type FormWithFile, formWithFile } from '../form.ts'
import { Submit, Way } from '../layout/fields.tsx'
import { showStatement } from '../layout/statement-pages.tsx'
import {
  freshForm,
  incompleteForm,
  parseForm,
  problemsOf,
  refusedForm,
  type ShownForm,
} from '../problems.ts'
import { landingOf, returnAddress } from '../return-address.ts'
import { page, type RequestContext } from '../route.ts'
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
  { permission: 'public', bringsFile: true },
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
    const back = (shown: ShownForm) => askToRegister(context, { shown, invited, returnTo })
    const values = { name: fields.name, email: fields.email }
    const { data, problems } = parseForm(signUpSchema, fields, context.words)
    const atPhoto = photoProblems(context.words, sent)
    if (sent.busy) return back(refusedForm(sent.busy, context.words, { field: 'photo', values }))
    if (!data) return back(incompleteForm(values, [...problems, ...atPhoto]))
    if (sent.isTooLarge)
      return back({ ...incompleteForm(values, atPhoto), status: httpStatusOf.too_large })
    try {
      const { name, email, password } = data
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
    } catch (error) {
      const problems = refusedProblems(context.words, error, atPhoto)
      return back(refusedForm(error, context.words, { values, problems }))
    }
  },
)

export const registerPages = [formPage, invitedPage, signUpPage]

/** Returns what to say at the photo when the form comes back: it is too large, or has to be chosen again. */
function photoProblems({ register }: Words, { file, isTooLarge }: FormWithFile): FieldProblem[] {
  if (isTooLarge)
    return [
      { path: 'photo', message: register.photoTooLarge(platformLimits.photoBytes / 1024 / 1024) },
    ]
  return file ? [{ path: 'photo', message: register.photoAgain }] : []
}

const notPictures = ['document.unsupported', 'document.active_content']

/** Returns what the verb refused: at the photo when it is about a file, else at the email. */
function refusedProblems(words: Words, error: unknown, atPhoto: FieldProblem[]): FieldProblem[] {
  if (!(error instanceof Refusal) || !error.code.startsWith('document.'))
    return [...problemsOf(error, words, 'email'), ...atPhoto]
  if (!notPictures.includes(error.code)) return problemsOf(error, words, 'photo')
  return [{ path: 'photo', message: words.register.photoUnsupported }]
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
        <form method="post" action="/logout">
          <Submit>{layout.signOut}</Submit>
        </form>
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
