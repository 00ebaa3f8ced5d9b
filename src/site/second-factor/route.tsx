import { finishSignIn } from '#modules/accounts'
import { httpStatusOf, Refusal } from '#platform/errors'
import { flashCookie } from '../cookies.ts'
import { emptyForm, type FormState, fieldsIn } from '../form.ts'
import { problemsOf, retryHeaders } from '../problems.ts'
import { onTheWayTo, returnAddress } from '../return-address.ts'
import { page, type Visit } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { SecondFactor } from './page.tsx'
import { stepCookie, stepIn } from './step-cookie.ts'

const formPage = page({
  method: 'GET',
  path: '/login/second-factor',
  permission: 'public',
  run: async (visit) => {
    const returnTo = returnAddress(visit.url.searchParams.get('return'), '/')
    if (stepIn(visit.request, visit.isSecure) === null)
      return seeOther(onTheWayTo(returnTo, '/login'))
    return ask(visit, { form: emptyForm, returnTo })
  },
})

const finishPage = page({
  method: 'POST',
  path: '/login/second-factor',
  permission: 'public',
  run: async (visit) => {
    const { accounts, ctx, isSecure } = visit
    const fields = await fieldsIn(visit.request)
    const returnTo = returnAddress(fields.return ?? null, '/')
    const token = stepIn(visit.request, isSecure) ?? ''
    try {
      const { headers } = visit.request
      const input = { token, code: fields.code ?? '', headers }
      const session = await finishSignIn(ctx, accounts, input)
      const cookies = [stepCookie('', isSecure), flashCookie('login', isSecure)]
      return seeOther(returnTo, [...session.getSetCookie(), ...cookies])
    } catch (error) {
      const form = { values: {}, problems: problemsOf(error, visit.words, 'code') }
      const status = error instanceof Refusal ? httpStatusOf[error.kind] : 500
      return ask(visit, { form, returnTo, status, headers: retryHeaders(error) })
    }
  },
})

export const secondFactorPages = [formPage, finishPage]

interface Asked {
  form: FormState
  returnTo: string
  status?: number
  headers?: Record<string, string>
}

function ask(visit: Visit, { form, returnTo, status = 200, headers = {} }: Asked) {
  const { words } = visit
  const { title } = words.secondFactor
  return show(visit, {
    title: status === 200 ? title : words.errors.error(title),
    main: <SecondFactor words={words} form={form} returnTo={returnTo} />,
    status,
    headers,
    here: onTheWayTo(returnTo, '/login/second-factor'),
  })
}
