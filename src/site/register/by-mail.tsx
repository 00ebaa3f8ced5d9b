import { requestSignUp } from '#modules/accounts'
import { forgotSchema } from '#modules/accounts/schema'
import { httpStatusOf, Refusal } from '#platform/errors'
import { letterFor } from '../account-letters.ts'
import { emptyForm, type FormState } from '../form.ts'
import { parseForm, problemsOf, retryHeaders } from '../problems.ts'
import { onTheWayTo } from '../return-address.ts'
import type { Visit } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { RegisterByMail, RegisterSent } from './by-mail-page.tsx'

/** The form for an email, or what is said once it was sent. */
export function showByMail(visit: Visit, returnTo: string): Promise<Response> {
  const { words, url } = visit
  if (!url.searchParams.has('sent')) return ask(visit, { form: emptyForm, returnTo })
  return show(visit, { title: words.forgot.sentTitle, main: <RegisterSent words={words} /> })
}

/** Answers alike, and at once, whether or not anybody has this email; the mail says which. */
export async function requestByMail(
  visit: Visit,
  { email, returnTo }: { email: string; returnTo: string },
): Promise<Response> {
  const { ctx, accounts, address, words } = visit
  const values = { email }
  const { data, problems } = parseForm(forgotSchema, values, words)
  if (!data) return ask(visit, { form: { values, problems }, returnTo, status: 422 })
  const signUp = letterFor(visit, 'signUp')
  const letters = {
    signUp: (link: string) => signUp(withReturn(link, returnTo)),
    taken: letterFor(visit, 'taken'),
  }
  try {
    await requestSignUp(ctx, accounts, { email: data.email, address, letters })
    return seeOther('/register?sent')
  } catch (error) {
    const form = { values, problems: problemsOf(error, words, 'email') }
    const status = error instanceof Refusal ? httpStatusOf[error.kind] : 500
    return ask(visit, { form, returnTo, status, headers: retryHeaders(error) })
  }
}

/** A link that also says where to go in the end: a path of this site. */
export function withReturn(link: string, returnTo: string): string {
  return returnTo === '/' ? link : `${link}?return=${encodeURIComponent(returnTo)}`
}

interface Asked {
  form: FormState
  returnTo: string
  status?: number
  headers?: Record<string, string>
}

function ask(visit: Visit, { form, returnTo, status = 200, headers = {} }: Asked) {
  const { words } = visit
  const { title } = words.register
  return show(visit, {
    title: status === 200 ? title : words.errors.error(title),
    main: <RegisterByMail words={words} form={form} returnTo={returnTo} />,
    status,
    headers,
    here: onTheWayTo(returnTo, '/register'),
  })
}
