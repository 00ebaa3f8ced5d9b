import { requestSignUp } from '#modules/accounts'
import { forgotSchema } from '#modules/accounts/schema'
import type { Role } from '#platform/context'
import { acceptedPictures } from '#platform/images/schema'
import { platformLimits } from '#platform/limits'
import { letterFor } from '../account-letters.ts'
import { islandPolicy } from '../assets.ts'
import type { FormState } from '../form.ts'
import { asEmail, ErrorSummary, Field, Labelled, Lead, Submit } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { NewPassword, PasswordForm } from '../layout/number-and-code.tsx'
import { showStatement } from '../layout/statement-pages.tsx'
import { answerForm, freshForm, type ShownForm } from '../problems.ts'
import { onTheWayTo } from '../return-address.ts'
import type { RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import type { Words } from '../words.ts'
import { toSignIn } from './forgot.tsx'

/** What an invitation says before it is used. */
export interface Invited {
  role: Role
  /** The email address of the invitation; null if it was not mailed. */
  email: string | null
  token: string
  organisation: string
  /** Whether the person asked for this link themselves and nobody invited them. */
  isOwn: boolean
}

/** Where to go in the end: a path of this site. */
type ReturnTo = string

interface Asked {
  shown: ShownForm
  invited: Invited | null
  returnTo: ReturnTo
}

export function askToRegister(context: RequestContext, { shown, invited, returnTo }: Asked) {
  const { words } = context
  const { register } = words
  const { form } = shown
  return showForm(context, shown, {
    title: register.title,
    main: (
      <>
        <Lead title={register.title} lead={leadOf(register, invited)}>
          {invited?.role === 'student' && <p>{register.lead}</p>}
        </Lead>
        <ErrorSummary form={form} words={words} />
        <PasswordForm words={words} action="/register" encType="multipart/form-data" noValidate>
          <input type="hidden" name="return" value={returnTo} />
          <Field id="name" label={words.account.name} form={form} autoComplete="name" />
          {invited && <input type="hidden" name="invite" value={invited.token} />}
          <Field
            {...{
              id: 'email',
              label: words.login.email,
              hint: emailHintOf(register, invited),
              form,
            }}
            {...asEmail}
            isFixed={Boolean(invited?.email)}
          />
          <NewPassword words={words} label={words.login.password} form={form} />
          <PhotoField words={words} form={form} />
          <Submit>{register.submit}</Submit>
          <HasAccount words={words} returnTo={returnTo} />
        </PasswordForm>
      </>
    ),
    headers: { 'content-security-policy': islandPolicy },
    here: invited
      ? withReturn(`/register/${encodeURIComponent(invited.token)}`, returnTo)
      : onTheWayTo(returnTo, '/register'),
  })
}

function HasAccount({ words, returnTo }: { words: Words; returnTo: ReturnTo }) {
  return (
    <p className="soft">
      {words.register.hasAccount} <a href={onTheWayTo(returnTo, '/login')}>{words.login.submit}</a>
    </p>
  )
}

function leadOf(register: Words['register'], invited: Invited | null): string {
  if (!invited) return register.lead
  return invited.isOwn ? register.own : register.invited[invited.role](invited.organisation)
}

function emailHintOf(register: Words['register'], invited: Invited | null): string | undefined {
  if (!invited?.email) return
  return invited.isOwn ? register.ownEmail : register.invitedEmail
}

/** Last in the form: the other fields have arrived when a file turns out to be too large. */
function PhotoField({ words: { register }, form }: { words: Words; form: FormState }) {
  const hint = register.photoHint(platformLimits.photoBytes / 1024 / 1024)
  return (
    <Labelled id="photo" label={register.photo} hint={hint} form={form}>
      {(described) => <input {...described} name="photo" type="file" accept={acceptedPictures} />}
    </Labelled>
  )
}

/** Shows the form for an email, or the message after it was sent: the same for every email, taken or not. */
export function showByMail(context: RequestContext, returnTo: ReturnTo): Promise<Response> {
  const { words, query } = context
  if (!query.has('sent')) return ask(context, freshForm(), returnTo)
  const sentences = [words.register.sent, words.register.sentHint]
  const next = toSignIn(words)
  return showStatement(context, { isLead: true, title: words.forgot.sentTitle, sentences, next })
}

/** Answers in the same way, without delay, whether or not anybody has this email; the mail says which. */
export async function requestByMail(
  context: RequestContext,
  { email: typed, returnTo }: { email: string; returnTo: string },
): Promise<Response> {
  const { ctx, accounts, address } = context
  const values = { email: typed }
  return answerForm(context, forgotSchema, values, {
    ...{ field: 'email', values },
    show: (shown) => ask(context, shown, returnTo),
    does: async ({ email }) => {
      const signUp = letterFor(context, 'signUp')
      const letters = {
        signUp: (link: string) => signUp(withReturn(link, returnTo)),
        taken: letterFor(context, 'taken'),
      }
      await requestSignUp(ctx, accounts, { email, address, letters })
      return seeOther('/register?sent')
    },
  })
}

/** Returns a link that also says where to go in the end: a path of this site. */
function withReturn(link: string, returnTo: string): string {
  return returnTo === '/' ? link : `${link}?return=${encodeURIComponent(returnTo)}`
}

/** If the installation sends mail, an account begins with the email alone: the mailbox is proved first. */
function ask(context: RequestContext, shown: ShownForm, returnTo: ReturnTo) {
  const { words } = context
  const { title, lead, byMail } = words.register
  return showForm(context, shown, {
    title,
    main: (
      <>
        <Lead title={title} lead={lead}>
          <p>{byMail}</p>
        </Lead>
        <ErrorSummary form={shown.form} words={words} />
        <Form className="ask-form" action="/register" noValidate>
          <input type="hidden" name="return" value={returnTo} />
          <Field id="email" label={words.login.email} form={shown.form} {...asEmail} />
          <Submit>{words.forgot.submit}</Submit>
          <HasAccount words={words} returnTo={returnTo} />
        </Form>
      </>
    ),
    here: onTheWayTo(returnTo, '/register'),
  })
}
