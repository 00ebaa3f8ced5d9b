import { requestPasswordReset } from '#modules/accounts'
import { forgotSchema } from '#modules/accounts/schema'
import { httpStatusOf, Refusal } from '#platform/errors'
import { letterFor } from '../account-letters.ts'
import { emptyForm, type FormState, fieldsIn } from '../form.ts'
import { parseForm, problemsOf, retryHeaders } from '../problems.ts'
import { page, type Visit } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { Forgot, ForgotSent, ForgotWithoutMail } from './page.tsx'

const formPage = page({
  method: 'GET',
  path: '/forgot',
  permission: 'public',
  run: async (visit) => {
    const { words, request } = visit
    if (!new URL(request.url).searchParams.has('sent')) return ask(visit, emptyForm)
    return show(visit, { title: words.forgot.sentTitle, main: <ForgotSent words={words} /> })
  },
})

/** Answers alike, and at once, whether or not anybody has this email. */
const sendPage = page({
  method: 'POST',
  path: '/forgot',
  permission: 'public',
  run: async (visit) => {
    const { ctx, accounts, address } = visit
    if (ctx.mail === null) return ask(visit, emptyForm)
    const fields = await fieldsIn(visit.request)
    const values = { email: fields.email ?? '' }
    const { data, problems } = parseForm(forgotSchema, values, visit.words)
    if (!data) return ask(visit, { values, problems }, 422)
    try {
      const letter = letterFor(visit, 'reset')
      await requestPasswordReset(ctx, accounts, { email: data.email, address, letter })
      return seeOther('/forgot?sent')
    } catch (error) {
      const form = { values, problems: problemsOf(error, visit.words, 'email') }
      const status = error instanceof Refusal ? httpStatusOf[error.kind] : 500
      return ask(visit, form, status, retryHeaders(error))
    }
  },
})

export const forgotPages = [formPage, sendPage]

function ask(visit: Visit, form: FormState, status = 200, headers: Record<string, string> = {}) {
  const { words, ctx } = visit
  const { title } = words.forgot
  return show(visit, {
    title: status === 200 ? title : words.errors.error(title),
    main:
      ctx.mail === null ? (
        <ForgotWithoutMail words={words} />
      ) : (
        <Forgot words={words} form={form} />
      ),
    status,
    headers,
  })
}
