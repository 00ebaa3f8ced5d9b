import {
  beginSecondFactor,
  begunSecondFactor,
  confirmPassword,
  ownAccount,
  renewBackupCodes,
  secondFactorState,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#modules/accounts'
import { mustSetUpSecondFactor } from '#modules/organisation'
import { httpStatusOf, Refusal } from '#platform/errors'
import { flashCookie } from '../cookies.ts'
import { emptyForm, type FormState, fieldsIn } from '../form.ts'
import { problemsOf, retryHeaders } from '../problems.ts'
import { page, type Visit } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { BackupCodes, Factor } from './second-factor.tsx'

const statePage = page({
  method: 'GET',
  path: '/account/second-factor',
  permission: 'signed-in',
  isOpenWithoutSecondFactor: true,
  run: (visit) => showState(visit, emptyForm),
})

/** Every button of the page; each but the last step of turning it on wants the password again. */
const changePage = page({
  method: 'POST',
  path: '/account/second-factor',
  permission: 'signed-in',
  isOpenWithoutSecondFactor: true,
  run: async (visit) => {
    const fields = await fieldsIn(visit.request)
    const field = fields.do === 'finish' ? 'code' : 'password'
    try {
      return await change(visit, fields)
    } catch (error) {
      const form = { values: {}, problems: problemsOf(error, visit.words, field) }
      const status = error instanceof Refusal ? httpStatusOf[error.kind] : 500
      return showState(visit, form, status, retryHeaders(error))
    }
  },
})

export const factorPages = [statePage, changePage]

async function change(visit: Visit, fields: Record<string, string>): Promise<Response> {
  const { ctx, organisation, isSecure } = visit
  if (fields.do === 'finish')
    return showCodes(visit, await turnOnSecondFactor(ctx, { code: fields.code ?? '' }))
  await confirmPassword(ctx, { password: fields.password ?? '' })
  if (fields.do === 'renew') return showCodes(visit, await ctx.write(renewBackupCodes))
  if (fields.do === 'off') {
    await ctx.write(turnOffSecondFactor)
    return seeOther('/account', [flashCookie('second-factor-off', isSecure)])
  }
  await beginSecondFactor(ctx, { issuer: organisation.displayName })
  return seeOther('/account/second-factor')
}

function showCodes(visit: Visit, codes: readonly string[]): Promise<Response> {
  const { words } = visit
  return show(visit, {
    title: words.accountFactor.codesTitle,
    main: <BackupCodes words={words} codes={codes} />,
    // Not compressed: the codes are secret.
    isResult: true,
    here: '/account',
  })
}

async function showState(
  visit: Visit,
  form: FormState,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { words, ctx, organisation } = visit
  const enrolment = await begunSecondFactor(ctx, { issuer: organisation.displayName })
  const { hasPassword, ...state } = await ctx.read(async (read) => ({
    hasPassword: (await ownAccount(read)).hasPassword,
    ...(await secondFactorState(read)),
  }))
  const isOwed = await ctx.read(mustSetUpSecondFactor)
  const { title } = words.accountFactor
  return show(visit, {
    title: status === 200 ? title : words.errors.error(title),
    main: <Factor {...{ words, form, enrolment, hasPassword, isOwed }} {...state} />,
    status,
    headers,
    isResult: true,
  })
}
