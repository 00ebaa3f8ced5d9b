import type { ComponentProps, ReactNode } from 'react'
import { type FormState, longestCode } from '../form.ts'
import type { SaidOfProof } from '../problems.ts'
import type { Words } from '../words.ts'
import { Island } from './document.tsx'
import { ErrorSummary, Field, Items, Press, Submit, takesFocus } from './fields.tsx'
import { Form } from './form.tsx'

interface NumberAndCodeProps {
  texts: Readonly<Record<'number' | 'numberHint' | 'code' | 'codeHint' | 'open', string>>
  /** An access code is on our slip, a share code is not. */
  isOnSlip?: boolean
  form: FormState
}

/** The two proofs that open something together (H6), and the button. */
export function NumberAndCode({ texts, isOnSlip, form }: NumberAndCodeProps) {
  const { number, numberHint, code, codeHint, open } = texts
  return (
    <>
      <Field id="number" label={number} hint={numberHint} form={form} isCode maxLength={60} />
      <Field
        id="code"
        label={code}
        hint={codeHint}
        form={form}
        isCode
        isShort
        maxLength={longestCode}
        drawing={isOnSlip && <SlipDrawing />}
      />
      <Submit>{open}</Submit>
    </>
  )
}

/**
 * What our slip looks like, beside the field for its code: three lines, the QR code, and the framed code,
 * whose letters are the hint's example. The hint says the same in words.
 */
function SlipDrawing() {
  return (
    <svg className="slip-drawing" viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">
      <path d="M1 1h118v82H1z" className="sheet" />
      <path d="M10 14h50M10 24h62M10 34h42" className="lines" />
      <path d="M86 10h24v24H86zM92 16h4v4h-4zM100 16h4v4h-4zM92 24h4v4h-4z" className="lines" />
      <path d="M8 48h104v26H8z" className="code" />
      <text x="60" y="66" textAnchor="middle">
        7QXK2-M9PDA
      </text>
    </svg>
  )
}

interface ProofProblemsProps {
  words: Words
  form: FormState
  said: SaidOfProof | undefined
  /** What to do when nothing opens, the same for every reason (H7). */
  help: readonly string[]
  children?: ReactNode
}

/** What is said above number and code: what is wrong with them, or the one answer when nothing opens, for any reason. */
export function ProofProblems({ words, form, said, help, children }: ProofProblemsProps) {
  if (said !== 'no-data')
    return (
      <>
        {said === 'share-code' && <ShareCodeTyped words={words} form={form} />}
        <ErrorSummary form={form} words={words} />
      </>
    )
  return (
    <div className="problems" role="alert" {...takesFocus}>
      <h2>{words.check.noData}</h2>
      <p>{words.check.noDataMeans}</p>
      <Items of={help} />
      {children}
    </div>
  )
}

/** Says that a share code was typed, and leads to where share codes are asked for; sends the number in the body. */
function ShareCodeTyped({ words: { check, shared }, form }: { words: Words; form: FormState }) {
  return (
    <div className="problems" role="alert" {...takesFocus}>
      <h2>{check.shareCodeTitle}</h2>
      <p>{check.shareCode}</p>
      <Form isButton action="/shared/prefill">
        <input type="hidden" name="number" value={form.values.number ?? ''} />
        <Press>{shared.title}</Press>
      </Form>
    </div>
  )
}

/** Short names, each with its explanation, below each other. */
export function Places({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <dl className="places">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

interface AskFirstProps {
  /** The text that opens the question; `which` tells screen readers what it is about. */
  label: string
  which?: string
  /** Whether the question is open already, because its form was refused. */
  isOpen?: boolean
  action: string
  /** The words on the button that confirms. */
  yes: string
  /** What is lost, or what is asked for. */
  children: ReactNode
}

/** A step that is explained first, and taken by a second press: a form that unfolds without script. */
export function AskFirst({ label, which, isOpen, action, yes, children }: AskFirstProps) {
  return (
    <details className="ask-first screen-only" open={isOpen}>
      <summary>
        {label}
        {which && <span className="unseen">: {which}</span>}
      </summary>
      <Form action={action}>
        {children}
        <Press>{yes}</Press>
      </Form>
    </details>
  )
}

/** A form with a password, which a script may show while it is typed. */
export function PasswordForm({ words, ...form }: ComponentProps<typeof Form> & { words: Words }) {
  const { show, hide } = words.passwordToggle
  return (
    <>
      <Form className="ask-form" {...form} data-show={show} data-hide={hide} />
      <Island name="password-toggle" />
    </>
  )
}

interface NewPasswordProps {
  words: Words
  label: string
  form: FormState
}

/** A new password, typed twice. */
export function NewPassword({ words: { accountPassword }, label, form }: NewPasswordProps) {
  const isNew = { form, type: 'password', autoComplete: 'new-password' } as const
  return (
    <>
      <Field id="password" label={label} hint={accountPassword.hint} {...isNew} />
      <Field id="confirm" label={accountPassword.confirm} {...isNew} />
    </>
  )
}
