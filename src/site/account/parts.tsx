import type { ConnectedProvider } from '#modules/accounts'
import type { Role } from '#modules/accounts/forms.schema'
import { type FirstPage, firstPagesOf } from '#modules/accounts/schema'
import type { AccountMessages, DailySummary } from '#modules/messages/schema'
import { candidateLanguages, languageName } from '#modules/records/facts.schema'
import { acceptedPictures } from '#platform/images/schema'
import { platformLimits } from '#platform/limits'
import { emptyForm, type FormState } from '../form.ts'
import { Choice, Select } from '../layout/choices.tsx'
import { longDate } from '../layout/dates.ts'
import { asPassword, Field, Labelled, Press } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import type { Words } from '../words.ts'

interface FirstPageProps {
  words: Words
  role: Role
  chosen: FirstPage | null
}

/** Where staff begin in the dashboard; nothing for anyone else. */
export function FirstPageForm({ words, role, chosen }: FirstPageProps) {
  const { account: texts } = words
  const pages = firstPagesOf[role]
  if (pages.length === 0) return null
  return (
    <Form className="account-part" action="/account/first-page">
      <h2>{texts.firstPage}</h2>
      <Select
        {...{ id: 'first-page', name: 'firstPage', label: texts.firstPageLabel }}
        none={texts.usualFirstPage}
        options={pages.map((page) => [page, texts.firstPages[page]])}
        chosen={chosen ?? ''}
      />
      <Press>{texts.save}</Press>
    </Form>
  )
}

interface MailsPartProps {
  words: Words
  mails: AccountMessages
  /** Whether a file is linked; its candidate has separate switches. */
  hasFile: boolean
}

/** The part of the account page about mails to the account: their language, and which ones. */
export function MailsPart({ words, mails, hasFile }: MailsPartProps) {
  const { mails: texts, save } = words.account
  return (
    <Form className="account-part" action="/account/emails">
      <h2>{texts.title}</h2>
      <Select
        {...{ id: 'mail-language', name: 'language', label: texts.language, none: texts.usual }}
        options={candidateLanguages.map((each) => [each, languageName(each, each), each])}
        chosen={mails.language ?? ''}
      />
      <Choice
        type="checkbox"
        {...{ id: 'mail-class', name: 'class', label: texts.class }}
        defaultChecked={!mails.off.includes('class')}
      />
      {hasFile && (
        <p>
          {texts.ofFile} <a href="/my/file/messages">{words.messageSwitches.title}</a>
        </p>
      )}
      <p className="soft">{texts.always}</p>
      <Press>{save}</Press>
    </Form>
  )
}

interface DailySummaryPartProps {
  words: Words
  summary: DailySummary
  /** Whether the installation sends mail at all. */
  hasMail: boolean
}

/** The part of the account page about the daily mail. A person who has it on can always stop it. */
export function DailySummaryPart({ words, summary: { isWanted }, hasMail }: DailySummaryPartProps) {
  const { summary } = words.account
  return (
    <section className="account-part" aria-labelledby="daily-email">
      <h2 id="daily-email">{summary.title}</h2>
      <p>{summary.lead}</p>
      <p>{isWanted ? summary.on : summary.off}</p>
      {hasMail || isWanted ? (
        <Form isButton action="/account/daily-email">
          <input type="hidden" name="wanted" value={isWanted ? 'off' : 'on'} />
          <button type="submit">{isWanted ? summary.switchOff : summary.switchOn}</button>
        </Form>
      ) : (
        <p className="soft">{summary.noMail}</p>
      )}
    </section>
  )
}

/** In MiB. */
export const largestPhoto = platformLimits.photoBytes / 1024 / 1024

/** The form that replaces or removes the person's photo. */
export function PhotoForm({ words, photo }: { words: Words; photo: string | null }) {
  const { account: texts, register } = words
  const label = photo ? texts.otherPhoto : texts.addPhoto
  const hint = register.photoHint(largestPhoto)
  return (
    <section className="account-part" id="photo">
      <h2>{texts.photo}</h2>
      {photo && (
        <img className="own-photo" src={photo} alt={texts.photoAlt} width={96} height={96} />
      )}
      <Form isButton action="/account/photo" encType="multipart/form-data">
        <Labelled {...{ id: 'photo-file', label, hint, form: emptyForm }}>
          {(described) => (
            <input {...described} name="photo" type="file" accept={acceptedPictures} required />
          )}
        </Labelled>
        <Press>{texts.savePhoto}</Press>
      </Form>
      {photo && (
        <Form isButton action="/account/photo/remove">
          <Press>{texts.removePhoto}</Press>
        </Form>
      )}
    </section>
  )
}

/** Where the password is typed that a change of the providers asks for. */
export const passwordField = 'provider-password'

interface ProvidersProps {
  words: Words
  form: FormState
  /** The name of the provider that can be connected; null when none is configured. */
  providerLabel: string | null
  providers: readonly ConnectedProvider[]
  /** Whether the password has to be given once more. */
  asksPassword: boolean
}

/** The providers that a person signs in with; one form, so that it asks for the password once. */
export function Providers(props: ProvidersProps) {
  const { words, form, providerLabel, providers } = props
  const { account: texts } = words
  const canConnect = providerLabel !== null && !providers.some(({ isOffered }) => isOffered)
  if (!canConnect && providers.length === 0) return null
  return (
    <section className="account-part">
      <h2>{texts.providers}</h2>
      {providerLabel !== null && <p>{texts.providersLead(providerLabel)}</p>}
      <Form action="/account/provider">
        {props.asksPassword && (
          <Field
            id={passwordField}
            label={words.accountFactor.password}
            form={form}
            {...asPassword}
          />
        )}
        <ul>
          {providers.map(({ id, label, connectedAt, isOffered }) => (
            <li key={id}>
              {texts.connectedOn(label, longDate(connectedAt, words))}
              {!isOffered && <span className="soft"> {texts.notOffered}</span>}
              <Press name="disconnect" value={id}>
                {texts.disconnect(label)}
              </Press>
            </li>
          ))}
        </ul>
        {canConnect && <Press>{texts.connect(providerLabel)}</Press>}
      </Form>
    </section>
  )
}
