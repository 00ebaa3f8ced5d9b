import {
  beginConnecting,
  type ConnectedProvider,
  disconnect,
  finishConnecting,
} from '#modules/accounts'
import { cookieIn } from '#platform/cookies.schema'
import { Refusal } from '#platform/errors'
import { flashCookie } from '../cookies.ts'
import { type FormState, fieldsIn } from '../form.ts'
import { longDate } from '../layout/dates.ts'
import { asPassword, Field, Press, Told } from '../layout/fields.tsx'
import { problemsOf, refusedForm, type ShownForm } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { confirmCookie, connectCookie, connectCookieName, connectPath } from '../sign-in/login.ts'
import type { Words } from '../words.ts'

const passwordField = 'provider-password'

interface ProvidersProps {
  words: Words
  form: FormState
  /** The name of the provider that can be connected; null when none is configured. */
  providerLabel: string | null
  providers: readonly ConnectedProvider[]
  /** Whether the password has to be given once more. */
  asksPassword: boolean
}

/** The providers that a person signs in with; one form, so that it asks for the password once. */
export function Providers(props: ProvidersProps) {
  const { words, form, providerLabel, providers } = props
  const { account: texts } = words
  const canConnect = providerLabel !== null && !providers.some(({ isOffered }) => isOffered)
  if (!canConnect && providers.length === 0) return null
  return (
    <section className="account-part">
      <h2>{texts.providers}</h2>
      {providerLabel !== null && <p>{texts.providersLead(providerLabel)}</p>}
      <form method="post" action="/account/provider">
        {props.asksPassword && (
          <Field
            id={passwordField}
            label={words.accountFactor.password}
            form={form}
            {...asPassword}
          />
        )}
        <ul>
          {providers.map(({ id, label, connectedAt, isOffered }) => (
            <li key={id}>
              {texts.connectedOn(label, longDate(connectedAt, words))}
              {!isOffered && <span className="soft"> {texts.notOffered}</span>}
              <Press name="disconnect" value={id}>
                {texts.disconnect(label)}
              </Press>
            </li>
          ))}
        </ul>
        {canConnect && <Press>{texts.connect(providerLabel)}</Press>}
      </form>
    </section>
  )
}

/**
 * Leads on to the provider, immediately where a browser supports `Refresh`. Not a redirect: the policy lets
 * a form lead to this site only, and browsers apply it to redirects after a form as well.
 */
async function showWayOut(
  context: RequestContext,
  { location, sealed }: { location: string; sealed: string },
): Promise<Response> {
  const { words, accounts, isSecure } = context
  const title = words.login.continueWith(accounts.provider?.label ?? '')
  const next = { label: title, href: location }
  const main = <Told title={title} sentences={[words.account.goOn]} next={next} />
  const headers = { refresh: `0; url=${location}` }
  const answer = await show(context, { title, main, headers, here: '/account' })
  for (const cookie of [connectCookie(sealed, isSecure), confirmCookie('', isSecure)])
    answer.headers.append('set-cookie', cookie)
  return answer
}

type ShowAccount = (context: RequestContext, shown: ShownForm) => Promise<Response>

/** Returns the routes behind the form; `showAccount` shows /account again with what was wrong. */
export function providerPages(showAccount: ShowAccount) {
  const changePage = page('POST /account/provider', 'signed-in', async (context) => {
    const { [passwordField]: password = '', disconnect: connectionId } = await fieldsIn(
      context.request,
    )
    const { accounts, ctx, address, isSecure } = context
    try {
      if (connectionId === undefined) {
        const begun = await beginConnecting(ctx, accounts, { password, address })
        return await showWayOut(context, begun)
      }
      await disconnect(ctx, accounts, { connectionId, password })
      return seeOther('/account', [flashCookie('disconnected', isSecure)])
    } catch (error) {
      return refused(context, error)
    }
  })
  /** Returns from the provider, at the one address that it knows (login/provider.ts). */
  const returnPage = page(`GET ${connectPath}`, 'signed-in', async (context) => {
    const { accounts, ctx, address, isSecure, request, query } = context
    const sealed = cookieIn(request.headers.get('cookie'), connectCookieName(isSecure)) ?? ''
    const used = connectCookie('', isSecure)
    try {
      await finishConnecting(ctx, accounts, { sealed, params: query, address })
      return seeOther('/account', [flashCookie('connected', isSecure), used])
    } catch (error) {
      const answer = await refused(context, error)
      answer.headers.append('set-cookie', used)
      return answer
    }
  })
  return [changePage, returnPage]

  async function refused(context: RequestContext, error: unknown): Promise<Response> {
    if (!(error instanceof Refusal) || error.code === 'route.not_found') throw error
    const problems = problemsOf(error, context.words).map((one) =>
      one.path === 'password' ? { ...one, path: passwordField } : one,
    )
    return showAccount(context, refusedForm(error, context.words, { problems }))
  }
}
