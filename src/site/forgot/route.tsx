import { requestPasswordReset } from '#modules/accounts'
import { forgotSchema } from '#modules/accounts/schema'
import { letterFor } from '../account-letters.ts'
import { fieldsIn } from '../form.ts'
import { freshForm, incompleteForm, parseForm, refusedForm, type ShownForm } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show, showForm } from '../show.tsx'
import { Forgot, ForgotSent, ForgotWithoutMail } from './page.tsx'

const formPage = page({
  method: 'GET',
  path: '/forgot',
  permission: 'public',
  run: async (context) => {
    const { words, request } = context
    if (!new URL(request.url).searchParams.has('sent')) return ask(context, freshForm())
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
    if (ctx.mail === null) return ask(context, freshForm())
    const fields = await fieldsIn(context.request)
    const values = { email: fields.email ?? '' }
    const { data, problems } = parseForm(forgotSchema, values, context.words)
    if (!data) return ask(context, incompleteForm(values, problems))
    try {
      const letter = letterFor(context, 'reset')
      await requestPasswordReset(ctx, accounts, { email: data.email, address, letter })
      return seeOther('/forgot?sent')
    } catch (error) {
      return ask(context, refusedForm(error, context.words, { field: 'email', values }))
    }
  },
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
