import { requestPasswordReset } from '#modules/accounts'
import { forgotSchema } from '#modules/accounts/schema'
import type { Organisation } from '#modules/organisation'
import { letterFor } from '../account-letters.ts'
import { type FormState, fieldsIn } from '../form.ts'
import { asEmail, ErrorSummary, Field, Lead, Submit, Told, Way } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import { answerForm, freshForm, type ShownForm } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show, showForm } from '../show.tsx'
import type { Words } from '../words.ts'

const formPage = page('GET /forgot', 'public', async (context) => {
  const { words, request } = context
  if (!new URL(request.url).searchParams.has('sent')) return ask(context, freshForm())
  return show(context, { title: words.forgot.sentTitle, main: <ForgotSent words={words} /> })
})

/** Answers in the same way, without delay, whether or not anybody has this email. */
const sendPage = page('POST /forgot', 'public', async (context) => {
  const { ctx, accounts, address, words } = context
  if (ctx.mail === null) return ask(context, freshForm())
  const { email: typed = '' } = await fieldsIn(context.request)
  const values = { email: typed }
  return answerForm(words, forgotSchema, values, {
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

function ask(context: RequestContext, shown: ShownForm) {
  const { words, ctx } = context
  return showForm(context, shown, {
    title: words.forgot.title,
    main:
      ctx.mail === null ? (
        <ForgotWithoutMail words={words} organisation={context.organisation} />
      ) : (
        <Forgot words={words} form={shown.form} />
      ),
  })
}

function Forgot({ words, form }: { words: Words; form: FormState }) {
  const { forgot } = words
  return (
    <>
      <Lead title={forgot.title} lead={forgot.lead} />
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action="/forgot" noValidate>
        <Field id="email" label={words.login.email} form={form} {...asEmail} />
        <Submit>{forgot.submit}</Submit>
        <Way within="soft" href="/login" text={forgot.backToSignIn} />
      </form>
    </>
  )
}

/** The same for every email, known or not. */
function ForgotSent({ words: { forgot } }: { words: Words }) {
  const { sentTitle, sent, sentHint, backToSignIn } = forgot
  const next = { label: backToSignIn, href: '/login' }
  return <Told isLead title={sentTitle} sentences={[sent, sentHint]} next={next} />
}

interface ForgotWithoutMailProps {
  words: Words
  organisation: Organisation
}

/** Whom to ask, with telephone and address: there is no other way in. */
function ForgotWithoutMail({ words, organisation }: ForgotWithoutMailProps) {
  const { title, noMail, askAdmin, backToSignIn } = words.forgot
  const next = { label: backToSignIn, href: '/login' }
  return (
    <Told isLead title={title} sentences={[noMail, askAdmin]} next={next}>
      <ContactLines organisation={organisation} words={words} />
    </Told>
  )
}
