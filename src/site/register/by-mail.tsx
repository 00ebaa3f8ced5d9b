import { requestSignUp } from '#modules/accounts'
import { forgotSchema } from '#modules/accounts/schema'
import { letterFor } from '../account-letters.ts'
import type { FormState } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import { freshForm, incompleteForm, parseForm, refusedForm, type ShownForm } from '../problems.ts'
import { onTheWayTo } from '../return-address.ts'
import type { RequestContext } from '../route.ts'
import { seeOther, show, showForm } from '../show.tsx'
import type { Words } from '../words.ts'

/** Shows the form for an email, or the message after it was sent. */
export function showByMail(context: RequestContext, returnTo: string): Promise<Response> {
  const { words, query } = context
  if (!query.has('sent')) return ask(context, freshForm(), returnTo)
  return show(context, { title: words.forgot.sentTitle, main: <RegisterSent words={words} /> })
}

/** Answers in the same way, without delay, whether or not anybody has this email; the mail says which. */
export async function requestByMail(
  context: RequestContext,
  { email, returnTo }: { email: string; returnTo: string },
): Promise<Response> {
  const { ctx, accounts, address, words } = context
  const values = { email }
  const { data, problems } = parseForm(forgotSchema, values, words)
  if (!data) return ask(context, incompleteForm(values, problems), returnTo)
  const signUp = letterFor(context, 'signUp')
  const letters = {
    signUp: (link: string) => signUp(withReturn(link, returnTo)),
    taken: letterFor(context, 'taken'),
  }
  try {
    await requestSignUp(ctx, accounts, { email: data.email, address, letters })
    return seeOther('/register?sent')
  } catch (error) {
    return ask(context, refusedForm(error, words, { field: 'email', values }), returnTo)
  }
}

/** Returns a link that also says where to go in the end: a path of this site. */
export function withReturn(link: string, returnTo: string): string {
  return returnTo === '/' ? link : `${link}?return=${encodeURIComponent(returnTo)}`
}

function ask(context: RequestContext, shown: ShownForm, returnTo: string) {
  const { words } = context
  return showForm(context, shown, {
    title: words.register.title,
    main: <RegisterByMail words={words} form={shown.form} returnTo={returnTo} />,
    here: onTheWayTo(returnTo, '/register'),
  })
}

interface ByMailProps {
  words: Words
  form: FormState
  /** Where to go in the end: a path of this site. */
  returnTo: string
}

/** If the installation sends mail, an account begins with the email alone: the mailbox is proved first. */
function RegisterByMail({ words, form, returnTo }: ByMailProps) {
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
function RegisterSent({ words: { register, forgot } }: { words: Words }) {
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
