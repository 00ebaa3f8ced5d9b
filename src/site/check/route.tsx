import { viewingCookieName } from '#gate'
import type { DocumentKind } from '#modules/documents/schema'
import { lookupRates } from '#modules/lookup/limits'
import { isOfShareCode } from '#modules/shares'
import { readReference } from '#modules/verification'
import { isReference } from '#modules/verification/schema'
import { Refusal } from '#platform/errors'
import { viewingCookie } from '../cookies.ts'
import { emptyForm, type FormState, fieldsIn } from '../form.ts'
import { problemsOf, retryHeaders } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { askForReference } from '../verify/route.tsx'
import { openFile } from './open-file.ts'
import { Check, type CheckKind, type Said } from './page.tsx'

interface Variant {
  kind: CheckKind
  path: string
  /** The document that the file shows first; all when left out. */
  asked?: DocumentKind
}

const variants: readonly Variant[] = [
  { kind: 'all', path: '/check' },
  { kind: 'work-permit', path: '/check/work-permit', asked: 'work-permit' },
  { kind: 'visa-paper', path: '/check/visa-paper', asked: 'visa-paper' },
  { kind: 'application-status', path: '/check/application-status', asked: 'application-status' },
  { kind: 'lmia', path: '/check/lmia', asked: 'lmia' },
]

export const checkPages = [...variants.flatMap(pagesOf), ...prefillPages()]

function pagesOf(variant: Variant) {
  const { path } = variant
  return [
    page({
      method: 'GET',
      path,
      permission: 'public',
      run: (context) => ask(context, variant, emptyForm),
    }),
    page({
      method: 'POST',
      path,
      permission: 'public',
      goesOnWhenFull: true,
      run: async (context) => open(context, variant, await fieldsIn(context.request)),
    }),
  ]
}

/**
 * Returns the pages for the search in the header: the number is sent in the body, never in an address. The
 * page's address stays in the browser's address bar, and leads to the empty question.
 */
function prefillPages() {
  const path = '/check/prefill'
  return [
    page({
      method: 'POST',
      path,
      permission: 'public',
      run: async (context) => {
        const { number = '' } = await fieldsIn(context.request)
        if (isOfSlip(number)) return askForReference(context, number)
        return ask(context, variants[0] as Variant, { values: { number }, problems: [] })
      },
    }),
    page({ method: 'GET', path, permission: 'public', run: async () => seeOther('/check') }),
  ]
}

/** Tells whether it is our reference, which is on slips and copies and opens nothing. */
function isOfSlip(typed: string): boolean {
  return /^\s*CR\s*-/i.test(typed) && isReference(readReference(typed))
}

async function open(
  context: RequestContext,
  variant: Variant,
  { number = '', code = '' }: Record<string, string>,
): Promise<Response> {
  const { ctx, words, address, isSecure } = context
  const values = { number }
  const problems = [
    ...(number.trim() === '' ? [{ path: 'number', message: words.check.numberMissing }] : []),
    ...(code.trim() === '' ? [{ path: 'code', message: words.check.codeMissing }] : []),
  ]
  if (problems.length > 0) return ask(context, variant, { values, problems }, { status: 422 })
  const form = { values, problems: [] }
  if (isOfShareCode(code)) return ask(context, variant, form, { status: 422, said: 'share-code' })
  try {
    const attempt = ctx.limits.tryByAddress(lookupRates.lookup, address)
    const token = await openFile(ctx, { number, code, attempt })
    return seeOther(variant.asked ? `/file?of=${variant.asked}` : '/file', [
      viewingCookie(viewingCookieName(ctx.config.url), token, isSecure),
    ])
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refused(context, variant, { values, error })
  }
}

/** Refuses. H7: the answer depends only on what was typed. */
function refused(
  context: RequestContext,
  variant: Variant,
  { values, error }: { values: FormState['values']; error: Refusal },
): Promise<Response> {
  if (error.code === 'lookup.no_data_found')
    return ask(context, variant, { values, problems: [] }, { status: 404, said: 'no-data' })
  if (error.code !== 'request.too_many') throw error
  const form = { values, problems: problemsOf(error, context.words) }
  return ask(context, variant, form, { status: 429, headers: retryHeaders(error) })
}

interface Answer {
  status?: number
  headers?: Record<string, string>
  said?: Said
}

function ask(
  context: RequestContext,
  variant: Variant,
  form: FormState,
  { status = 200, headers = {}, said }: Answer = {},
): Promise<Response> {
  const { words } = context
  const { title, lead } = words.check.kinds[variant.kind]
  const problem = said === 'no-data' ? words.check.noData : title
  return show(context, {
    title: status === 200 ? title : words.errors.error(problem),
    ...(context.request.method === 'GET' ? { description: lead } : {}),
    main: <Check words={words} kind={variant.kind} action={variant.path} form={form} said={said} />,
    status,
    headers,
    here: variant.path,
  })
}
