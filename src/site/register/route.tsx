import { signUpSchema } from '#modules/accounts/schema'
import { httpStatusOf, Refusal } from '#platform/errors'
import { letterFor } from '../account-letters.ts'
import { flashCookie } from '../cookies.ts'
import { emptyForm, type FormState, fieldsIn } from '../form.ts'
import { islandPolicy } from '../policy.ts'
import { parseForm, problemsOf, retryHeaders } from '../problems.ts'
import { page, type Visit } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { Register } from './page.tsx'

const formPage = page({
  method: 'GET',
  path: '/register',
  may: 'public',
  run: async (visit) => {
    const actor = await visit.accounts.authenticate(visit.request.headers)
    if (actor.kind === 'account') return seeOther('/')
    return ask(visit, emptyForm)
  },
})

/** Makes a student's account and signs it in. */
const signUpPage = page({
  method: 'POST',
  path: '/register',
  may: 'public',
  run: async (visit) => {
    const empty = { name: '', email: '', password: '', confirm: '' }
    const fields = { ...empty, ...(await fieldsIn(visit.request)) }
    const values = { name: fields.name, email: fields.email }
    const { data, problems } = parseForm(signUpSchema, fields, visit.words)
    if (!data) return ask(visit, { values, problems }, 422)
    try {
      const { name, email, password } = data
      const letter = letterFor(visit, 'confirm')
      const { address, accounts, ctx, isSecure } = visit
      const session = await accounts.signUp(ctx, { name, email, password, address, letter })
      return seeOther('/', [...session.getSetCookie(), flashCookie('register', isSecure)])
    } catch (error) {
      const form = { values, problems: problemsOf(error, visit.words, 'email') }
      const status = error instanceof Refusal ? httpStatusOf[error.kind] : 500
      return ask(visit, form, status, retryHeaders(error))
    }
  },
})

export const registerPages = [formPage, signUpPage]

function ask(
  visit: Visit,
  form: FormState,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { words } = visit
  const { title } = words.register
  return show(visit, {
    title: status === 200 ? title : words.errors.error(title),
    main: <Register words={words} form={form} />,
    status,
    headers: { ...headers, 'content-security-policy': islandPolicy },
  })
}
