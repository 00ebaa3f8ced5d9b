import {
  connectedProviders,
  firstPageOf,
  isRecent,
  listOwnSessions,
  listPasskeys,
  ownAccount,
} from '#modules/accounts'
import { deviceNames } from '#modules/accounts/schema'
import { findRecordOf } from '#modules/lookup'
import { accountMessages, ownDailySummary } from '#modules/messages'
import { sessionLengths } from '#modules/organisation'
import { clockAt } from '#platform/clock/schema'
import { islandPolicy } from '../assets.ts'
import { emptyForm, type FormState } from '../form.ts'
import { longDate, shortMomentBeside } from '../layout/dates.ts'
import { Island } from '../layout/document.tsx'
import { asPassword, ErrorSummary, Field, Lead, Press, Submit, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { freshForm } from '../problems.ts'
import type { RequestContext } from '../route.ts'
import { showForm } from '../show.tsx'
import type { Words } from '../words.ts'
import { DailySummaryPart, FirstPageForm, MailsPart, PhotoForm, Providers } from './parts.tsx'

/** Shows the person's profile; what needs a password again is on separate pages. */
export async function showAccount(context: RequestContext, shown = freshForm()): Promise<Response> {
  const { words } = context
  const own = await readOwn(context)
  return showForm(context, shown, {
    title: words.account.title,
    main: <Account words={words} form={shown.form} {...own} />,
    headers: { 'content-security-policy': islandPolicy },
    here: '/account',
  })
}

function readOwn({ ctx, accounts }: RequestContext) {
  return ctx.read(async (read) => {
    const owned = await ownAccount(read)
    return {
      ...owned,
      firstPage: await firstPageOf(read.tx, owned.account),
      ...(await listPasskeys(read)),
      providers: await connectedProviders(read, accounts),
      providerLabel: accounts.provider?.label ?? null,
      wasRecent: await isRecent(read),
      summary: await ownDailySummary(read),
      mails: await accountMessages(read),
      hasFile: (await findRecordOf(read, owned.account.id)) !== null,
      hasMail: ctx.mail !== null,
      now: read.clock.now(),
      sessions: await listOwnSessions(read, { lengths: await sessionLengths(read.tx) }),
    }
  })
}

interface AccountProps extends Awaited<ReturnType<typeof readOwn>> {
  words: Words
  form: FormState
}

function Account(props: AccountProps) {
  const { words, form, account } = props
  const { account: texts } = words
  return (
    <>
      <Lead title={texts.title} lead={texts.signedInAs(account.email)} />
      <ErrorSummary form={form} words={words} />
      {props.hasMail && !account.emailConfirmed && (
        <Form isButton className="account-part" action="/account/confirmation">
          <p>{texts.unconfirmed}</p>
          <Press>{texts.sendAgain}</Press>
        </Form>
      )}
      <Form className="ask-form" action="/account/name">
        <h2>{texts.profile}</h2>
        <Field
          id="name"
          label={texts.name}
          form={{ ...form, values: { name: account.name, ...form.values } }}
          autoComplete="name"
        />
        <Submit>{texts.save}</Submit>
      </Form>
      <PhotoForm
        words={words}
        photo={account.hasPhoto ? `/api/v1/accounts/${account.id}/photo` : null}
      />
      <FirstPageForm words={words} role={account.role} chosen={props.firstPage} />
      <section className="account-part">
        <h2>{texts.safety}</h2>
        <p>{account.hasSecondFactor ? words.accountFactor.isOn : texts.factorOff}</p>
        <Way className="button" href="/account/second-factor" text={words.accountFactor.title} />
        <Way
          className="button"
          href="/account/password"
          text={props.hasPassword ? words.accountPassword.title : texts.setPassword}
        />
      </section>
      {props.hasMail && <MailsPart {...props} />}
      {account.role !== 'student' && <DailySummaryPart {...props} />}
      <Passkeys {...props} />
      <Providers {...props} asksPassword={props.hasPassword && !props.wasRecent} />
      <Sessions {...props} />
      <Island name="passkey-add" />
    </>
  )
}

function Passkeys({ words, account, passkeys, hasPassword }: AccountProps) {
  const { account: texts } = words
  return (
    <section className="account-part">
      <h2>{texts.passkeys}</h2>
      <p>{texts.passkeysLead}</p>
      {passkeys.length === 0 && <p className="soft">{texts.noPasskeys}</p>}
      <ul>
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            {name ?? texts.unnamed}
            {createdAt && words.comma + texts.addedOn(longDate(createdAt, words))}
            <Form isButton action={`/account/passkeys/${id}/remove`}>
              <button type="submit">{texts.remove(name ?? texts.unnamed)}</button>
            </Form>
          </li>
        ))}
      </ul>
      <form data-passkey-add data-acting-as={account.id} hidden>
        <p className="wrong" role="alert" hidden>
          {texts.passkeyFailed}
        </p>
        <Field
          id="passkey-name"
          label={texts.passkeyName}
          hint={texts.passkeyNameHint}
          form={emptyForm}
          maxLength={60}
        />
        {hasPassword && (
          <Field
            id="passkey-password"
            label={words.accountFactor.password}
            form={emptyForm}
            {...asPassword}
          />
        )}
        <Press>{texts.addPasskey}</Press>
      </form>
    </section>
  )
}

function Sessions({ words, sessions, now }: AccountProps) {
  const { account: texts } = words
  const clock = clockAt(now, words)
  const at = (instant: string) => shortMomentBeside(clock, instant, words)
  return (
    <section className="account-part">
      <h2>{texts.sessions}</h2>
      <p className="soft">{texts.sessionTimes(clock)}</p>
      <ul>
        {sessions.map(({ id, device, beganAt, lastUsedAt, isThis }) => (
          <li key={id}>
            {deviceNames(device) && (
              <>
                <b>
                  <bdi>{deviceNames(device)}</bdi>
                </b>
                <br />
              </>
            )}
            {texts.session(at(beganAt), at(lastUsedAt))}
            {isThis ? (
              ` (${texts.thisOne})`
            ) : (
              <Form isButton action={`/account/sessions/${id}/end`}>
                <button type="submit">
                  {texts.end}
                  <span className="unseen">: {at(beganAt)}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form isButton action="/account/sessions/end-others">
          <Press>{texts.endOthers}</Press>
        </Form>
      )}
    </section>
  )
}
