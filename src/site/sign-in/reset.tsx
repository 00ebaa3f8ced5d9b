import { resetByLink, resetLinkWorks } from '#modules/accounts'
import { choosePasswordSchema } from '#modules/accounts/schema'
import { organisationNames } from '#modules/organisation'
import { Refusal } from '#platform/errors'
import { islandPolicy } from '../assets.ts'
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { ErrorSummary, Lead, Submit } from '../layout/fields.tsx'
import { NewPassword, PasswordForm } from '../layout/number-and-code.tsx'
import { showStatement } from '../layout/statement-pages.tsx'
import { answerForm, freshForm, type ShownForm } from '../problems.ts'
import { forEverybody, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'

/** Opening the link changes nothing: mail scanners open it too. */
const formPage = page('GET /reset/{token}', 'public', async (context) => {
  const { token = '' } = context.params
  const works = await resetLinkWorks(context.ctx, { token })
  return works ? ask(context, freshForm(), token) : ended(context)
})

const changePage = page('POST /reset', forEverybody, async (context) => {
  const { token = '', ...typed } = await fieldsIn(context.request)
  const fields = { password: '', confirm: '', ...typed }
  return answerForm(context, choosePasswordSchema, fields, {
    field: 'password',
    show: (shown) => ask(context, shown, token),
    does: async ({ password }) => {
      const { ctx, address, isSecure } = context
      const organisation = organisationNames(context.organisation)
      await resetByLink(ctx, { token, password, address, organisation })
      return seeOther('/login', [flashCookie('password-changed', isSecure)])
    },
    otherwise: (error) =>
      error instanceof Refusal && error.code === 'account.link_ended' ? ended(context) : undefined,
  })
})

export const resetPages = [formPage, changePage]

function ask(context: RequestContext, shown: ShownForm, token: string) {
  const { words } = context
  const { title, lead } = words.reset
  const { password, submit } = words.accountPassword
  return showForm(context, shown, {
    title,
    main: (
      <>
        <Lead title={title} lead={lead} />
        <ErrorSummary form={shown.form} words={words} />
        <PasswordForm words={words} action="/reset">
          <input type="hidden" name="token" value={token} />
          <NewPassword words={words} label={password} form={shown.form} />
          <Submit>{submit}</Submit>
        </PasswordForm>
      </>
    ),
    headers: { 'content-security-policy': islandPolicy },
    // After the post the address is that of the mailed link: it appears nowhere that it did not before.
    here: `/reset/${encodeURIComponent(token)}`,
  })
}

function ended(context: RequestContext) {
  const { endedTitle: title, ended, again } = context.words.reset
  const next = { label: again, href: '/forgot' }
  return showStatement(context, { isLead: true, title, sentences: [ended], next, status: 410 })
}
