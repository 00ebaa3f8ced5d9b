import { regulatorSpellings } from '#modules/organisation/schema'
import type { FormState } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import { NewPassword } from '../layout/new-password.tsx'
import type { Words } from '../words.ts'

interface SetUpProps {
  words: Words
  form: FormState
  action: string
}

/** The organisation and its first admin, behind the one-time link. */
export function SetUp({ words, form, action }: SetUpProps) {
  const { setUp } = words
  return (
    <>
      <section className="lead">
        <h1>{setUp.title}</h1>
        <p>{setUp.lead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action={action} noValidate>
        <fieldset>
          <legend>{setUp.organisationPart}</legend>
          <Field
            id="organisation"
            label={setUp.organisation}
            hint={setUp.organisationHint}
            form={form}
            autoComplete="organization"
          />
          <Field
            id="authority"
            label={setUp.authority}
            hint={setUp.authorityHint}
            form={form}
            choices={regulatorSpellings}
          />
          <Field id="licence" label={setUp.licence} form={form} />
        </fieldset>
        <fieldset>
          <legend>{setUp.adminPart}</legend>
          <Field id="adminName" label={setUp.adminName} form={form} autoComplete="name" />
          <Field
            id="adminEmail"
            label={setUp.adminEmail}
            form={form}
            type="email"
            autoComplete="username"
          />
          <NewPassword
            label={setUp.password}
            hint={setUp.passwordHint}
            again={setUp.confirm}
            form={form}
          />
        </fieldset>
        <p>
          <button className="main" type="submit">
            {setUp.submit}
          </button>
        </p>
      </form>
    </>
  )
}
