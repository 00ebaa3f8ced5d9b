import { flashCookie } from '../cookies.ts'
import { page } from '../route.ts'
import { seeOther } from '../show.tsx'

/** Ends the session, if there is one. */
export const logoutPage = page({
  method: 'POST',
  path: '/logout',
  may: 'public',
  run: async ({ accounts, ctx, request, isSecure }) => {
    const ended = await accounts.signOut(ctx, request.headers)
    return seeOther('/', [...ended.getSetCookie(), flashCookie('logout', isSecure)])
  },
})
