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
import { islandPolicy } from '../assets.ts'
import { flashCookie } from '../cookies.ts'
import { type FormState, fieldsIn } from '../form.ts'
import { Island } from '../layout/document.tsx'
import {
  asFactor,
  asPassword,
  ErrorSummary,
  Field,
  Lead,
  Press,
  Submit,
  Way,
} from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { answerForm, freshForm, typedFields } from '../problems.ts'
import { forSignedIn, page, type RequestContext } from '../route.ts'
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
  { ...forSignedIn, isOpenWithoutSecondFactor: true },
  async (context) => {
    const fields = await fieldsIn(context.request)
    const field = fields.do === 'finish' ? 'code' : 'password'
    return answerForm(context, typedFields, fields, {
      field,
      show: (shown) => showState(context, shown),
      does: () => change(context, fields),
      shows: ({ codes }) => showCodes(context, codes),
    })
  },
)

export const factorPages = [statePage, changePage]

/** Backup codes that are shown once. */
interface Codes {
  codes: readonly string[]
}

async function change(
  context: RequestContext,
  fields: Record<string, string>,
): Promise<Response | Codes> {
  const { ctx, organisation, isSecure } = context
  if (fields.do === 'finish')
    return { codes: await turnOnSecondFactor(ctx, { code: fields.code ?? '' }) }
  await confirmPassword(ctx, { password: fields.password ?? '' })
  if (fields.do === 'renew') return { codes: await ctx.write(renewBackupCodes) }
  if (fields.do === 'off') {
    await ctx.write(turnOffSecondFactor)
    return seeOther('/account', [flashCookie('second-factor-off', isSecure)])
  }
  await beginSecondFactor(ctx, { issuer: organisation.displayName })
  return seeOther('/account/second-factor')
}

/** Shows the codes once. */
function showCodes(context: RequestContext, codes: readonly string[]): Promise<Response> {
  const { accountFactor, account } = context.words
  return show(context, {
    title: accountFactor.codesTitle,
    main: (
      <>
        <Lead title={accountFactor.codesTitle} lead={accountFactor.codesLead} />
        <ul className="backup-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Way className="button" href="/account" text={account.back} />
      </>
    ),
    // Not compressed: the codes are secret.
    isResult: true,
    here: '/account',
  })
}

/** Shows the second factor: off, begun, or on. */
async function showState(context: RequestContext, shown = freshForm()): Promise<Response> {
  const { words, ctx, organisation } = context
  const { accountFactor: texts } = words
  const { form } = shown
  // Begun and waiting for the first code.
  const enrolment = await begunSecondFactor(ctx, { issuer: organisation.displayName })
  const { hasPassword, isOn, backupCodesLeft } = await ctx.read(async (read) => ({
    hasPassword: (await ownAccount(read)).hasPassword,
    ...(await secondFactorState(read)),
  }))
  // Whether it must be turned on before anything else can be done.
  const isOwed = await ctx.read(mustSetUpSecondFactor)
  return showForm(context, shown, {
    title: texts.title,
    main: (
      <>
        <Lead
          title={texts.title}
          lead={isOn ? `${texts.isOn} ${texts.left(backupCodesLeft)}` : texts.lead}
        />
        {isOwed && <p role="status">{texts.isOwed}</p>}
        <ErrorSummary form={form} words={words} />
        <Form className="ask-form" action="/account/second-factor">
          {enrolment ? (
            <Enrol {...{ texts, form, enrolment }} />
          ) : (
            <Change {...{ texts, form, isOn, hasPassword }} />
          )}
        </Form>
        {!isOwed && <Way within="soft" href="/account" text={words.account.back} />}
        {enrolment && <Island name="copy-key" />}
      </>
    ),
    headers: { 'content-security-policy': islandPolicy },
    isResult: true,
  })
}

interface PartProps {
  texts: Words['accountFactor']
  form: FormState
}

function Enrol({ texts, form, enrolment }: PartProps & { enrolment: Enrolment }) {
  return (
    <>
      <p>{texts.scan}</p>
      <QrCode text={enrolment.address} label={texts.picture} />
      <p>
        {texts.onThisPhone} <a href={enrolment.address}>{texts.openInApp}</a>
      </p>
      <p>
        {texts.key}: <code className="key">{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>{' '}
        <button type="button" data-copy={enrolment.secret} data-copied={texts.copied} hidden>
          {texts.copyKey}
        </button>
      </p>
      <Field
        {...{ id: 'code', label: texts.code, form, ...asFactor }}
        inputMode="numeric"
        maxLength={10}
      />
      <Submit name="do" value="finish">
        {texts.begin}
      </Submit>
    </>
  )
}

interface ChangeProps extends PartProps {
  isOn: boolean
  hasPassword: boolean
}

function Change({ texts, form, isOn, hasPassword }: ChangeProps) {
  return (
    <>
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
    </>
  )
}
