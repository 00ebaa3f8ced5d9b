import { resetByLink, resetLinkWorks } from '#modules/accounts'
import { choosePasswordSchema } from '#modules/accounts/schema'
import { organisationNames } from '#modules/organisation'
import { httpStatusOf, Refusal } from '#platform/errors'
import { flashCookie } from '../cookies.ts'
import { emptyForm, type FormState, fieldsIn } from '../form.ts'
import { formerLink } from '../former-link.ts'
import { islandPolicy } from '../policy.ts'
import { parseForm, problemsOf, retryHeaders } from '../problems.ts'
import { page, type Visit } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { Reset, ResetEnded } from './page.tsx'

/** Opening the link changes nothing: mail scanners open it too. */
const formPage = page({
  method: 'GET',
  path: '/reset/{token}',
  permission: 'public',
  run: async (visit) => {
    const { token = '' } = visit.params
    const works = await resetLinkWorks(visit.ctx, { token })
    return works ? ask(visit, { form: emptyForm, token }) : ended(visit)
  },
})

const changePage = page({
  method: 'POST',
  path: '/reset',
  permission: 'public',
  run: async (visit) => {
    const { token = '', ...fields } = await fieldsIn(visit.request)
    const empty = { password: '', confirm: '' }
    const { data, problems } = parseForm(choosePasswordSchema, { ...empty, ...fields }, visit.words)
    if (!data) return ask(visit, { form: { values: {}, problems }, token, status: 422 })
    try {
      const { ctx, address, isSecure } = visit
      const organisation = organisationNames(visit.organisation)
      await resetByLink(ctx, { token, password: data.password, address, organisation })
      return seeOther('/login', [flashCookie('password-changed', isSecure)])
    } catch (error) {
      if (error instanceof Refusal && error.code === 'account.link_ended') return ended(visit)
      const form = { values: {}, problems: problemsOf(error, visit.words, 'password') }
      const status = error instanceof Refusal ? httpStatusOf[error.kind] : 500
      return ask(visit, { form, token, status, headers: retryHeaders(error) })
    }
  },
})

/** In mails of an earlier version the token was in the query. */
const formerPage = formerLink('/reset', 'token', '/forgot')

export const resetPages = [formPage, changePage, formerPage]

interface Asked {
  form: FormState
  token: string
  status?: number
  headers?: Record<string, string>
}

function ask(visit: Visit, { form, token, status = 200, headers = {} }: Asked) {
  const { words } = visit
  const { title } = words.reset
  return show(visit, {
    title: status === 200 ? title : words.errors.error(title),
    main: <Reset words={words} form={form} token={token} />,
    status,
    headers: { ...headers, 'content-security-policy': islandPolicy },
    // Posted, and then the very address of the link that was mailed: nowhere that it was not before.
    here: `/reset/${encodeURIComponent(token)}`,
  })
}

function ended(visit: Visit) {
  const { words } = visit
  return show(visit, {
    title: words.reset.endedTitle,
    main: <ResetEnded words={words} />,
    status: 410,
  })
}
