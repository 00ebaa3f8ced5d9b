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
export function ForgotSent({ words: { forgot } }: { words: Words }) {
  const { sentTitle, sent, sentHint, backToSignIn } = forgot
  return <Told title={sentTitle} sentences={[sent, sentHint]} back={backToSignIn} />
}

export function ForgotWithoutMail({ words: { forgot } }: { words: Words }) {
  const { title, noMail, askAdmin, backToSignIn } = forgot
  return <Told title={title} sentences={[noMail, askAdmin]} back={backToSignIn} />
}

function Told({ title, sentences, back }: { title: string; sentences: string[]; back: string }) {
  return (
    <section className="lead">
      <h1>{title}</h1>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <a className="button" href="/login">
          {back}
        </a>
      </p>
    </section>
  )
}
