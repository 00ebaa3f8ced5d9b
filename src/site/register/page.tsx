import { limitTable } from '#platform/limits'
import { type FormState, problemAt } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import { Island } from '../layout/island.tsx'
import type { Words } from '../messages/index.ts'

export function Register({ words, form }: { words: Words; form: FormState }) {
  const { register } = words
  return (
    <>
      <section className="lead">
        <h1>{register.title}</h1>
        <p>{register.lead}</p>
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
        <Field id="name" label={register.name} form={form} autoComplete="name" />
        <Field id="email" label={register.email} form={form} type="email" autoComplete="username" />
        <Field
          id="password"
          label={register.password}
          hint={register.passwordHint}
          form={form}
          type="password"
          autoComplete="new-password"
        />
        <Field
          id="confirm"
          label={register.confirm}
          form={form}
          type="password"
          autoComplete="new-password"
        />
        <PhotoField words={words} form={form} />
        <p>
          <button className="main" type="submit">
            {register.submit}
          </button>
        </p>
        <p className="soft">
          {register.hasAccount} <a href="/login">{register.signIn}</a>
        </p>
      </form>
      <Island name="password-toggle" />
    </>
  )
}

/** Last in the form: what was typed has arrived when a file turns out to be too large. */
function PhotoField({ words: { register }, form }: { words: Words; form: FormState }) {
  const problem = problemAt(form, 'photo')
  return (
    <p className="field" data-wrong={problem ? '' : undefined}>
      <label htmlFor="photo">{register.photo}</label>
      <span className="hint" id="photo-hint">
        {register.photoHint(limitTable.photoBytes / 1024 / 1024)}
      </span>
      {problem && (
        <span className="wrong" id="photo-problem">
          {problem}
        </span>
      )}
      <input
        id="photo"
        name="photo"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={problem ? 'photo-hint photo-problem' : 'photo-hint'}
        aria-invalid={problem ? true : undefined}
      />
    </p>
  )
}
