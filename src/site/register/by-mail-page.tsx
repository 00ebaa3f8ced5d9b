import type { FormState } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import type { Words } from '../messages/index.ts'
import { onTheWayTo } from '../return-address.ts'

interface ByMailProps {
  words: Words
  form: FormState
  /** Where to go in the end: a path of this site. */
  returnTo: string
}

/** If the installation sends mail, an account begins with the email alone: the mailbox is proved first. */
export function RegisterByMail({ words, form, returnTo }: ByMailProps) {
  const { register } = words
  return (
    <>
      <section className="lead">
        <h1>{register.title}</h1>
        <p>{register.lead}</p>
        <p>{register.byMail}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action="/register" noValidate>
        <input type="hidden" name="return" value={returnTo} />
        <Field id="email" label={register.email} form={form} type="email" autoComplete="username" />
        <p>
          <button className="main" type="submit">
            {register.byMailSubmit}
          </button>
        </p>
        <p className="soft">
          {register.hasAccount} <a href={onTheWayTo(returnTo, '/login')}>{register.signIn}</a>
        </p>
      </form>
    </>
  )
}

/** The same for every email, taken or not. */
export function RegisterSent({ words: { register, forgot } }: { words: Words }) {
  return (
    <section className="lead">
      <h1>{forgot.sentTitle}</h1>
      <p>{register.sent}</p>
      <p>{register.sentHint}</p>
      <p>
        <a className="button" href="/login">
          {forgot.backToSignIn}
        </a>
      </p>
    </section>
  )
}
