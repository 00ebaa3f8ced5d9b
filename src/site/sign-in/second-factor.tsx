import { finishSignIn } from '#modules/accounts'
import { cookieIn, cookieName, setCookie } from '#platform/cookies.schema'
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { asFactor, ErrorSummary, Field, Lead, Submit, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { answerForm, freshForm, type ShownForm, typedFields } from '../problems.ts'
import { landingOf, onTheWayTo, returnAddress, signInPageFor } from '../return-address.ts'
import { forEverybody, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'

/** Between the password and the code: who has got this far, in this browser only. */
const name = (isSecure: boolean) => cookieName('second-factor', isSecure)

function stepIn(request: Request, isSecure: boolean): string | null {
  return cookieIn(request.headers.get('cookie'), name(isSecure))
}

/** Returns the cookie with the token of the step; an empty token deletes it. The server ends it after ten minutes. */
export function stepCookie(token: string, isSecure: boolean): string {
  return setCookie(name(isSecure), token, { isSecure, seconds: token === '' ? 0 : 600 })
}

const formPage = page('GET /login/second-factor', 'public', async (context) => {
  const returnTo = returnAddress(context.query.get('return'), '/')
  if (stepIn(context.request, context.isSecure) === null)
    return seeOther(signInPageFor(context.request, context.ctx.config.url, returnTo))
  return ask(context, freshForm(), returnTo)
})

const finishPage = page(
  'POST /login/second-factor',
  { ...forEverybody, goesOnWhenFull: true },
  async (context) => {
    const { accounts, ctx, isSecure, request } = context
    const fields = await fieldsIn(request)
    const returnTo = returnAddress(fields.return ?? null, '/')
    return answerForm(context, typedFields, fields, {
      field: 'code',
      show: (shown) => ask(context, shown, returnTo),
      does: async ({ code = '' }) => {
        const token = stepIn(request, isSecure) ?? ''
        const { headers } = request
        const { role, ...signedIn } = await finishSignIn(ctx, accounts, { token, code, headers })
        return seeOther(landingOf(role, returnTo), [
          ...signedIn.headers.getSetCookie(),
          ...[stepCookie('', isSecure), flashCookie('login', isSecure)],
        ])
      },
    })
  },
)

export const secondFactorPages = [formPage, finishPage]

function ask(context: RequestContext, shown: ShownForm, returnTo: string) {
  const { words } = context
  const { title, lead, code, startAgain } = words.secondFactor
  return showForm(context, shown, {
    title,
    main: (
      <>
        <Lead title={title} lead={lead} />
        <ErrorSummary form={shown.form} words={words} />
        <Form className="ask-form" action="/login/second-factor">
          <input type="hidden" name="return" value={returnTo} />
          <Field id="code" label={code} form={shown.form} {...asFactor} maxLength={20} />
          <Submit>{words.login.submit}</Submit>
          <Way within="soft" href={onTheWayTo(returnTo, '/login')} text={startAgain} />
        </Form>
      </>
    ),
    here: onTheWayTo(returnTo, '/login/second-factor'),
  })
}
