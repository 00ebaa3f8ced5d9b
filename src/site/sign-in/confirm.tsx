import { confirmEmail, whoAmI } from '#modules/accounts'
import { Refusal } from '#platform/errors'
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { Form } from '../layout/form.tsx'
import { showStatement } from '../layout/statement-pages.tsx'
import { page } from '../route.ts'
import { seeOther } from '../show.tsx'

/**
 * The link alone confirms nothing. A visitor who is signed out signs in and opens it again: a redirect
 * there and back would put the token into queries.
 */
const formPage = page('GET /confirm/{token}', 'public', async (context) => {
  const { words, params } = context
  const { title, signInFirst, lead, submit } = words.confirm
  const ctx = await context.identify()
  if (ctx.actor.kind !== 'account') {
    const next = { label: words.login.submit, href: '/login?return=%2Faccount' }
    return showStatement(context, { isLead: true, title, sentences: [signInFirst], next })
  }
  const { email } = await ctx.read(whoAmI)
  return showStatement(context, {
    isLead: true,
    title,
    sentences: [lead(email ?? '')],
    children: (
      <Form isButton action="/confirm">
        <input type="hidden" name="token" value={params.token ?? ''} />
        <button className="main" type="submit">
          {submit}
        </button>
      </Form>
    ),
  })
})

const confirmPage = page('POST /confirm', 'signed-in', async (context) => {
  const { token = '' } = await fieldsIn(context.request)
  try {
    await context.ctx.write((write) => confirmEmail(write, { token }))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'account.link_ended') throw error
    const { confirm, reset, account } = context.words
    return showStatement(context, {
      isLead: true,
      title: reset.endedTitle,
      sentences: [confirm.ended, confirm.again],
      next: { label: account.title, href: '/account' },
      status: 410,
      here: '/account',
    })
  }
  return seeOther('/account', [flashCookie('email-confirmed', context.isSecure)])
})

export const confirmPages = [formPage, confirmPage]
