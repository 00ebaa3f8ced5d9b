import type { FormState } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import { onTheWayTo } from '../return-address.ts'
import type { Words } from '../words.ts'

interface SecondFactorProps {
  words: Words
  form: FormState
  returnTo: string
}

export function SecondFactor({ words, form, returnTo }: SecondFactorProps) {
  const { secondFactor } = words
  return (
    <>
      <section className="lead">
        <h1>{secondFactor.title}</h1>
        <p>{secondFactor.lead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action="/login/second-factor">
        <input type="hidden" name="return" value={returnTo} />
        <Field
          id="code"
          label={secondFactor.code}
          form={form}
          autoComplete="one-time-code"
          maxLength={20}
          isCode
          isShort
        />
        <p>
          <button className="main" type="submit">
            {secondFactor.submit}
          </button>
        </p>
        <p className="soft">
          <a href={onTheWayTo(returnTo, '/login')}>{secondFactor.startAgain}</a>
        </p>
      </form>
    </>
  )
}
