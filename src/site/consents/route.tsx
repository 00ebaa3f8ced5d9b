import { concernRates } from '#modules/concerns/limits'
import { answerConsent, listConsents } from '#modules/consents'
import { type Consents, consentParams, newConsentSchema } from '#modules/consents/schema'
import { endShares } from '#modules/shares'
import { Refusal } from '#platform/errors'
import { byViewing } from '../file/by-viewing.tsx'
import type { OpenFile, WayIn } from '../file/way-in.ts'
import { fieldsIn } from '../form.ts'
import { soundPolicy } from '../policy.ts'
import { parseForm, type Shown, shownAgain, shownAsIs } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { ConsentsPage } from './page.tsx'

const answerForm = newConsentSchema
  .omit({ language: true, edition: true })
  .extend(consentParams.shape)

/** Returns the page on which a candidate says what they agree to, for either way of opening the file. */
export function consentPagesOf(way: WayIn): AnyPage[] {
  const { permission } = way
  const path = `${way.file}/consents`
  return [
    page({
      method: 'GET',
      path,
      permission,
      run: (context) => way.open(context, (file) => showConsents(way, context, file)),
    }),
    page({
      method: 'POST',
      path,
      permission,
      run: async (context) => {
        const fields = await fieldsIn(context.request)
        return way.open(context, (file) => answer(way, context, file, fields))
      },
    }),
  ]
}

export const consentPages = consentPagesOf(byViewing)

async function answer(
  way: WayIn,
  context: RequestContext,
  file: OpenFile,
  fields: Record<string, string>,
): Promise<Response> {
  const { ctx, address, words } = context
  const parsed = parseForm(answerForm, fields, words)
  if (!parsed.data) {
    const form = { values: {}, problems: parsed.problems }
    return showConsents(way, context, file, { form, status: 422, more: {} })
  }
  const { purpose } = parsed.data
  try {
    await ctx.limits.takeByAddress(concernRates.report, address)
    const read = { language: words.lang, edition: Number(fields.edition) }
    await ctx.write(async (write) =>
      answerConsent(write, await way.holder(write, context), {
        ...{ ...parsed.data, ...read, endShares },
      }),
    )
    return seeOther(`${way.file}/consents?saved#${purpose}`)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'viewing.ended') return way.over(context)
    return showConsents(way, context, file, shownAgain(error, words, purpose))
  }
}

function askedNow(way: WayIn, context: RequestContext): Promise<Consents> {
  const { lang: language } = context.words
  return context.ctx.read(async (read) => {
    const { recordId } = await way.holder(read, context)
    return listConsents(read, { recordId, language })
  })
}

async function showConsents(
  way: WayIn,
  context: RequestContext,
  { above, headers }: OpenFile,
  { form, status, more }: Shown = shownAsIs,
): Promise<Response> {
  const { words, query } = context
  const { title } = words.consents
  const at = `${way.file}/consents`
  return show(context, {
    title: status === 200 ? title : words.errors.error(title),
    main: (
      <ConsentsPage
        {...{ words, form, at }}
        organisation={context.organisation}
        asked={await askedNow(way, context)}
        above={above('read')}
        isSaved={query.has('saved')}
        back={way.file}
      />
    ),
    status,
    headers: { ...headers, ...more, 'content-security-policy': soundPolicy },
    isResult: true,
    here: at,
  })
}
