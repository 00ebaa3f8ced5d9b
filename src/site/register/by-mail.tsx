import { requestSignUp } from '#modules/accounts'
import { forgotSchema } from '#modules/accounts/schema'
import { letterFor } from '../account-letters.ts'
import { emptyForm, type FormState } from '../form.ts'
import { parseForm, problemsOf, retryHeaders, statusOf } from '../problems.ts'
import { onTheWayTo } from '../return-address.ts'
import type { RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { RegisterByMail, RegisterSent } from './by-mail-page.tsx'

/** Shows the form for an email, or the message after it was sent. */
export function showByMail(context: RequestContext, returnTo: string): Promise<Response> {
  const { words, query } = context
  if (!query.has('sent')) return ask(context, { form: emptyForm, returnTo })
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
  if (!data) return ask(context, { form: { values, problems }, returnTo, status: 422 })
  const signUp = letterFor(context, 'signUp')
  const letters = {
    signUp: (link: string) => signUp(withReturn(link, returnTo)),
    taken: letterFor(context, 'taken'),
  }
  try {
    await requestSignUp(ctx, accounts, { email: data.email, address, letters })
    return seeOther('/register?sent')
  } catch (error) {
    const form = { values, problems: problemsOf(error, words, 'email') }
    const status = statusOf(error)
    return ask(context, { form, returnTo, status, headers: retryHeaders(error) })
  }
}

/** Returns a link that also says where to go in the end: a path of this site. */
export function withReturn(link: string, returnTo: string): string {
  return returnTo === '/' ? link : `${link}?return=${encodeURIComponent(returnTo)}`
}

interface Asked {
  form: FormState
  returnTo: string
  status?: number
  headers?: Record<string, string>
}

function ask(context: RequestContext, { form, returnTo, status = 200, headers = {} }: Asked) {
  const { words } = context
  const { title } = words.register
  return show(context, {
    title: status === 200 ? title : words.errors.error(title),
    main: <RegisterByMail words={words} form={form} returnTo={returnTo} />,
    status,
    headers,
    here: onTheWayTo(returnTo, '/register'),
  })
}
