import { beginSignIn } from '#modules/accounts'
import { sessionSchema } from '#modules/accounts/schema'
import { httpStatusOf, Refusal } from '#platform/errors'
import { emptyForm, fieldsIn } from '../form.ts'
import { parseForm, problemsOf, retryHeaders } from '../problems.ts'
import { returnAddress } from '../return-address.ts'
import { page } from '../route.ts'
import { seeOther } from '../show.tsx'
import { goOn, landingOf } from './go-on.ts'
import { providerPages } from './provider.ts'
import { showLogin } from './show-login.tsx'

/** Signed in already: back to where the visitor came from. */
const formPage = page({
  method: 'GET',
  path: '/login',
  permission: 'public',
  run: async (visit) => {
    const returnTo = returnAddress(new URL(visit.request.url).searchParams.get('return'), '/')
    const { actor } = await visit.identify()
    if (actor.kind === 'account') return seeOther(landingOf(actor.role, returnTo))
    return showLogin(visit, { form: emptyForm, returnTo })
  },
})

const signInPage = page({
  method: 'POST',
  path: '/login',
  permission: 'public',
  run: async (visit) => {
    const fields = await fieldsIn(visit.request)
    const returnTo = returnAddress(fields.return ?? null, '/')
    const values = { email: fields.email ?? '' }
    const { data, problems } = parseForm(
      sessionSchema,
      { email: '', password: '', ...fields },
      visit.words,
    )
    if (!data) return showLogin(visit, { form: { values, problems }, returnTo, status: 422 })
    try {
      const { address, accounts, ctx, isSecure } = visit
      const { headers } = visit.request
      const step = await beginSignIn(ctx, accounts, { ...data, address, headers })
      return goOn(step, { returnTo, isSecure })
    } catch (error) {
      const problems = problemsOf(error, visit.words, 'email')
      const isKeptOut = error instanceof Refusal && error.kind === 'too_many'
      const form = { values: isKeptOut ? { ...values, code: '' } : values, problems }
      const status = error instanceof Refusal ? httpStatusOf[error.kind] : 500
      return showLogin(visit, { form, returnTo, status, headers: retryHeaders(error) })
    }
  },
})

export const loginPages = [formPage, signInPage, ...providerPages]
