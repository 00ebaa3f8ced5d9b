import type { ConnectedProvider } from '#modules/accounts'
import {
  type Account,
  type AccountSession,
  deviceNames,
  type FirstPage,
  firstPagesOf,
  type PasskeyList,
  type Role,
} from '#modules/accounts/schema'
import type { AccountMessages, DailySummary } from '#modules/messages/schema'
import { clockAt } from '#platform/clock/schema'
import { type FormState, problemAt } from '../form.ts'
import { longDate, shortMomentBeside } from '../layout/dates.ts'
import { Island } from '../layout/document.tsx'
import { asPassword, ErrorSummary, Field, Lead, Press, Submit, Way } from '../layout/fields.tsx'
import type { Words } from '../words.ts'
import { DailySummaryPart, MailsPart, PhotoForm } from './photo.tsx'
import { Providers } from './providers.tsx'

export interface AccountProps {
  words: Words
  form: FormState
  account: Account
  hasPassword: boolean
  firstPage: FirstPage | null
  /** Whether a confirmation can be sent at all. */
  hasMail: boolean
  sessions: readonly AccountSession[]
  now: string
  passkeys: PasskeyList['passkeys']
  providers: readonly ConnectedProvider[]
  providerLabel: string | null
  /** The daily mail about notifications. */
  summary: DailySummary
  mails: AccountMessages
  hasFile: boolean
  /** Whether the password was given within the last 5 minutes. */
  wasRecent: boolean
}

/** The person's profile; what needs a password again is on separate pages. */
export function AccountPage(props: AccountProps) {
  const { words, form, account } = props
  const { account: texts } = words
  return (
    <>
      <Lead title={texts.title} lead={texts.signedInAs(account.email)} />
      <ErrorSummary form={form} words={words} />
      {props.hasMail && !account.emailConfirmed && (
        <form className="account-part" method="post" action="/account/confirmation">
          <p>{texts.unconfirmed}</p>
          <Press>{texts.sendAgain}</Press>
        </form>
      )}
      <form className="ask-form" method="post" action="/account/name">
        <h2>{texts.profile}</h2>
        <Field
          id="name"
          label={texts.name}
          form={problemAt(form, 'name') ? form : { ...form, values: { name: account.name } }}
          autoComplete="name"
        />
        <Submit>{texts.save}</Submit>
      </form>
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
  const none: FormState = { values: {}, problems: [] }
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
            <form method="post" action={`/account/passkeys/${id}/remove`}>
              <button type="submit">{texts.remove(name ?? texts.unnamed)}</button>
            </form>
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
          form={none}
          maxLength={60}
        />
        {hasPassword && (
          <Field
            id="passkey-password"
            label={words.accountFactor.password}
            form={none}
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
              <form method="post" action={`/account/sessions/${id}/end`}>
                <button type="submit">
                  {texts.end}
                  <span className="unseen">: {at(beganAt)}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FirstPageProps {
  words: Words
  role: Role
  chosen: FirstPage | null
}

/** Where staff begin in the dashboard; nothing for anyone else. */
function FirstPageForm({ words, role, chosen }: FirstPageProps) {
  const { account: texts } = words
  const pages = firstPagesOf[role]
  if (pages.length === 0) return null
  return (
    <form className="account-part" method="post" action="/account/first-page">
      <h2>{texts.firstPage}</h2>
      <p className="field">
        <label htmlFor="first-page">{texts.firstPageLabel}</label>{' '}
        <select id="first-page" name="firstPage" defaultValue={chosen ?? ''}>
          <option value="">{texts.usualFirstPage}</option>
          {pages.map((page) => (
            <option key={page} value={page}>
              {texts.firstPages[page]}
            </option>
          ))}
        </select>
      </p>
      <Press>{texts.save}</Press>
    </form>
  )
}
