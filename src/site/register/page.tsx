import type { Role } from '#platform/context'
import { acceptedPictures } from '#platform/images/schema'
import { platformLimits } from '#platform/limits'
import type { FormState } from '../form.ts'
import { ErrorSummary, Field, Labelled } from '../layout/fields.tsx'
import { Island } from '../layout/island.tsx'
import { NewPassword } from '../layout/new-password.tsx'
import { onTheWayTo } from '../return-address.ts'
import type { Words } from '../words.ts'

/** What an invitation says before it is used. */
export interface Invited {
  role: Role
  /** The email address of the invitation; null if it was not mailed. */
  email: string | null
  token: string
  organisation: string
  /** Whether the person asked for this link themselves and nobody invited them. */
  isOwn: boolean
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
        <p>{leadOf(register, invited)}</p>
        {invited?.role === 'student' && <p>{register.lead}</p>}
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
          hint={emailHintOf(register, invited)}
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

function leadOf(register: Words['register'], invited: Invited | null): string {
  if (!invited) return register.lead
  return invited.isOwn ? register.own : register.invited[invited.role](invited.organisation)
}

function emailHintOf(register: Words['register'], invited: Invited | null): string | undefined {
  if (!invited?.email) return
  return invited.isOwn ? register.ownEmail : register.invitedEmail
}

/** Last in the form: the other fields have arrived when a file turns out to be too large. */
function PhotoField({ words: { register }, form }: { words: Words; form: FormState }) {
  const hint = register.photoHint(platformLimits.photoBytes / 1024 / 1024)
  return (
    <Labelled id="photo" label={register.photo} hint={hint} form={form}>
      {(described) => <input {...described} name="photo" type="file" accept={acceptedPictures} />}
    </Labelled>
  )
}
