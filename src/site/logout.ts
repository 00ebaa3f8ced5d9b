import { signOut } from '#modules/accounts'
import { flashCookie } from './cookies.ts'
import { page } from './route.ts'
import { seeOther } from './show.tsx'

/** Ends the session, if there is one. */
export const logoutPage = page({
  method: 'POST',
  path: '/logout',
  permission: 'public',
  goesOnWhenFull: true,
  run: async ({ accounts, ctx, request, isSecure }) => {
    const ended = await signOut(ctx, accounts, request.headers)
    const answer = seeOther('/', [...ended.getSetCookie(), flashCookie('logout', isSecure)])
    // Drafts of the dashboard hold passports, and this page has no script that could remove them.
    answer.headers.set('clear-site-data', '"storage"')
    return answer
  },
})
