import { confirmEmail, whoAmI } from '#modules/accounts'
import { Refusal } from '#platform/errors'
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { Told } from '../layout/fields.tsx'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import type { Words } from '../words.ts'

/**
 * The link alone confirms nothing. A visitor who is signed out signs in and opens it again: a redirect
 * there and back would put the token into queries.
 */
const formPage = page('GET /confirm/{token}', 'public', async (context) => {
  const { words, params } = context
  const { token = '' } = params
  const ctx = await context.identify()
  if (ctx.actor.kind !== 'account')
    return show(context, { title: words.confirm.title, main: <SignInToConfirm words={words} /> })
  const { email } = await ctx.read(whoAmI)
  return show(context, {
    title: words.confirm.title,
    main: <Confirm words={words} email={email ?? ''} token={token} />,
  })
})

const confirmPage = page('POST /confirm', 'signed-in', async (context) => {
  const { token = '' } = await fieldsIn(context.request)
  try {
    await context.ctx.write((write) => confirmEmail(write, { token }))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'account.link_ended') return ended(context)
    throw error
  }
  return seeOther('/account', [flashCookie('email-confirmed', context.isSecure)])
})

export const confirmPages = [formPage, confirmPage]

function ended(context: RequestContext) {
  const { words } = context
  return show(context, {
    title: words.reset.endedTitle,
    main: <ConfirmEnded words={words} />,
    status: 410,
    here: '/account',
  })
}

interface ConfirmProps {
  words: Words
  email: string
  token: string
}

function Confirm({ words, email, token }: ConfirmProps) {
  const { confirm } = words
  return (
    <section className="lead">
      <h1>{confirm.title}</h1>
      <p>{confirm.lead(email)}</p>
      <form method="post" action="/confirm">
        <input type="hidden" name="token" value={token} />
        <button className="main" type="submit">
          {confirm.submit}
        </button>
      </form>
    </section>
  )
}

function SignInToConfirm({ words: { confirm, login } }: { words: Words }) {
  const next = { label: login.submit, href: '/login?return=%2Faccount' }
  return <Told isLead title={confirm.title} sentences={[confirm.signInFirst]} next={next} />
}

function ConfirmEnded({ words }: { words: Words }) {
  const { confirm, reset, account } = words
  const next = { label: account.title, href: '/account' }
  const sentences = [confirm.ended, confirm.again]
  return <Told isLead title={reset.endedTitle} {...{ sentences, next }} />
}
