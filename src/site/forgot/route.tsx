import { requestPasswordReset } from '#modules/accounts'
import { forgotSchema } from '#modules/accounts/schema'
import { letterFor } from '../account-letters.ts'
import { emptyForm, type FormState, fieldsIn } from '../form.ts'
import { parseForm, problemsOf, retryHeaders, statusOf } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { Forgot, ForgotSent, ForgotWithoutMail } from './page.tsx'

const formPage = page({
  method: 'GET',
  path: '/forgot',
  permission: 'public',
  run: async (context) => {
    const { words, request } = context
    if (!new URL(request.url).searchParams.has('sent')) return ask(context, emptyForm)
    return show(context, { title: words.forgot.sentTitle, main: <ForgotSent words={words} /> })
  },
})

/** Answers in the same way, without delay, whether or not anybody has this email. */
const sendPage = page({
  method: 'POST',
  path: '/forgot',
  permission: 'public',
  run: async (context) => {
    const { ctx, accounts, address } = context
    if (ctx.mail === null) return ask(context, emptyForm)
    const fields = await fieldsIn(context.request)
    const values = { email: fields.email ?? '' }
    const { data, problems } = parseForm(forgotSchema, values, context.words)
    if (!data) return ask(context, { values, problems }, 422)
    try {
      const letter = letterFor(context, 'reset')
      await requestPasswordReset(ctx, accounts, { email: data.email, address, letter })
      return seeOther('/forgot?sent')
    } catch (error) {
      const form = { values, problems: problemsOf(error, context.words, 'email') }
      const status = statusOf(error)
      return ask(context, form, status, retryHeaders(error))
    }
  },
})

export const forgotPages = [formPage, sendPage]

function ask(
  context: RequestContext,
  form: FormState,
  status = 200,
  headers: Record<string, string> = {},
) {
  const { words, ctx } = context
  const { title } = words.forgot
  return show(context, {
    title: status === 200 ? title : words.errors.error(title),
    main:
      ctx.mail === null ? (
        <ForgotWithoutMail words={words} organisation={context.organisation} />
      ) : (
        <Forgot words={words} form={form} />
      ),
    status,
    headers,
  })
}
