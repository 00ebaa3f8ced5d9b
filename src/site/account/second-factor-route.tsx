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
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { freshForm, refusedForm } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show, showForm } from '../show.tsx'
import { BackupCodes, Factor } from './second-factor.tsx'

const statePage = page({
  method: 'GET',
  path: '/account/second-factor',
  permission: 'signed-in',
  isOpenWithoutSecondFactor: true,
  run: (context) => showState(context),
})

/** Handles every button of the page; all but the last step of turning it on want the password again. */
const changePage = page({
  method: 'POST',
  path: '/account/second-factor',
  permission: 'signed-in',
  isOpenWithoutSecondFactor: true,
  run: async (context) => {
    const fields = await fieldsIn(context.request)
    const field = fields.do === 'finish' ? 'code' : 'password'
    try {
      return await change(context, fields)
    } catch (error) {
      return showState(context, refusedForm(error, context.words, { field }))
    }
  },
})

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
