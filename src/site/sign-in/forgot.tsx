import { requestPasswordReset } from '#modules/accounts'
import { forgotSchema } from '#modules/accounts/schema'
import { letterFor } from '../account-letters.ts'
import { fieldsIn } from '../form.ts'
import { asEmail, ErrorSummary, Field, Lead, Submit, Way } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import { Form } from '../layout/form.tsx'
import { showStatement } from '../layout/statement-pages.tsx'
import { answerForm, freshForm, type ShownForm } from '../problems.ts'
import { forEverybody, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import type { Words } from '../words.ts'

const formPage = page('GET /forgot', 'public', async (context) => {
  if (!context.query.has('sent')) return ask(context, freshForm())
  // The same for every email, known or not.
  const { sentTitle: title, sent, sentHint } = context.words.forgot
  const next = toSignIn(context.words)
  return showStatement(context, { isLead: true, title, sentences: [sent, sentHint], next })
})

/** Answers in the same way, without delay, whether or not anybody has this email. */
const sendPage = page('POST /forgot', forEverybody, async (context) => {
  const { ctx, accounts, address } = context
  if (ctx.mail === null) return ask(context, freshForm())
  const { email: typed = '' } = await fieldsIn(context.request)
  const values = { email: typed }
  return answerForm(context, forgotSchema, values, {
    ...{ field: 'email', values },
    show: (shown) => ask(context, shown),
    does: async ({ email }) => {
      const letter = letterFor(context, 'reset')
      await requestPasswordReset(ctx, accounts, { email, address, letter })
      return seeOther('/forgot?sent')
    },
  })
})

export const forgotPages = [formPage, sendPage]

export const toSignIn = ({ forgot }: Words) => ({ label: forgot.backToSignIn, href: '/login' })

function ask(context: RequestContext, shown: ShownForm): Promise<Response> {
  const { words, ctx, organisation } = context
  const { title, lead, submit, noMail, askAdmin, backToSignIn } = words.forgot
  // Whom to ask, with telephone and address: there is no other way in.
  if (ctx.mail === null)
    return showStatement(context, {
      isLead: true,
      title,
      sentences: [noMail, askAdmin],
      children: <ContactLines organisation={organisation} words={words} />,
      next: toSignIn(words),
    })
  return showForm(context, shown, {
    title,
    main: (
      <>
        <Lead title={title} lead={lead} />
        <ErrorSummary form={shown.form} words={words} />
        <Form className="ask-form" action="/forgot" noValidate>
          <Field id="email" label={words.login.email} form={shown.form} {...asEmail} />
          <Submit>{submit}</Submit>
          <Way within="soft" href="/login" text={backToSignIn} />
        </Form>
      </>
    ),
  })
}
