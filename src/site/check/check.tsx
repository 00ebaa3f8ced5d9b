import { viewingCookieName } from '#gate'
import type { DocumentKind } from '#modules/documents/schema'
import { openRecord } from '#modules/lookup'
import { isReference } from '#modules/receipts/schema'
import { readReference } from '#modules/records'
import { answerAccess } from '../access-proof.ts'
import { viewingCookie } from '../cookies.ts'
import { type FormState, fieldsIn } from '../form.ts'
import { LinkIndex } from '../layout/choices.tsx'
import { Lead, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { NumberAndCode, Places, ProofProblems } from '../layout/number-and-code.tsx'
import { leaves } from '../left.ts'
import { freshForm, type SaidOfProof, type ShownForm } from '../problems.ts'
import { forEverybody, page, type RequestContext } from '../route.ts'
import { askForShare } from '../shared/page.tsx'
import { seeOther, showForm } from '../show.tsx'
import type { Words } from '../words.ts'

interface Variant {
  kind: keyof Words['check']['kinds']
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
    page(`POST ${path}`, { ...forEverybody, goesOnWhenFull: true }, async (context) =>
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
    page(`POST ${path}`, forEverybody, async (context) => {
      const { number = '' } = await fieldsIn(context.request)
      if (ofReceipt.test(number)) return seeOther(`/verify/${number.trim().toUpperCase()}`)
      if (!context.left) return leaves({ how: 'typed' })
      return ofShare.test(number)
        ? askForShare(context, freshForm({ code: number }))
        : ask(context, variants[0] as Variant, freshForm({ number }))
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

function open(
  context: RequestContext,
  variant: Variant,
  fields: Record<string, string>,
): Promise<Response> {
  const { ctx, isSecure } = context
  return answerAccess(context, fields, {
    show: (shown, said) => ask(context, variant, shown, said),
    proves: async (lookup, proof) => (await openRecord(ctx, lookup, proof)).token,
    opened: (token) =>
      seeOther(variant.asked ? `/file/documents/${variant.asked}` : '/file', [
        viewingCookie(viewingCookieName(ctx.config.url), token, isSecure),
      ]),
  })
}

/** Asks for a passport or reference number, whichever it is, and the access code. */
function ask(
  context: RequestContext,
  { kind, path }: Variant,
  shown: ShownForm,
  said?: SaidOfProof,
): Promise<Response> {
  const { words } = context
  const { check } = words
  const { title, lead } = check.kinds[kind]
  const { form } = shown
  return showForm(context, shown, {
    title,
    ...(said === 'no-data' ? { wrong: check.noData } : {}),
    description: lead,
    main: (
      <>
        <Lead title={title} lead={lead} />
        <ProofProblems {...{ words, form, said }} help={check.noDataHelp}>
          <Way href="/tell/code" text={check.newCode} />
        </ProofProblems>
        <div className="beside">
          <Form className="ask-form" action={path}>
            <NumberAndCode texts={check} isOnSlip form={form} />
            <p className="soft">{check.keepCode}</p>
          </Form>
          <section aria-labelledby="where">
            <h2 id="where">{check.where}</h2>
            <Places rows={check.places} />
            <Way href="/tell/code" text={check.newCode} />
          </section>
          <LinkIndex
            id="one"
            title={check.one}
            links={variants
              .filter((each) => each.asked && each.path !== path)
              .map((each) => [each.path, check.kinds[each.kind].name])}
          />
        </div>
      </>
    ),
    here: path,
  })
}
