import { changeOwnPassword, ownAccount } from '#modules/accounts'
import { choosePasswordSchema } from '#modules/accounts/schema'
import { organisationNames } from '#modules/organisation'
import { Refusal } from '#platform/errors'
import { flashCookie } from '../cookies.ts'
import { type FormState, fieldsIn } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import { Island } from '../layout/island.tsx'
import { NewPassword } from '../layout/new-password.tsx'
import { islandPolicy } from '../policy.ts'
import { freshForm, incompleteForm, parseForm, problemsOf, refusedForm } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import type { Words } from '../words.ts'

interface PasswordProps {
  words: Words
  form: FormState
  hasPassword: boolean
}

function ChangePassword({ words, form, hasPassword }: PasswordProps) {
  const { accountPassword: texts, passwordToggle } = words
  return (
    <>
      <section className="lead">
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <form
        className="ask-form"
        method="post"
        action="/account/password"
        data-show={passwordToggle.show}
        data-hide={passwordToggle.hide}
      >
        {hasPassword && (
          <Field
            id="current"
            label={texts.current}
            form={form}
            type="password"
            autoComplete="current-password"
          />
        )}
        <NewPassword label={texts.password} hint={texts.hint} again={texts.confirm} form={form} />
        <p>
          <button className="main" type="submit">
            {texts.submit}
          </button>
        </p>
        <p className="soft">
          <a href="/account">{words.account.back}</a>
        </p>
      </form>
      <Island name="password-toggle" />
    </>
  )
}

const formPage = page({
  method: 'GET',
  path: '/account/password',
  permission: 'signed-in',
  run: (context) => ask(context),
})

const changePage = page({
  method: 'POST',
  path: '/account/password',
  permission: 'signed-in',
  run: async (context) => {
    const { current = '', ...fields } = await fieldsIn(context.request)
    const empty = { password: '', confirm: '' }
    const { data, problems } = parseForm(
      choosePasswordSchema,
      { ...empty, ...fields },
      context.words,
    )
    if (!data) return ask(context, incompleteForm({}, problems))
    try {
      const organisation = organisationNames(context.organisation)
      const { password } = data
      await changeOwnPassword(context.ctx, { current, password, organisation })
      return seeOther('/account', [flashCookie('saved', context.isSecure)])
    } catch (error) {
      const isNew = error instanceof Refusal && error.code === 'account.password_weak'
      const path = isNew ? 'password' : 'current'
      const wrong = problemsOf(error, context.words).map((one) => ({ ...one, path }))
      return ask(context, refusedForm(error, context.words, { problems: wrong }))
    }
  },
})

export const passwordPages = [formPage, changePage]

async function ask(context: RequestContext, shown = freshForm()): Promise<Response> {
  const { words, ctx } = context
  const { hasPassword } = await ctx.read(ownAccount)
  return showForm(context, shown, {
    title: words.accountPassword.title,
    main: <ChangePassword words={words} form={shown.form} hasPassword={hasPassword} />,
    headers: { 'content-security-policy': islandPolicy },
  })
}
