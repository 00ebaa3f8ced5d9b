import type { FormState } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import type { Words } from '../messages/index.ts'

export function Forgot({ words, form }: { words: Words; form: FormState }) {
  const { forgot } = words
  return (
    <>
      <section className="lead">
        <h1>{forgot.title}</h1>
        <p>{forgot.lead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action="/forgot" noValidate>
        <Field id="email" label={forgot.email} form={form} type="email" autoComplete="username" />
        <p>
          <button className="main" type="submit">
            {forgot.submit}
          </button>
        </p>
        <p className="soft">
          <a href="/login">{forgot.backToSignIn}</a>
        </p>
      </form>
    </>
  )
}

/** The same for every email, known or not. */
export function ForgotSent({ words }: { words: Words }) {
  const { forgot } = words
  return (
    <section className="lead">
      <h1>{forgot.sentTitle}</h1>
      <p>{forgot.sent}</p>
      <p>{forgot.sentHint}</p>
      <p>
        <a className="button" href="/login">
          {forgot.backToSignIn}
        </a>
      </p>
    </section>
  )
}

export function ForgotWithoutMail({ words }: { words: Words }) {
  const { forgot } = words
  return (
    <section className="lead">
      <h1>{forgot.title}</h1>
      <p>{forgot.noMail}</p>
      <p>{forgot.askAdmin}</p>
      <p>
        <a className="button" href="/login">
          {forgot.backToSignIn}
        </a>
      </p>
    </section>
  )
}
