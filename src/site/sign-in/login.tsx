import {
  beginProviderSignIn,
  beginSignIn,
  finishProviderSignIn,
  providerReturn,
  type SignInStep,
} from '#modules/accounts'
import { sessionSchema } from '#modules/accounts/schema'
import { closingOf } from '#modules/organisation/identity.schema'
import { cookieIn, cookieName, setCookie } from '#platform/cookies.schema'
import { httpStatusOf, Refusal } from '#platform/errors'
import { islandPolicy } from '../assets.ts'
import { flashCookie } from '../cookies.ts'
import { fieldsIn, queryOf } from '../form.ts'
import { Island } from '../layout/document.tsx'
import {
  asEmail,
  asFactor,
  asPassword,
  ErrorSummary,
  Field,
  Lead,
  Submit,
  Way,
} from '../layout/fields.tsx'
import { takesNewcomers } from '../layout/navigation.ts'
import { PasswordForm } from '../layout/number-and-code.tsx'
import { answerForm, freshForm, refusedForm, type ShownForm } from '../problems.ts'
import { landingOf, onTheWayTo, returnAddress, saysNoCookie } from '../return-address.ts'
import { forEverybody, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import type { Words } from '../words.ts'
import { stepCookie } from './second-factor.tsx'

/** Redirects to the OpenID Connect provider. */
const leavePage = page('GET /login/oidc', 'public', async (context) => {
  const returnTo = returnAddress(context.query.get('return'), '/')
  try {
    const begun = await beginProviderSignIn(context.ctx, context.accounts, {
      returnTo,
      address: context.address,
    })
    const { isSecure } = context
    const others = [connectCookie('', isSecure), confirmCookie('', isSecure)]
    return seeOther(begun.location, [stateCookie(begun.sealed, isSecure), ...others])
  } catch (error) {
    return refused(context, error, returnTo)
  }
})

/** Returns from the provider. The address is better-auth's, so that a client made for it fits. */
const returnPage = page(
  'GET /api/auth/callback/oidc',
  { permission: 'public', showsAt: '/login' },
  async (context) => {
    const { accounts, ctx, address, isSecure, request } = context
    const cookies = request.headers.get('cookie')
    if (cookieIn(cookies, confirmCookieName(isSecure)))
      return seeOther(confirmPath + queryOf(request))
    if (cookieIn(cookies, connectCookieName(isSecure)))
      return seeOther(connectPath + queryOf(request))
    const sealed = cookieIn(cookies, cookieName('oidc', isSecure)) ?? ''
    try {
      const params = context.query
      const takesNewcomers = closingOf(context.organisation) === null
      const answer = { sealed, params, address, takesNewcomers, headers: request.headers }
      const done = await finishProviderSignIn(ctx, accounts, answer)
      const back = goOn(done.step, { returnTo: returnAddress(done.returnTo, '/'), isSecure })
      back.headers.append('set-cookie', stateCookie('', isSecure))
      return back
    } catch (error) {
      const returnTo = await providerReturn(ctx, sealed)
      // Signed in with the password, the person is where the provider is connected.
      const isToConnect =
        error instanceof Refusal && error.code === 'session.provider_not_connected'
      return refused(context, error, isToConnect ? '/account' : returnAddress(returnTo, '/'))
    }
  },
)

const providerPages = [leavePage, returnPage]

/** Shows what was wrong on the sign-in page; the stored state is used up. */
async function refused(
  context: RequestContext,
  error: unknown,
  returnTo: string,
): Promise<Response> {
  if (!(error instanceof Refusal) || error.code === 'route.not_found') throw error
  const answer = await showLogin(context, refusedForm(error, context.words), returnTo)
  answer.headers.append('set-cookie', stateCookie('', context.isSecure))
  return answer
}

/** Where a person continues who connects an account: a page that knows who is signed in. */
export const connectPath = '/account/provider/callback'

/** Where a person continues who proves again who is signed in. */
export const confirmPath = '/account/confirm/callback'

/** A browser has each of these cookies only once: what was begun last is what comes back. */
export const connectCookieName = (isSecure: boolean) => cookieName('oidc-connect', isSecure)

export const confirmCookieName = (isSecure: boolean) => cookieName('oidc-confirm', isSecure)

const stateCookie = (sealed: string, isSecure: boolean) =>
  keptCookie(cookieName('oidc', isSecure), sealed, isSecure)
export const connectCookie = (sealed: string, isSecure: boolean) =>
  keptCookie(connectCookieName(isSecure), sealed, isSecure)
export const confirmCookie = (sealed: string, isSecure: boolean) =>
  keptCookie(confirmCookieName(isSecure), sealed, isSecure)

/** Lax, because the provider's redirect has to send it. */
function keptCookie(name: string, sealed: string, isSecure: boolean): string {
  return setCookie(name, sealed, { isSecure, seconds: sealed === '' ? 0 : 600 })
}

/** A signed-in visitor returns to where they came from; staff without such a page go to the home page. */
const formPage = page('GET /login', 'public', async (context) => {
  const returnTo = returnAddress(context.query.get('return'), '/')
  const { actor } = await context.identify()
  if (actor.kind === 'account')
    return seeOther(actor.role === 'student' ? landingOf(actor.role, returnTo) : returnTo)
  const problems = saysNoCookie(context.query)
    ? [{ path: '', message: context.words.login.noCookie }]
    : []
  const { form, ...fresh } = freshForm()
  return showLogin(context, { ...fresh, form: { ...form, problems } }, returnTo)
})

const signInPage = page(
  'POST /login',
  { ...forEverybody, goesOnWhenFull: true },
  async (context) => {
    const fields = await fieldsIn(context.request)
    const returnTo = returnAddress(fields.return ?? null, '/')
    const values = { email: fields.email ?? '' }
    return answerForm(
      context,
      sessionSchema,
      { email: '', password: '', ...fields },
      {
        ...{ field: 'email', values },
        show: (shown) => showLogin(context, shown, returnTo),
        does: async (data) => {
          const { address, accounts, ctx, isSecure } = context
          const { headers } = context.request
          const step = await beginSignIn(ctx, accounts, { ...data, address, headers })
          return goOn(step, { returnTo, isSecure })
        },
      },
    )
  },
)

export const loginPages = [formPage, signInPage, ...providerPages]

/** Continues after a proof of who somebody is: signed in and back, or on to the second factor. */
function goOn(
  step: SignInStep,
  { returnTo, isSecure }: { returnTo: string; isSecure: boolean },
): Response {
  if (step.kind === 'second_factor') {
    const next = onTheWayTo(returnTo, '/login/second-factor')
    return seeOther(next, [stepCookie(step.token, isSecure)])
  }
  return seeOther(landingOf(step.role, returnTo), [
    ...step.headers.getSetCookie(),
    flashCookie('login', isSecure),
  ])
}

/** Shows the sign-in page, also for refusals from elsewhere. */
function showLogin(context: RequestContext, shown: ShownForm, returnTo: string): Promise<Response> {
  // Whoever is kept out after too many tries proves with the second factor who it is.
  const { email } = shown.form.values
  const isKeptOut = shown.status === httpStatusOf.too_many && email !== undefined
  const { organisation, words, accounts } = context
  const { login } = words
  const { form } = shown
  // While the agency closes, no account can be made.
  const mayRegister = organisation === null || takesNewcomers(organisation)
  return showForm(context, shown, {
    title: login.title,
    main: (
      <>
        <Lead title={login.title}>
          <p>
            {login.lead} <a href="/check">{login.openFile}</a>
          </p>
        </Lead>
        <ErrorSummary form={form} words={words} />
        {accounts.provider && (
          <OtherWay {...{ login, returnTo }} provider={accounts.provider.label} />
        )}
        <PasswordForm words={words} action="/login" noValidate>
          <input type="hidden" name="return" value={returnTo} />
          <Field id="email" label={login.email} form={form} {...asEmail} />
          <Field id="password" label={login.password} form={form} {...asPassword} />
          {isKeptOut && (
            <Field
              {...{ id: 'code', label: login.code, hint: login.codeHint, form }}
              {...asFactor}
              maxLength={20}
            />
          )}
          <Submit>{login.submit}</Submit>
          <Way within="soft" href="/forgot" text={words.forgot.title} />
          {mayRegister && (
            <p className="soft">
              {login.noAccount} <a href={onTheWayTo(returnTo, '/register')}>{login.create}</a>
            </p>
          )}
          <ByPasskey login={login} />
        </PasswordForm>
        <Island name="passkey-sign-in" />
      </>
    ),
    headers: { 'content-security-policy': islandPolicy },
    here: onTheWayTo(returnTo, '/login'),
  })
}

interface PartProps {
  login: Words['login']
}

function OtherWay({
  login,
  returnTo,
  provider,
}: PartProps & { returnTo: string; provider: string }) {
  return (
    <div className="other-way">
      <Way
        className="button"
        href={onTheWayTo(returnTo, '/login/oidc')}
        text={login.continueWith(provider)}
      />
      <p className="or">
        <span>{login.or}</span>
      </p>
    </div>
  )
}

/** Revealed by the island where the browser supports it. */
function ByPasskey({ login }: PartProps) {
  return (
    <div data-passkey hidden>
      <p className="wrong" role="alert" hidden>
        {login.passkeyFailed}
      </p>
      <p>
        <button type="button">{login.passkey}</button>
      </p>
    </div>
  )
}
