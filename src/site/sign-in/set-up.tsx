import { signIn } from '#modules/accounts'
import { refuseUnlessSetUpToken, setUp } from '#modules/organisation'
import { organisationRates } from '#modules/organisation/fields.schema'
import { regulatorSpellings } from '#modules/organisation/regulators.schema'
import { setUpSchema } from '#modules/organisation/schema'
import { judge } from '#modules/speech'
import { fieldsIn } from '../form.ts'
import { asEmail, ErrorSummary, Field, Lead, Submit } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { NewPassword } from '../layout/number-and-code.tsx'
import { showStatement } from '../layout/statement-pages.tsx'
import { answerForm, freshForm, type ShownForm } from '../problems.ts'
import { forEverybody, pageBeforeSetUp, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'

type SetUpVisit = RequestContext<RequestContext['organisation'] | null>

const address = '/set-up/{token}'

const formPage = pageBeforeSetUp(`GET ${address}`, 'public', async (context) => {
  await refuseWrongLink(context)
  return refusedHost(context) ?? ask(context, freshForm())
})

const setUpPage = pageBeforeSetUp(`POST ${address}`, forEverybody, async (context) => {
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
  const { hostTitle: title } = context.words.setUp
  return showStatement(context, { title, sentences: [reason], status: 422 })
}

/** Makes the organisation and its first admin, and signs the admin in. */
function make(context: SetUpVisit, typed: Record<string, string>): Promise<Response> {
  const { ctx, accounts, address } = context
  const fields = { ...emptyFields, ...typed }
  const { password: _password, confirm: _confirm, ...values } = fields
  return answerForm(context, setUpSchema, fields, {
    values,
    show: (shown) => ask(context, shown),
    does: async (data) => {
      await setUp(ctx, data)
      const { adminEmail: email, password } = data
      const session = await signIn(ctx, accounts, { email, password, address })
      return seeOther('/dashboard', session.getSetCookie())
    },
  })
}

const emptyFields = {
  organisation: '',
  licence: '',
  authority: '',
  adminName: '',
  adminEmail: '',
  contactEmail: '',
  password: '',
  confirm: '',
}

/** The organisation and its first admin, behind the one-time link. */
function ask(context: SetUpVisit, shown: ShownForm): Promise<Response> {
  const { words, path } = context
  const { setUp } = words
  const { form } = shown
  return showForm(context, shown, {
    title: setUp.title,
    main: (
      <>
        <Lead title={setUp.title} lead={setUp.lead} />
        <ErrorSummary form={form} words={words} />
        <Form className="ask-form" action={path} noValidate>
          <fieldset>
            <legend>{setUp.organisationPart}</legend>
            <Field
              {...{
                id: 'organisation',
                label: setUp.organisation,
                hint: setUp.organisationHint,
                form,
              }}
              autoComplete="organization"
            />
            <Field
              {...{ id: 'authority', label: setUp.authority, hint: setUp.authorityHint, form }}
              choices={regulatorSpellings}
            />
            <Field id="licence" label={setUp.licence} form={form} />
            <Field
              {...{ id: 'contactEmail', label: setUp.contactEmail, hint: setUp.contactHint, form }}
              {...asEmail}
            />
          </fieldset>
          <fieldset>
            <legend>{setUp.adminPart}</legend>
            <Field id="adminName" label={words.account.profile} form={form} autoComplete="name" />
            <Field id="adminEmail" label={setUp.adminEmail} form={form} {...asEmail} />
            <NewPassword words={words} label={words.login.password} form={form} />
          </fieldset>
          <Submit>{setUp.submit}</Submit>
        </Form>
      </>
    ),
  })
}
