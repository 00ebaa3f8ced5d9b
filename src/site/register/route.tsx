import { signUpSchema } from '#modules/accounts/schema'
import { type FieldProblem, httpStatusOf, Refusal } from '#platform/errors'
import { limitTable } from '#platform/limits'
import { letterFor } from '../account-letters.ts'
import { flashCookie } from '../cookies.ts'
import { emptyForm, type FormState } from '../form.ts'
import { type FormWithFile, formWithFile } from '../form-with-file.ts'
import type { Words } from '../messages/index.ts'
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
    const sent = await formWithFile(visit.request, limitTable.photoBytes)
    const fields = { name: '', email: '', password: '', confirm: '', ...sent.fields }
    const values = { name: fields.name, email: fields.email }
    const { data, problems } = parseForm(signUpSchema, fields, visit.words)
    const atPhoto = photoProblems(visit.words, sent)
    if (!data) return ask(visit, { values, problems: [...problems, ...atPhoto] }, 422)
    if (sent.isTooLarge) return ask(visit, { values, problems: atPhoto }, httpStatusOf.too_large)
    try {
      const { name, email, password } = data
      const letter = letterFor(visit, 'confirm')
      const { address, accounts, ctx, isSecure } = visit
      const newcomer = { name, email, password, photo: sent.file }
      const session = await accounts.signUp(ctx, { ...newcomer, address, letter })
      return seeOther('/', [...session.getSetCookie(), flashCookie('register', isSecure)])
    } catch (error) {
      const problems = refusedProblems(visit.words, error, atPhoto)
      const status = error instanceof Refusal ? httpStatusOf[error.kind] : 500
      return ask(visit, { values, problems }, status, retryHeaders(error))
    }
  },
})

export const registerPages = [formPage, signUpPage]

/** What to say at the photo when the form comes back: it is too large, or has to be chosen again. */
function photoProblems({ register }: Words, { file, isTooLarge }: FormWithFile): FieldProblem[] {
  if (isTooLarge)
    return [{ path: 'photo', message: register.photoTooLarge(limitTable.photoBytes / 1024 / 1024) }]
  return file ? [{ path: 'photo', message: register.photoAgain }] : []
}

/** What the verb refused: at the photo when it is about a file, else at the email. */
function refusedProblems(words: Words, error: unknown, atPhoto: FieldProblem[]): FieldProblem[] {
  if (!(error instanceof Refusal) || !error.code.startsWith('document.'))
    return [...problemsOf(error, words, 'email'), ...atPhoto]
  if (error.code !== 'document.unsupported') return problemsOf(error, words, 'photo')
  return [{ path: 'photo', message: words.register.photoUnsupported }]
}

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
