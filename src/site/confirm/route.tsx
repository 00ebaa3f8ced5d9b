import { confirmEmail, whoAmI } from '#modules/accounts'
import { Refusal } from '#platform/errors'
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { page, type Visit } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { Confirm, ConfirmEnded } from './page.tsx'

/** Whoever is signed out signs in first and comes back: the link alone confirms nothing. */
const formPage = page({
  method: 'GET',
  path: '/confirm',
  may: 'signed-in',
  run: async (visit) => {
    const { words, request, ctx } = visit
    const { email } = await ctx.read(whoAmI)
    const token = new URL(request.url).searchParams.get('token') ?? ''
    return show(visit, {
      title: words.confirm.title,
      main: <Confirm words={words} email={email ?? ''} token={token} />,
    })
  },
})

const confirmPage = page({
  method: 'POST',
  path: '/confirm',
  may: 'signed-in',
  run: async (visit) => {
    const { token = '' } = await fieldsIn(visit.request)
    try {
      await visit.ctx.write((write) => confirmEmail(write, { token }))
    } catch (error) {
      if (error instanceof Refusal && error.code === 'account.link_ended') return ended(visit)
      throw error
    }
    return seeOther('/account', [flashCookie('email-confirmed', visit.isSecure)])
  },
})

export const confirmPages = [formPage, confirmPage]

function ended(visit: Visit) {
  const { words } = visit
  return show(visit, {
    title: words.confirm.endedTitle,
    main: <ConfirmEnded words={words} />,
    status: 410,
    here: '/account',
  })
}
