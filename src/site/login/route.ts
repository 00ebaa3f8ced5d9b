import { beginSignIn } from '#modules/accounts'
import { sessionSchema } from '#modules/accounts/schema'
import { Refusal } from '#platform/errors'
import { fieldsIn } from '../form.ts'
import { saysNoCookie } from '../no-cookie.ts'
import { freshForm, incompleteForm, parseForm, refusedForm } from '../problems.ts'
import { landingOf, returnAddress } from '../return-address.ts'
import { page } from '../route.ts'
import { seeOther } from '../show.tsx'
import { goOn } from './go-on.ts'
import { providerPages } from './provider.ts'
import { showLogin } from './show-login.tsx'

/** A signed-in visitor returns to where they came from; staff without such a page go to the home page. */
const formPage = page({
  method: 'GET',
  path: '/login',
  permission: 'public',
  run: async (context) => {
    const returnTo = returnAddress(context.query.get('return'), '/')
    const { actor } = await context.identify()
    if (actor.kind === 'account')
      return seeOther(actor.role === 'student' ? landingOf(actor.role, returnTo) : returnTo)
    const problems = saysNoCookie(context.query)
      ? [{ path: '', message: context.words.login.noCookie }]
      : []
    const { form, ...fresh } = freshForm()
    return showLogin(context, { ...fresh, form: { ...form, problems } }, returnTo)
  },
})

const signInPage = page({
  method: 'POST',
  path: '/login',
  permission: 'public',
  goesOnWhenFull: true,
  run: async (context) => {
    const fields = await fieldsIn(context.request)
    const returnTo = returnAddress(fields.return ?? null, '/')
    const values = { email: fields.email ?? '' }
    const { data, problems } = parseForm(
      sessionSchema,
      { email: '', password: '', ...fields },
      context.words,
    )
    if (!data) return showLogin(context, incompleteForm(values, problems), returnTo)
    try {
      const { address, accounts, ctx, isSecure } = context
      const { headers } = context.request
      const step = await beginSignIn(ctx, accounts, { ...data, address, headers })
      return goOn(step, { returnTo, isSecure })
    } catch (error) {
      const isKeptOut = error instanceof Refusal && error.kind === 'too_many'
      const again = { field: 'email', values: isKeptOut ? { ...values, code: '' } : values }
      return showLogin(context, refusedForm(error, context.words, again), returnTo)
    }
  },
})

export const loginPages = [formPage, signInPage, ...providerPages]
