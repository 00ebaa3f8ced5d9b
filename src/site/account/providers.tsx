import { beginConnecting, disconnect, finishConnecting } from '#modules/accounts'
import { cookieIn } from '#platform/cookies.schema'
import { Refusal } from '#platform/errors'
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { showStatement } from '../layout/statement-pages.tsx'
import { problemsOf, refusedForm } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther } from '../show.tsx'
import { confirmCookie, connectCookie, connectCookieName, connectPath } from '../sign-in/login.tsx'
import { showAccount } from './page.tsx'
import { passwordField } from './parts.tsx'

/**
 * Leads on to the provider, immediately where a browser supports `Refresh`. Not a redirect: the policy lets
 * a form lead to this site only, and browsers apply it to redirects after a form as well.
 */
async function showWayOut(
  context: RequestContext,
  { location, sealed }: { location: string; sealed: string },
): Promise<Response> {
  const { words, accounts, isSecure } = context
  const title = words.login.continueWith(accounts.provider?.label ?? '')
  const next = { label: title, href: location }
  const answer = await showStatement(context, {
    ...{ title, sentences: [words.account.goOn], next },
    headers: { refresh: `0; url=${location}` },
    here: '/account',
  })
  for (const cookie of [connectCookie(sealed, isSecure), confirmCookie('', isSecure)])
    answer.headers.append('set-cookie', cookie)
  return answer
}

const changePage = page('POST /account/provider', 'signed-in', async (context) => {
  const { [passwordField]: password = '', disconnect: connectionId } = await fieldsIn(
    context.request,
  )
  const { accounts, ctx, address, isSecure } = context
  try {
    if (connectionId === undefined) {
      const begun = await beginConnecting(ctx, accounts, { password, address })
      return await showWayOut(context, begun)
    }
    await disconnect(ctx, accounts, { connectionId, password })
    return seeOther('/account', [flashCookie('disconnected', isSecure)])
  } catch (error) {
    return refused(context, error)
  }
})

/** Returns from the provider, at the one address that it knows (login/provider.ts). */
const returnPage = page(
  `GET ${connectPath}`,
  { permission: 'signed-in', showsAt: '/account' },
  async (context) => {
    const { accounts, ctx, address, isSecure, request, query } = context
    const sealed = cookieIn(request.headers.get('cookie'), connectCookieName(isSecure)) ?? ''
    const used = connectCookie('', isSecure)
    try {
      await finishConnecting(ctx, accounts, { sealed, params: query, address })
      return seeOther('/account', [flashCookie('connected', isSecure), used])
    } catch (error) {
      const answer = await refused(context, error)
      answer.headers.append('set-cookie', used)
      return answer
    }
  },
)

export const providerPages = [changePage, returnPage]

async function refused(context: RequestContext, error: unknown): Promise<Response> {
  if (!(error instanceof Refusal) || error.code === 'route.not_found') throw error
  const problems = problemsOf(error, context.words).map((one) =>
    one.path === 'password' ? { ...one, path: passwordField } : one,
  )
  return showAccount(context, refusedForm(error, context.words, { problems }))
}
