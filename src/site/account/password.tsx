import { beginConfirming, changeOwnPassword, finishConfirming, ownAccount } from '#modules/accounts'
import { choosePasswordSchema } from '#modules/accounts/schema'
import { organisationNames } from '#modules/organisation'
import { cookieIn } from '#platform/cookies.schema'
import { httpStatusOf, Refusal } from '#platform/errors'
import { islandPolicy } from '../assets.ts'
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { asPassword, ErrorSummary, Field, Lead, Submit, Way } from '../layout/fields.tsx'
import { NewPassword, PasswordForm } from '../layout/number-and-code.tsx'
import { showStatement } from '../layout/statement-pages.tsx'
import { answerForm, freshForm, problemsOf, retryHeaders } from '../problems.ts'
import { forSignedIn, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import { confirmCookie, confirmCookieName, confirmPath, connectCookie } from '../sign-in/login.tsx'

/** Redirects to the provider, to prove again who is at the desk; the dashboard opens it in another window. */
const leavePage = page('GET /account/confirm', 'signed-in', async (context) => {
  const { accounts, ctx, address, isSecure } = context
  try {
    const begun = await beginConfirming(ctx, accounts, { address })
    const cookies = [confirmCookie(begun.sealed, isSecure), connectCookie('', isSecure)]
    return seeOther(begun.location, cookies)
  } catch (error) {
    return refused(context, error)
  }
})

/** Returns from the provider, at the one address that it knows (login/provider.ts). */
const returnPage = page(
  `GET ${confirmPath}`,
  { permission: 'signed-in', showsAt: '/account/confirm' },
  async (context) => {
    const { accounts, ctx, address, isSecure, request, query, words } = context
    const sealed = cookieIn(request.headers.get('cookie'), confirmCookieName(isSecure)) ?? ''
    const used = confirmCookie('', isSecure)
    let answer: Response
    try {
      await finishConfirming(ctx, accounts, { sealed, params: query, address })
      const { confirmedTitle: title, confirmed } = words.account
      answer = await showStatement(context, { title, sentences: [confirmed], here: '/account' })
    } catch (error) {
      answer = await refused(context, error)
    }
    answer.headers.append('set-cookie', used)
    return answer
  },
)

export const confirmProviderPages = [leavePage, returnPage]

function refused(context: RequestContext, error: unknown): Promise<Response> {
  if (!(error instanceof Refusal) || error.code === 'route.not_found') throw error
  const { words } = context
  const { notConfirmedTitle: title } = words.account
  const sentences = problemsOf(error, words).map(({ message }) => message)
  return showStatement(context, {
    title,
    pageTitle: words.errors.error(title),
    sentences: [sentences.join(' ')],
    children: <Way href="/account/confirm" text={words.errors.again} />,
    status: httpStatusOf[error.kind],
    headers: retryHeaders(error),
    here: '/account',
  })
}

const formPage = page('GET /account/password', 'signed-in', (context) => ask(context))

const changePage = page('POST /account/password', forSignedIn, async (context) => {
  const { words } = context
  const { current = '', ...typed } = await fieldsIn(context.request)
  const fields = { password: '', confirm: '', ...typed }
  return answerForm(context, choosePasswordSchema, fields, {
    show: (shown) => ask(context, shown),
    does: async ({ password }) => {
      const organisation = organisationNames(context.organisation)
      const { headers } = context.request
      const given = { current, password, organisation, headers }
      const remembered = await changeOwnPassword(context.ctx, given)
      return seeOther('/account', [flashCookie('saved', context.isSecure), remembered])
    },
    problems: (error) => {
      const isNew = error instanceof Refusal && error.code === 'account.password_weak'
      const path = isNew ? 'password' : 'current'
      return problemsOf(error, words).map((one) => ({ ...one, path }))
    },
  })
})

export const passwordPages = [formPage, changePage]

async function ask(context: RequestContext, shown = freshForm()): Promise<Response> {
  const { words, ctx } = context
  const { accountPassword: texts } = words
  const { form } = shown
  const { hasPassword } = await ctx.read(ownAccount)
  return showForm(context, shown, {
    title: texts.title,
    main: (
      <>
        <Lead title={texts.title} lead={texts.lead} />
        <ErrorSummary form={form} words={words} />
        <PasswordForm words={words} action="/account/password">
          {hasPassword && <Field id="current" label={texts.current} form={form} {...asPassword} />}
          <NewPassword words={words} label={texts.password} form={form} />
          <Submit>{texts.submit}</Submit>
          <Way within="soft" href="/account" text={words.account.back} />
        </PasswordForm>
      </>
    ),
    headers: { 'content-security-policy': islandPolicy },
  })
}
