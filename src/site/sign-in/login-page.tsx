import { islandPolicy } from '../assets.ts'
import type { FormState } from '../form.ts'
import { Island } from '../layout/document.tsx'
import { asEmail, asPassword, ErrorSummary, Field, Submit, Way } from '../layout/fields.tsx'
import { takesNewcomers } from '../layout/navigation.ts'
import { PasswordForm } from '../layout/number-and-code.tsx'
import type { ShownForm } from '../problems.ts'
import { onTheWayTo } from '../return-address.ts'
import type { RequestContext } from '../route.ts'
import { showForm } from '../show.tsx'
import type { Words } from '../words.ts'

/** Shows the sign-in page, also for refusals from elsewhere. */
export function showLogin(context: RequestContext, shown: ShownForm, returnTo: string) {
  const { organisation, words } = context
  const { title } = words.login
  const provider = context.accounts.provider?.label ?? null
  return showForm(context, shown, {
    title,
    main: (
      <Login
        words={words}
        form={shown.form}
        returnTo={returnTo}
        provider={provider}
        mayRegister={organisation === null || takesNewcomers(organisation)}
      />
    ),
    headers: { 'content-security-policy': islandPolicy },
    here: onTheWayTo(returnTo, '/login'),
  })
}

interface LoginProps {
  words: Words
  form: FormState
  /** Where to go afterwards: a path of this site. */
  returnTo: string
  /** The provider's name; null when there is none. */
  provider: string | null
  /** Whether an account can be made: not while the agency closes. */
  mayRegister: boolean
}

function Login({ words, form, returnTo, provider, mayRegister }: LoginProps) {
  const { login } = words
  const { title, lead, openFile, email, password, submit, noAccount, create, forgot } = login
  return (
    <>
      <section className="lead">
        <h1>{title}</h1>
        <p>
          {lead} <a href="/check">{openFile}</a>
        </p>
      </section>
      <ErrorSummary form={form} words={words} />
      {provider !== null && (
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
      )}
      <PasswordForm words={words} action="/login" noValidate>
        <input type="hidden" name="return" value={returnTo} />
        <Field id="email" label={email} form={form} {...asEmail} />
        <Field id="password" label={password} form={form} {...asPassword} />
        {form.values.code !== undefined && (
          <Field
            id="code"
            label={login.code}
            hint={login.codeHint}
            form={form}
            autoComplete="one-time-code"
            maxLength={20}
            isCode
            isShort
          />
        )}
        <Submit>{submit}</Submit>
        <Way within="soft" href="/forgot" text={forgot} />
        {mayRegister && (
          <p className="soft">
            {noAccount} <a href={onTheWayTo(returnTo, '/register')}>{create}</a>
          </p>
        )}
        <div data-passkey hidden>
          <p className="wrong" role="alert" hidden>
            {login.passkeyFailed}
          </p>
          <p>
            <button type="button">{login.passkey}</button>
          </p>
        </div>
      </PasswordForm>
      <Island name="passkey-sign-in" />
    </>
  )
}
