import {
  beginSecondFactor,
  begunSecondFactor,
  confirmPassword,
  type Enrolment,
  ownAccount,
  renewBackupCodes,
  secondFactorState,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#modules/accounts'
import { mustSetUpSecondFactor } from '#modules/organisation'
import { flashCookie } from '../cookies.ts'
import { type FormState, fieldsIn } from '../form.ts'
import { asPassword, ErrorSummary, Field, Lead, Press, Submit, Way } from '../layout/fields.tsx'
import { answerForm, freshForm, typedFields } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { QrCode } from '../share/made-page.tsx'
import { seeOther, show, showForm } from '../show.tsx'
import type { Words } from '../words.ts'

const statePage = page(
  'GET /account/second-factor',
  { permission: 'signed-in', isOpenWithoutSecondFactor: true },
  (context) => showState(context),
)

/** Handles every button of the page; all but the last step of turning it on want the password again. */
const changePage = page(
  'POST /account/second-factor',
  { permission: 'signed-in', isOpenWithoutSecondFactor: true },
  async (context) => {
    const fields = await fieldsIn(context.request)
    const field = fields.do === 'finish' ? 'code' : 'password'
    return answerForm(context.words, typedFields, fields, {
      field,
      show: (shown) => showState(context, shown),
      does: () => change(context, fields),
    })
  },
)

export const factorPages = [statePage, changePage]

async function change(context: RequestContext, fields: Record<string, string>): Promise<Response> {
  const { ctx, organisation, isSecure } = context
  if (fields.do === 'finish')
    return showCodes(context, await turnOnSecondFactor(ctx, { code: fields.code ?? '' }))
  await confirmPassword(ctx, { password: fields.password ?? '' })
  if (fields.do === 'renew') return showCodes(context, await ctx.write(renewBackupCodes))
  if (fields.do === 'off') {
    await ctx.write(turnOffSecondFactor)
    return seeOther('/account', [flashCookie('second-factor-off', isSecure)])
  }
  await beginSecondFactor(ctx, { issuer: organisation.displayName })
  return seeOther('/account/second-factor')
}

function showCodes(context: RequestContext, codes: readonly string[]): Promise<Response> {
  const { words } = context
  return show(context, {
    title: words.accountFactor.codesTitle,
    main: <BackupCodes words={words} codes={codes} />,
    // Not compressed: the codes are secret.
    isResult: true,
    here: '/account',
  })
}

async function showState(context: RequestContext, shown = freshForm()): Promise<Response> {
  const { words, ctx, organisation } = context
  const enrolment = await begunSecondFactor(ctx, { issuer: organisation.displayName })
  const { hasPassword, ...state } = await ctx.read(async (read) => ({
    hasPassword: (await ownAccount(read)).hasPassword,
    ...(await secondFactorState(read)),
  }))
  const isOwed = await ctx.read(mustSetUpSecondFactor)
  const { form } = shown
  return showForm(context, shown, {
    title: words.accountFactor.title,
    main: <Factor {...{ words, form, enrolment, hasPassword, isOwed }} {...state} />,
    isResult: true,
  })
}

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
function Factor(props: FactorProps) {
  const { words, form } = props
  const { accountFactor: texts } = words
  return (
    <>
      <Lead
        title={texts.title}
        lead={props.isOn ? `${texts.isOn} ${texts.left(props.backupCodesLeft)}` : texts.lead}
      />
      {props.isOwed && <p role="status">{texts.isOwed}</p>}
      <ErrorSummary form={form} words={words} />
      {props.enrolment ? <Enrol {...props} enrolment={props.enrolment} /> : <Change {...props} />}
      {!props.isOwed && <Way within="soft" href="/account" text={words.account.back} />}
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
      <Submit name="do" value="finish">
        {texts.begin}
      </Submit>
    </form>
  )
}

function Change({ words, form, isOn, hasPassword }: FactorProps) {
  const { accountFactor: texts } = words
  return (
    <form className="ask-form" method="post" action="/account/second-factor">
      {hasPassword && <Field id="password" label={texts.password} form={form} {...asPassword} />}
      {isOn ? (
        <>
          <Submit name="do" value="renew">
            {texts.newCodes}
          </Submit>
          <Press name="do" value="off">
            {texts.turnOff}
          </Press>
        </>
      ) : (
        <Submit name="do" value="begin">
          {texts.begin}
        </Submit>
      )}
    </form>
  )
}

/** Shown once, in the answer to the form. */
function BackupCodes({ words, codes }: { words: Words; codes: readonly string[] }) {
  const { accountFactor: texts } = words
  return (
    <>
      <Lead title={texts.codesTitle} lead={texts.codesLead} />
      <ul className="backup-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Way className="button" href="/account" text={words.account.back} />
    </>
  )
}
