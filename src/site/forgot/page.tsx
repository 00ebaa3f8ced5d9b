import type { ReactNode } from 'react'
import type { Organisation } from '#modules/organisation'
import type { FormState } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import type { Words } from '../words.ts'

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

/** Whom to ask, with telephone and address: there is no other way in. */
export function ForgotWithoutMail({ words, organisation }: ForgotWithoutMailProps) {
  const { title, noMail, askAdmin, backToSignIn } = words.forgot
  return (
    <Told title={title} sentences={[noMail, askAdmin]} back={backToSignIn}>
      <ContactLines organisation={organisation} words={words} />
    </Told>
  )
}

interface ForgotWithoutMailProps {
  words: Words
  organisation: Organisation
}

interface ToldProps {
  title: string
  sentences: string[]
  back: string
  children?: ReactNode
}

function Told({ title, sentences, back, children }: ToldProps) {
  return (
    <section className="lead">
      <h1>{title}</h1>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
      <p>
        <a className="button" href="/login">
          {back}
        </a>
      </p>
    </section>
  )
}
