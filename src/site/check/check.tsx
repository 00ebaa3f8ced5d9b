import { viewingCookieName } from '#gate'
import type { DocumentKind } from '#modules/documents/schema'
import { openRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { isReference } from '#modules/receipts/schema'
import { readReference } from '#modules/records'
import { isOfShareCode } from '#modules/shares'
import type { ActionContext } from '#platform/context'
import type { Try } from '#platform/limits'
import { viewingCookie } from '../cookies.ts'
import { type FormState, fieldsIn, lookupsOf } from '../form.ts'
import { ErrorSummary, Lead } from '../layout/fields.tsx'
import { NoData, NumberAndCode, Places, ShareCodeTyped } from '../layout/number-and-code.tsx'
import {
  blankFields,
  freshForm,
  incompleteForm,
  refusedLookup,
  type ShownForm,
} from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { askForShare } from '../shared/page.tsx'
import { seeOther, showForm } from '../show.tsx'
import type { Words } from '../words.ts'

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
    page(`GET ${path}`, 'public', (context) => ask(context, variant, freshForm(ofSlip(context)))),
    page(`POST ${path}`, { permission: 'public', goesOnWhenFull: true }, async (context) =>
      open(context, variant, await fieldsIn(context.request)),
    ),
  ]
}

/**
 * Returns the pages for the box in the header, which takes whatever one has: a passport number, a reference, a share
 * code, the number of a receipt. What opens something is sent in the body, never in an address. The page's address stays
 * in the browser's address bar, and leads to the empty question.
 */
function prefillPages() {
  const path = '/check/prefill'
  return [
    page(`POST ${path}`, 'public', async (context) => {
      const { number = '' } = await fieldsIn(context.request)
      if (ofShare.test(number)) return askForShare(context, freshForm({ code: number }))
      if (ofReceipt.test(number)) return seeOther(`/verify/${number.trim().toUpperCase()}`)
      return ask(context, variants[0] as Variant, freshForm({ number }))
    }),
    page(`GET ${path}`, 'public', async () => seeOther('/check')),
  ]
}

/** What the QR code of a slip brings: our reference, which opens nothing without the code. */
function ofSlip({ query }: RequestContext): FormState['values'] {
  const reference = readReference(query.get('reference') ?? '')
  return isReference(reference) ? { number: reference } : {}
}

/** A share code as it is sent; without its dashes it could be the number of a passport. */
const ofShare = /^\s*\w{3}-\w{3}-\w{3}\s*$/

/** The number of a receipt, under which anybody reads it. */
const ofReceipt = /^\s*RC-[\w-]{4,30}\s*$/i

async function open(
  context: RequestContext,
  variant: Variant,
  { number = '', code = '' }: Record<string, string>,
): Promise<Response> {
  const { ctx, words, address, isSecure } = context
  const values = { number, code }
  const missing = { number: words.check.numberMissing, code: words.check.codeMissing }
  const problems = blankFields({ number, code }, missing)
  if (problems.length > 0) return ask(context, variant, incompleteForm(values, problems))
  if (isOfShareCode(code)) return ask(context, variant, incompleteForm(values, []), 'share-code')
  try {
    const attempt = ctx.limits.tryByAddress(lookupRates.lookup, address)
    const token = await openFile(ctx, { number, code, attempt })
    return seeOther(variant.asked ? `/file/documents/${variant.asked}` : '/file', [
      viewingCookie(viewingCookieName(ctx.config.url), token, isSecure),
    ])
  } catch (error) {
    const { shown, hasNoData } = refusedLookup(error, words, values)
    return ask(context, variant, shown, hasNoData ? 'no-data' : undefined)
  }
}

function ask(
  context: RequestContext,
  variant: Variant,
  shown: ShownForm,
  said?: Said,
): Promise<Response> {
  const { words } = context
  const { title, lead } = words.check.kinds[variant.kind]
  return showForm(context, shown, {
    title,
    ...(said === 'no-data' ? { wrong: words.check.noData } : {}),
    description: lead,
    main: (
      <Check
        words={words}
        kind={variant.kind}
        action={variant.path}
        form={shown.form}
        said={said}
      />
    ),
    here: variant.path,
  })
}

interface OpenFile {
  number: string
  code: string
  /** The try of the visitor's address. */
  attempt: Try | null
}

/**
 * Opens a file with what a visitor typed, a passport or a reference number: nobody is asked which of the two it is,
 * because only the access code proves anything. Each refusal has compared both, so all take the same time (H7).
 * Returns the token of the viewing.
 */
async function openFile(ctx: ActionContext, { number, code, attempt }: OpenFile): Promise<string> {
  const { asPassport, asReference } = lookupsOf(number, code)
  const { token } = await openRecord(ctx, asPassport, { attempt, otherwise: asReference })
  return token
}

type CheckKind = keyof Words['check']['kinds']

/** "No Data Found", with what to do, the same for every reason; or that it is not an access code. */
type Said = 'no-data' | 'share-code'

interface CheckProps {
  words: Words
  kind: CheckKind
  action: string
  form: FormState
  /** The message above the form, unless the fields have problems. */
  said: Said | undefined
}

/** The question: a passport or reference number, whichever it is, and the access code. */
function Check({ words, kind, action, form, said }: CheckProps) {
  const { check } = words
  return (
    <>
      <Lead title={check.kinds[kind].title} lead={check.kinds[kind].lead} />
      {said === 'share-code' && <ShareCodeTyped words={words} form={form} />}
      {said === 'no-data' ? (
        <NoData title={check.noData} help={check.noDataHelp}>
          <p>
            <a href="/tell/code">{check.newCode}</a>
          </p>
        </NoData>
      ) : (
        <ErrorSummary form={form} words={words} />
      )}
      <div className="beside">
        <form className="ask-form" method="post" action={action}>
          <NumberAndCode
            number={{ label: check.number, hint: check.numberHint }}
            code={{ label: check.code, hint: check.codeHint }}
            isOnSlip
            open={check.open}
            form={form}
          />
          <p className="soft">{check.keepCode}</p>
        </form>
        <WhereToFind words={words} />
      </div>
    </>
  )
}

function WhereToFind({ words: { check } }: { words: Words }) {
  return (
    <section aria-labelledby="where">
      <h2 id="where">{check.where}</h2>
      <Places rows={check.places} />
      <p>
        <a href="/tell/code">{check.newCode}</a>
      </p>
    </section>
  )
}
