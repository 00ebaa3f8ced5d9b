import { islandPolicy } from '../assets.ts'
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
import type { ShownForm } from '../problems.ts'
import { onTheWayTo } from '../return-address.ts'
import type { RequestContext } from '../route.ts'
import { showForm } from '../show.tsx'
import type { Words } from '../words.ts'

/** Shows the sign-in page, also for refusals from elsewhere. */
export function showLogin(
  context: RequestContext,
  shown: ShownForm,
  returnTo: string,
): Promise<Response> {
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
          {form.values.code !== undefined && (
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
