import type { ReactNode } from 'react'
import { beginConfirming, finishConfirming } from '#modules/accounts'
import { cookieIn } from '#platform/cookies/schema'
import { httpStatusOf, Refusal } from '#platform/errors'
import { problemsOf, retryHeaders } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { confirmCookie, confirmCookieName, confirmPath, connectCookie } from '../sign-in/login.ts'

/** Redirects to the provider, to prove again who is at the desk; the dashboard opens it in another window. */
const leavePage = page({
  method: 'GET',
  path: '/account/confirm',
  permission: 'signed-in',
  run: async (context) => {
    const { accounts, ctx, address, isSecure } = context
    try {
      const begun = await beginConfirming(ctx, accounts, { address })
      const cookies = [confirmCookie(begun.sealed, isSecure), connectCookie('', isSecure)]
      return seeOther(begun.location, cookies)
    } catch (error) {
      return refused(context, error)
    }
  },
})

/** Returns from the provider, at the one address that it knows (login/provider.ts). */
const returnPage = page({
  method: 'GET',
  path: confirmPath,
  permission: 'signed-in',
  run: async (context) => {
    const { accounts, ctx, address, isSecure, request, query, words } = context
    const sealed = cookieIn(request.headers.get('cookie'), confirmCookieName(isSecure)) ?? ''
    const used = confirmCookie('', isSecure)
    let answer: Response
    try {
      await finishConfirming(ctx, accounts, { sealed, params: query, address })
      const { confirmedTitle: title, confirmed } = words.account
      answer = await tell(context, { title, main: <Told title={title} text={confirmed} /> })
    } catch (error) {
      answer = await refused(context, error)
    }
    answer.headers.append('set-cookie', used)
    return answer
  },
})

export const confirmProviderPages = [leavePage, returnPage]

function refused(context: RequestContext, error: unknown): Promise<Response> {
  if (!(error instanceof Refusal) || error.code === 'route.not_found') throw error
  const { words } = context
  const { notConfirmedTitle: title } = words.account
  const text = problemsOf(error, words)
    .map(({ message }) => message)
    .join(' ')
  const again = <a href="/account/confirm">{words.errors.again}</a>
  return tell(context, {
    title: words.errors.error(title),
    main: <Told title={title} text={text} again={again} />,
    status: httpStatusOf[error.kind],
    headers: retryHeaders(error),
  })
}

function tell(
  context: RequestContext,
  page: Pick<Parameters<typeof show>[1], 'title' | 'main' | 'status' | 'headers'>,
) {
  return show(context, { ...page, here: '/account' })
}

function Told({ title, text, again }: { title: string; text: string; again?: ReactNode }) {
  return (
    <section className="plain">
      <h1>{title}</h1>
      <p>{text}</p>
      {again && <p>{again}</p>}
    </section>
  )
}
