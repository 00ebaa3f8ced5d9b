import type { FormState } from '../form.ts'
import { ErrorSummary } from '../layout/fields.tsx'
import { Island } from '../layout/island.tsx'
import { NewPassword } from '../layout/new-password.tsx'
import type { Words } from '../words.ts'

interface ResetProps {
  words: Words
  form: FormState
  token: string
}

export function Reset({ words, form, token }: ResetProps) {
  const { reset } = words
  return (
    <>
      <section className="lead">
        <h1>{reset.title}</h1>
        <p>{reset.lead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <form
        className="ask-form"
        method="post"
        action="/reset"
        data-show={words.passwordToggle.show}
        data-hide={words.passwordToggle.hide}
      >
        <input type="hidden" name="token" value={token} />
        <NewPassword
          label={reset.password}
          hint={reset.passwordHint}
          again={reset.confirm}
          form={form}
        />
        <p>
          <button className="main" type="submit">
            {reset.submit}
          </button>
        </p>
      </form>
      <Island name="password-toggle" />
    </>
  )
}

export function ResetEnded({ words }: { words: Words }) {
  const { reset } = words
  return (
    <section className="lead">
      <h1>{reset.endedTitle}</h1>
      <p>{reset.ended}</p>
      <p>
        <a className="button" href="/forgot">
          {reset.again}
        </a>
      </p>
    </section>
  )
}
