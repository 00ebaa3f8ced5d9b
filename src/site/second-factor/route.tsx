import { finishSignIn } from '#modules/accounts'
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { signInPageFor } from '../no-cookie.ts'
import { freshForm, refusedForm, type ShownForm } from '../problems.ts'
import { landingOf, onTheWayTo, returnAddress } from '../return-address.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
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
    return ask(context, freshForm(), returnTo)
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
      return ask(context, refusedForm(error, context.words, { field: 'code' }), returnTo)
    }
  },
})

export const secondFactorPages = [formPage, finishPage]

function ask(context: RequestContext, shown: ShownForm, returnTo: string) {
  const { words } = context
  return showForm(context, shown, {
    title: words.secondFactor.title,
    main: <SecondFactor words={words} form={shown.form} returnTo={returnTo} />,
    here: onTheWayTo(returnTo, '/login/second-factor'),
  })
}
