import type { ReactNode } from 'react'
import { isFile, partsOf } from '#api'
import { reportFaultRead } from '#modules/cases'
import type { Organisation } from '#modules/organisation'
import { contactLines } from '#modules/organisation/identity.schema'
import { checkFingerprint, checkReference, fingerprintOf } from '#modules/receipts'
import {
  type DocumentVerdict,
  fingerprintSchema,
  type ReferenceVerdict,
} from '#modules/receipts/schema'
import { checkReceipt, readReceiptTyped } from '#modules/training'
import type { ReceiptVerdict } from '#modules/training/payments.schema'
import type { ActionContext } from '#platform/context'
import { refusal, refuseUnless } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { type FormState, problemAt } from '../form.ts'
import { Field, Press, Way } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import { Form } from '../layout/form.tsx'
import type { Words } from '../words.ts'

/** Room for boundary, headers and the other fields around the file. */
const envelope = 64 * 1024

/**
 * Yields the bytes of the first file in a multipart form (RFC 7578) as they arrive. Nothing is collected: a
 * visitor's file is hashed on its way and dropped. A form without a file yields no bytes. What follows the
 * file is not read.
 *
 * @param limit the most bytes of the whole body, less a little room for what is around the file
 * @throws Refusal `request.unreadable` for anything that is not such a form, `document.too_large`
 */
export async function* fileInForm(request: Request, limit: number): AsyncIterable<Uint8Array> {
  const most = limit + envelope
  refuseUnless(Number(request.headers.get('content-length') ?? 0) <= most, 'document.too_large')
  const parts = await partsOf(request, most)
  for (;;) {
    const head = await parts.head()
    if (head === null) return
    if (!isFile(head)) {
      await parts.skip()
      continue
    }
    yield* parts.content()
    return
  }
}

/** What a check found: a comparison of files, that a reference cannot be compared, or a receipt. */
export type Outcome =
  | { of: 'file'; verdict: DocumentVerdict; sha256: string }
  | { of: 'reference'; verdict: ReferenceVerdict; typed: string }
  | { of: 'receipt'; verdict: ReceiptVerdict; typed: { number: string; check: string } }

/** The result of a comparison, as its heading says. */
export type OutcomeSort = 'same' | 'copy' | 'superseded' | 'different' | 'held' | 'unheld'

/** Returns the sort of a result; whatever was typed, a reference compares no document. */
export function sortOf(outcome: Exclude<Outcome, { of: 'receipt' }>): OutcomeSort {
  if (outcome.of === 'reference') return outcome.verdict.verdict === 'held' ? 'held' : 'unheld'
  const { verdict } = outcome
  if (verdict.verdict === 'unknown') return 'different'
  return verdict.superseded ? 'superseded' : verdict.verdict
}

/** Compares a file from a form. It is hashed while it arrives, and stored nowhere. */
export async function compareFile(ctx: ActionContext, request: Request): Promise<Outcome> {
  const most = platformLimits.uploadBytes
  return compareFingerprint(ctx, await fingerprintOf(fileInForm(request, most), most))
}

/** Compares a fingerprint that a browser computed. */
export async function compareFingerprint(ctx: ActionContext, typed: string): Promise<Outcome> {
  const sha256 = fingerprintSchema.safeParse(typed)
  if (!sha256.success) throw refusal('request.unreadable')
  const verdict = await ctx.read((read) => checkFingerprint(read, sha256.data))
  return { of: 'file', verdict, sha256: sha256.data }
}

/**
 * Looks up a typed reference, and returns it as typed, cut at 60 characters. Whatever the verdict, a
 * reference compares no document (H6).
 */
export async function lookUpReference(ctx: ActionContext, given: string): Promise<Outcome> {
  const typed = given.trim().slice(0, 60)
  const verdict = await ctx.read((read) => checkReference(read, typed))
  return { of: 'reference', verdict, typed }
}

/** Looks up a receipt by its number and the check value beside it, typed or from its QR code. */
export async function lookUpReceipt(
  ctx: ActionContext,
  typed: { number: string; check: string },
): Promise<Outcome> {
  const { verdict, isAltered } = await ctx.read((read) => checkReceipt(read, typed))
  const number = readReceiptTyped(typed)?.number
  if (isAltered && number !== undefined) await reportFaultRead(ctx, { of: 'payment', number })
  return { of: 'receipt', verdict, typed }
}

interface AskFormProps {
  id: string
  /** Where nothing around the form says it already. */
  title?: string
  lead: string
  /** What is printed on the document, to be typed from it. */
  fields: readonly { id: string; label: string; hint: string }[]
  lookUp: string
  form: FormState
}

/** A question about a document by what is printed on it. */
export function AskForm({ id, title, lead, fields, lookUp, form }: AskFormProps) {
  return (
    <Form className="ask-form" id={id} action="/verify" aria-labelledby={`${id}-title`}>
      {title && <h2 id={`${id}-title`}>{title}</h2>}
      <p className="soft">{lead}</p>
      {fields.map((field) => (
        <Field key={field.id} {...field} form={form} isCode isShort maxLength={60} />
      ))}
      <Press>{lookUp}</Press>
    </Form>
  )
}

interface FoldedWayProps {
  /** The id of the form in it; its heading is `{id}-title`. */
  id: string
  title: string
  isOpen?: boolean
  children: ReactNode
}

/** A way to check that fewer people need: one line until somebody opens it, with or without script. */
export function FoldedWay({ id, title, isOpen = false, children }: FoldedWayProps) {
  return (
    <details open={isOpen}>
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
      </summary>
      {children}
    </details>
  )
}

/** Tells whether one of these fields is filled in, or wrong: then its way must not be folded. */
export function isInUse(form: FormState, ids: readonly string[]): boolean {
  return ids.some((id) => (form.values[id] ?? '') !== '' || problemAt(form, id) !== undefined)
}

interface AnswerProps {
  words: Words
  organisation: Organisation
  title: string
  /** Drawn beside the title. */
  sign?: ReactNode
  /** Whether how to reach us is said below what we can tell, as far as the organisation has entered that. */
  saysReach?: boolean
  /** What we cannot tell, and where else to ask. */
  limits: { title: string; text: string; more?: ReactNode; asksAuthority?: boolean }
  /** How to keep the answer. */
  below: ReactNode
  /** What we can tell. */
  children: ReactNode
}

/** H4: what we can tell, beside what only others can tell. Words alone: no tick, no colour. */
export function Answer(props: AnswerProps) {
  const { words, organisation, title, sign, saysReach = true, limits, below, children } = props
  const { verify, layout } = words
  const { more, asksAuthority = true } = limits
  const hasReach = saysReach && contactLines(organisation, words.lang).length > 0
  return (
    <>
      <section className={sign ? 'lead outcome' : 'lead'}>
        {sign}
        <h1>{title}</h1>
      </section>
      <section className="verdicts">
        <div className="verdict told">
          {children}
          {hasReach && <h3>{verify.reach}</h3>}
          {hasReach && <ContactLines organisation={organisation} words={words} />}
        </div>
        <div className="verdict unknown" id="ask">
          <h2>{limits.title}</h2>
          <p>{limits.text}</p>
          {more}
          {asksAuthority && <Way href="/official-checks" text={layout.askGovernment} />}
        </div>
      </section>
      {below}
      <Way className="button" href="/verify" text={verify.again} />
    </>
  )
}
