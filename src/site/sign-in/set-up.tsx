import { signIn } from '#modules/accounts'
import { refuseUnlessSetUpToken, setUp } from '#modules/organisation'
import { organisationRates } from '#modules/organisation/fields.schema'
import { regulatorSpellings, setUpSchema } from '#modules/organisation/schema'
import { judge } from '#modules/speech'
import { type FormState, fieldsIn } from '../form.ts'
import { asEmail, ErrorSummary, Field, Lead, Submit, Told } from '../layout/fields.tsx'
import { NewPassword } from '../layout/number-and-code.tsx'
import { freshForm, incompleteForm, parseForm, refusedForm, type ShownForm } from '../problems.ts'
import { pageBeforeSetUp, type RequestContext } from '../route.ts'
import { seeOther, show, showForm } from '../show.tsx'
import type { Words } from '../words.ts'

type SetUpVisit = RequestContext<RequestContext['organisation'] | null>

const address = '/set-up/{token}'

const formPage = pageBeforeSetUp(`GET ${address}`, 'public', async (context) => {
  await refuseWrongLink(context)
  return refusedHost(context) ?? ask(context, freshForm())
})

const setUpPage = pageBeforeSetUp(`POST ${address}`, 'public', async (context) => {
  await refuseWrongLink(context)
  return refusedHost(context) ?? make(context, await fieldsIn(context.request))
})

export const setUpPages = [formPage, setUpPage]

async function refuseWrongLink({ ctx, address, params }: SetUpVisit): Promise<void> {
  await ctx.limits.takeByAddress(organisationRates.setUp, address)
  await refuseUnlessSetUpToken(ctx, params.token ?? '')
}

/** Refuses a host in the public address that violates H3. */
function refusedHost(context: SetUpVisit): Promise<Response> | null {
  const reason = judge('own-host', context.ctx.config.url)
  if (reason === null) return null
  const { words } = context
  const title = words.setUp.hostTitle
  return show(context, {
    title,
    main: <Told title={title} sentences={[reason]} />,
    status: 422,
  })
}

/** Makes the organisation and its first admin, and signs the admin in. */
async function make(context: SetUpVisit, fields: Record<string, string>): Promise<Response> {
  const given = { ...emptyFields, ...fields }
  const { password: _password, confirm: _confirm, ...values } = given
  const { data, problems } = parseForm(setUpSchema, given, context.words)
  if (!data) return ask(context, incompleteForm(values, problems))
  const { ctx, accounts, address } = context
  try {
    await setUp(ctx, data)
  } catch (error) {
    return ask(context, refusedForm(error, context.words, { values }))
  }
  const { adminEmail: email, password } = data
  const session = await signIn(ctx, accounts, { email, password, address })
  return seeOther('/dashboard', session.getSetCookie())
}

const emptyFields = {
  organisation: '',
  licence: '',
  authority: '',
  adminName: '',
  adminEmail: '',
  password: '',
  confirm: '',
}

function ask(context: SetUpVisit, shown: ShownForm): Promise<Response> {
  const { words, path } = context
  return showForm(context, shown, {
    title: words.setUp.title,
    main: <SetUp words={words} form={shown.form} action={path} />,
  })
}

interface SetUpProps {
  words: Words
  form: FormState
  action: string
}

/** The organisation and its first admin, behind the one-time link. */
function SetUp({ words, form, action }: SetUpProps) {
  const { setUp } = words
  return (
    <>
      <Lead title={setUp.title} lead={setUp.lead} />
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action={action} noValidate>
        <fieldset>
          <legend>{setUp.organisationPart}</legend>
          <Field
            id="organisation"
            label={setUp.organisation}
            hint={setUp.organisationHint}
            form={form}
            autoComplete="organization"
          />
          <Field
            id="authority"
            label={setUp.authority}
            hint={setUp.authorityHint}
            form={form}
            choices={regulatorSpellings}
          />
          <Field id="licence" label={setUp.licence} form={form} />
        </fieldset>
        <fieldset>
          <legend>{setUp.adminPart}</legend>
          <Field id="adminName" label={words.account.profile} form={form} autoComplete="name" />
          <Field id="adminEmail" label={setUp.adminEmail} form={form} {...asEmail} />
          <NewPassword words={words} label={words.login.password} form={form} />
        </fieldset>
        <Submit>{setUp.submit}</Submit>
      </form>
    </>
  )
}
