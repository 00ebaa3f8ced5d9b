import type { FormState } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import type { Words } from '../messages/index.ts'

interface LoginProps {
  words: Words
  form: FormState
  /** Where to go afterwards: a path of this site. */
  returnTo: string
}

export function Login({ words, form, returnTo }: LoginProps) {
  const { login } = words
  const { title, lead, openFile, email, password, submit, noAccount, create, forgot } = login
  return (
    <>
      <section className="lead">
        <h1>{title}</h1>
        <p>{lead}</p>
        <p>
          <a className="button" href="/check">
            {openFile}
          </a>
        </p>
      </section>
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action="/login">
        <input type="hidden" name="return" value={returnTo} />
        <Field id="email" label={email} form={form} type="email" autoComplete="username" />
        <Field
          id="password"
          label={password}
          form={form}
          type="password"
          autoComplete="current-password"
        />
        <p>
          <button className="main" type="submit">
            {submit}
          </button>
        </p>
        <p className="soft">
          <a href="/forgot">{forgot}</a>
        </p>
        <p className="soft">
          {noAccount} <a href="/register">{create}</a>
        </p>
      </form>
    </>
  )
}
