import { resetByLink, resetLinkWorks } from '#modules/accounts'
import { choosePasswordSchema } from '#modules/accounts/schema'
import { organisationNames } from '#modules/organisation'
import { Refusal } from '#platform/errors'
import { islandPolicy } from '../assets.ts'
import { flashCookie } from '../cookies.ts'
import { type FormState, fieldsIn } from '../form.ts'
import { ErrorSummary, Lead, Submit, Told } from '../layout/fields.tsx'
import { NewPassword, PasswordForm } from '../layout/number-and-code.tsx'
import { answerForm, freshForm, type ShownForm } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show, showForm } from '../show.tsx'
import type { Words } from '../words.ts'

/** Opening the link changes nothing: mail scanners open it too. */
const formPage = page('GET /reset/{token}', 'public', async (context) => {
  const { token = '' } = context.params
  const works = await resetLinkWorks(context.ctx, { token })
  return works ? ask(context, freshForm(), token) : ended(context)
})

const changePage = page('POST /reset', 'public', async (context) => {
  const { token = '', ...typed } = await fieldsIn(context.request)
  const fields = { password: '', confirm: '', ...typed }
  return answerForm(context.words, choosePasswordSchema, fields, {
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
  return showForm(context, shown, {
    title: words.reset.title,
    main: <Reset words={words} form={shown.form} token={token} />,
    headers: { 'content-security-policy': islandPolicy },
    // After the post the address is that of the mailed link: it appears nowhere that it did not before.
    here: `/reset/${encodeURIComponent(token)}`,
  })
}

function ended(context: RequestContext) {
  const { words } = context
  return show(context, {
    title: words.reset.endedTitle,
    main: <ResetEnded words={words} />,
    status: 410,
  })
}

interface ResetProps {
  words: Words
  form: FormState
  token: string
}

function Reset({ words, form, token }: ResetProps) {
  const { reset } = words
  return (
    <>
      <Lead title={reset.title} lead={reset.lead} />
      <ErrorSummary form={form} words={words} />
      <PasswordForm words={words} action="/reset">
        <input type="hidden" name="token" value={token} />
        <NewPassword words={words} label={words.accountPassword.password} form={form} />
        <Submit>{words.accountPassword.submit}</Submit>
      </PasswordForm>
    </>
  )
}

function ResetEnded({ words: { reset } }: { words: Words }) {
  const next = { label: reset.again, href: '/forgot' }
  return <Told isLead title={reset.endedTitle} sentences={[reset.ended]} next={next} />
}
