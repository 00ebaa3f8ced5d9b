import type { Role } from '#platform/context'
import { limitTable } from '#platform/limits'
import type { FormState } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import { Island } from '../layout/island.tsx'
import { Labelled } from '../layout/labelled.tsx'
import { NewPassword } from '../layout/new-password.tsx'
import type { Words } from '../messages/index.ts'
import { onTheWayTo } from '../return-address.ts'

/** What an invitation says before it is used. */
export interface Invited {
  role: Role
  /** Where the invitation went by mail. */
  email: string | null
  token: string
  organisation: string
}

interface Register {
  words: Words
  form: FormState
  invited: Invited | null
  /** Where to go afterwards: a path of this site. */
  returnTo: string
}

export function Register({ words, form, invited, returnTo }: Register) {
  const { register } = words
  return (
    <>
      <section className="lead">
        <h1>{register.title}</h1>
        <p>{invited ? register.invited[invited.role](invited.organisation) : register.lead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <form
        className="ask-form"
        method="post"
        action="/register"
        encType="multipart/form-data"
        noValidate
        data-show={words.passwordToggle.show}
        data-hide={words.passwordToggle.hide}
      >
        <input type="hidden" name="return" value={returnTo} />
        <Field id="name" label={register.name} form={form} autoComplete="name" />
        {invited && <input type="hidden" name="invite" value={invited.token} />}
        <Field
          id="email"
          label={register.email}
          hint={invited?.email ? register.invitedEmail : undefined}
          form={form}
          type="email"
          autoComplete="username"
          isFixed={Boolean(invited?.email)}
        />
        <NewPassword
          label={register.password}
          hint={register.passwordHint}
          again={register.confirm}
          form={form}
        />
        <PhotoField words={words} form={form} />
        <p>
          <button className="main" type="submit">
            {register.submit}
          </button>
        </p>
        <p className="soft">
          {register.hasAccount} <a href={onTheWayTo(returnTo, '/login')}>{register.signIn}</a>
        </p>
      </form>
      <Island name="password-toggle" />
    </>
  )
}

/** Last in the form: what was typed has arrived when a file turns out to be too large. */
function PhotoField({ words: { register }, form }: { words: Words; form: FormState }) {
  const hint = register.photoHint(limitTable.photoBytes / 1024 / 1024)
  return (
    <Labelled id="photo" label={register.photo} hint={hint} form={form}>
      {(described) => (
        <input {...described} name="photo" type="file" accept="image/jpeg,image/png,image/webp" />
      )}
    </Labelled>
  )
}
