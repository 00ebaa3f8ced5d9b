import type { Enrolment } from '#modules/accounts'
import type { FormState } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import { QrCode } from '../share/made-page.tsx'
import type { Words } from '../words.ts'

interface FactorProps {
  words: Words
  form: FormState
  isOn: boolean
  backupCodesLeft: number
  hasPassword: boolean
  /** Whether it must be turned on before anything else can be done. */
  isOwed: boolean
  /** Begun and waiting for the first code. */
  enrolment: Enrolment | null
}

/** Off, begun, or on. */
export function Factor(props: FactorProps) {
  const { words, form } = props
  const { accountFactor: texts } = words
  return (
    <>
      <section className="lead">
        <h1>{texts.title}</h1>
        <p>{props.isOn ? `${texts.isOn} ${texts.left(props.backupCodesLeft)}` : texts.lead}</p>
      </section>
      {props.isOwed && <p role="status">{texts.isOwed}</p>}
      <ErrorSummary form={form} words={words} />
      {props.enrolment ? <Enrol {...props} enrolment={props.enrolment} /> : <Change {...props} />}
      {!props.isOwed && (
        <p className="soft">
          <a href="/account">{words.account.back}</a>
        </p>
      )}
    </>
  )
}

function Enrol({ words, form, enrolment }: FactorProps & { enrolment: Enrolment }) {
  const { accountFactor: texts } = words
  return (
    <form className="ask-form" method="post" action="/account/second-factor">
      <p>{texts.scan}</p>
      <QrCode text={enrolment.address} label={texts.picture} />
      <p>
        {texts.key}: <code className="key">{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Field
        id="code"
        label={texts.code}
        form={form}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        isCode
        isShort
      />
      <p>
        <button className="main" type="submit" name="do" value="finish">
          {texts.finish}
        </button>
      </p>
    </form>
  )
}

function Change({ words, form, isOn, hasPassword }: FactorProps) {
  const { accountFactor: texts } = words
  return (
    <form className="ask-form" method="post" action="/account/second-factor">
      {hasPassword && (
        <Field
          id="password"
          label={texts.password}
          form={form}
          type="password"
          autoComplete="current-password"
        />
      )}
      {isOn ? (
        <>
          <p>
            <button className="main" type="submit" name="do" value="renew">
              {texts.newCodes}
            </button>
          </p>
          <p>
            <button type="submit" name="do" value="off">
              {texts.turnOff}
            </button>
          </p>
        </>
      ) : (
        <p>
          <button className="main" type="submit" name="do" value="begin">
            {texts.begin}
          </button>
        </p>
      )}
    </form>
  )
}

/** Shown once, in the answer to the form. */
export function BackupCodes({ words, codes }: { words: Words; codes: readonly string[] }) {
  const { accountFactor: texts } = words
  return (
    <>
      <section className="lead">
        <h1>{texts.codesTitle}</h1>
        <p>{texts.codesLead}</p>
      </section>
      <ul className="backup-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href="/account">
          {words.account.back}
        </a>
      </p>
    </>
  )
}
