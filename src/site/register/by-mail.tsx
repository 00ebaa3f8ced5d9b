import { requestSignUp } from '#modules/accounts'
import { forgotSchema } from '#modules/accounts/schema'
import { letterFor } from '../account-letters.ts'
import { freshForm, incompleteForm, parseForm, refusedForm, type ShownForm } from '../problems.ts'
import { onTheWayTo } from '../return-address.ts'
import type { RequestContext } from '../route.ts'
import { seeOther, show, showForm } from '../show.tsx'
import { RegisterByMail, RegisterSent } from './by-mail-page.tsx'

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
