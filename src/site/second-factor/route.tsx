import { finishSignIn } from '#modules/accounts'
import { flashCookie } from '../cookies.ts'
import { emptyForm, type FormState, fieldsIn } from '../form.ts'
import { signInPageFor } from '../no-cookie.ts'
import { shownAgain } from '../problems.ts'
import { landingOf, onTheWayTo, returnAddress } from '../return-address.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { SecondFactor } from './page.tsx'
import { stepCookie, stepIn } from './step-cookie.ts'

const formPage = page({
  method: 'GET',
  path: '/login/second-factor',
  permission: 'public',
  run: async (context) => {
    const returnTo = returnAddress(context.query.get('return'), '/')
    if (stepIn(context.request, context.isSecure) === null)
      return seeOther(signInPageFor(context.request, context.ctx.config.url, returnTo))
    return ask(context, { form: emptyForm, returnTo })
  },
})

const finishPage = page({
  method: 'POST',
  path: '/login/second-factor',
  permission: 'public',
  goesOnWhenFull: true,
  run: async (context) => {
    const { accounts, ctx, isSecure } = context
    const fields = await fieldsIn(context.request)
    const returnTo = returnAddress(fields.return ?? null, '/')
    const token = stepIn(context.request, isSecure) ?? ''
    try {
      const { headers } = context.request
      const input = { token, code: fields.code ?? '', headers }
      const signedIn = await finishSignIn(ctx, accounts, input)
      const cookies = [stepCookie('', isSecure), flashCookie('login', isSecure)]
      return seeOther(landingOf(signedIn.role, returnTo), [
        ...signedIn.headers.getSetCookie(),
        ...cookies,
      ])
    } catch (error) {
      const { form, status, more } = shownAgain(error, context.words, 'code')
      return ask(context, { form, returnTo, status, headers: more })
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

function ask(context: RequestContext, { form, returnTo, status = 200, headers = {} }: Asked) {
  const { words } = context
  const { title } = words.secondFactor
  return show(context, {
    title: status === 200 ? title : words.errors.error(title),
    main: <SecondFactor words={words} form={form} returnTo={returnTo} />,
    status,
    headers,
    here: onTheWayTo(returnTo, '/login/second-factor'),
  })
}
