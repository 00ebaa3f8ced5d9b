import { answerConsent, listConsents } from '#modules/consents'
import { type Consents, consentParams, newConsentSchema } from '#modules/consents/schema'
import { lookupRates } from '#modules/lookup/limits'
import { endShares } from '#modules/shares'
import { byViewing } from '../file/by-viewing.tsx'
import type { FileAccess, OpenFile } from '../file/file-access.ts'
import { isOver } from '../file/is-over.ts'
import { fieldsIn } from '../form.ts'
import { freshForm, incompleteForm, parseForm, refusedForm } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import { ConsentsPage } from './page.tsx'

const answerForm = newConsentSchema
  .omit({ language: true, edition: true })
  .extend(consentParams.shape)

/** Returns the page on which a candidate says what they agree to, for either way of opening the file. */
export function consentPagesOf(way: FileAccess): AnyPage[] {
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
  way: FileAccess,
  context: RequestContext,
  file: OpenFile,
  fields: Record<string, string>,
): Promise<Response> {
  const { ctx, address, words } = context
  const parsed = parseForm(answerForm, fields, words)
  if (!parsed.data) return showConsents(way, context, file, incompleteForm({}, parsed.problems))
  const { purpose } = parsed.data
  try {
    await ctx.limits.takeByAddress(lookupRates.ownFile, address)
    const read = { language: words.lang, edition: Number(fields.edition) }
    await ctx.write(async (write) =>
      answerConsent(write, await way.holder(write, context), {
        ...{ ...parsed.data, ...read, endShares },
      }),
    )
    return seeOther(`${way.file}/consents?saved#${purpose}`)
  } catch (error) {
    if (isOver(error)) return way.over(context)
    return showConsents(way, context, file, refusedForm(error, words, { field: purpose }))
  }
}

function askedNow(way: FileAccess, context: RequestContext): Promise<Consents> {
  const { lang: language } = context.words
  return context.ctx.read(async (read) => {
    const { recordId } = await way.holder(read, context)
    return listConsents(read, { recordId, language })
  })
}

async function showConsents(
  way: FileAccess,
  context: RequestContext,
  { above, headers }: OpenFile,
  shown = freshForm(),
): Promise<Response> {
  const { words, query } = context
  const at = `${way.file}/consents`
  return showForm(context, shown, {
    title: words.consents.title,
    main: (
      <ConsentsPage
        {...{ words, form: shown.form, at }}
        asked={await askedNow(way, context)}
        above={above('read')}
        isSaved={query.has('saved')}
        back={way.file}
      />
    ),
    headers,
    isResult: true,
    here: at,
  })
}
