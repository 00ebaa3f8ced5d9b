import type { ComponentProps, ReactNode } from 'react'
import type { FieldProblem } from '#platform/errors'
import { type FormState, problemAt } from '../form.ts'
import type { Words } from '../words.ts'
import { Unbroken } from './facts.tsx'

interface LabelledProps {
  id: string
  label: string
  hint?: string | undefined
  form: FormState
  isShort?: boolean | undefined
  /** A drawing beside the label that shows what it means. */
  drawing?: ReactNode
  /** The control, which gets the ids of hint and problem for screen readers. */
  children: (described: Described) => ReactNode
}

interface Described {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A control with its label, its hint, and what was wrong with it; separated even without styles. */
export function Labelled(props: LabelledProps) {
  const { id, label, hint, form, isShort, drawing, children } = props
  const problem = problemAt(form, id)
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <p className={isShort ? 'field short' : 'field'} data-wrong={problem ? '' : undefined}>
      {drawing}
      <label htmlFor={id}>{label}</label>{' '}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          <Unbroken text={hint} />
        </span>
      )}{' '}
      {problem && (
        <span className="wrong" id={`${id}-problem`}>
          {problem}
        </span>
      )}{' '}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
    </p>
  )
}

interface FieldProps {
  id: string
  label: string
  hint?: string | undefined
  form: FormState
  type?: 'text' | 'email' | 'password'
  autoComplete?: string
  /** Which keys a phone shows, where letters are not needed. */
  inputMode?: 'decimal' | 'numeric'
  /** A number or code: wide letters, capitals. */
  isCode?: boolean
  isShort?: boolean
  maxLength?: number
  /** Shown and sent, but read-only. */
  isFixed?: boolean
  /** What the browser suggests during typing; other input is allowed. */
  choices?: readonly string[]
  drawing?: ReactNode
}

/**
 * One labelled field with its hint and what was wrong with it. A password is never shown again. A
 * form with an email has `noValidate`: a browser would object in its own language, not the page's.
 */
export function Field(props: FieldProps) {
  const { id, label, hint, form, type = 'text', isShort, drawing } = props
  return (
    <Labelled {...{ id, label, hint, form, isShort, drawing }}>
      {(described) => (
        <>
          <input
            {...described}
            className={props.isCode ? 'code' : undefined}
            name={id}
            type={type}
            defaultValue={type === 'password' ? undefined : form.values[id]}
            autoComplete={props.autoComplete ?? 'off'}
            inputMode={props.inputMode}
            autoCapitalize={props.isCode ? 'characters' : undefined}
            spellCheck={props.isCode || type !== 'text' ? false : undefined}
            maxLength={props.maxLength}
            readOnly={props.isFixed}
            list={props.choices && `${id}-choices`}
          />
          {props.choices && (
            <datalist id={`${id}-choices`}>
              {props.choices.map((choice) => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Labelled>
  )
}

/** The field for the email that an account signs in with. */
export const asEmail = { type: 'email', autoComplete: 'username' } as const

/** The field for the password that somebody has. */
export const asPassword = { type: 'password', autoComplete: 'current-password' } as const

/** The field for a code that an authenticator app shows, or a backup code. */
export const asFactor = { autoComplete: 'one-time-code', isCode: true, isShort: true } as const

/** The head of a page: its title, and what it is for in a sentence. */
export function Lead({
  lead,
  ...head
}: {
  title: string
  lead?: string | false
  children?: ReactNode
}) {
  return <Statement isLead sentences={lead ? [lead] : []} {...head} />
}

interface StatementProps {
  title: string
  sentences?: readonly string[]
  /** What to do next, if anything. */
  next?: { label: string; href: string } | null | undefined
  /** Whether it is as large as the head of a page. */
  isLead?: boolean
  button?: 'button' | 'button main'
  children?: ReactNode
}

/** A page that only says something, and where to go from it. */
export function Statement({
  title,
  sentences = [],
  next,
  isLead,
  children,
  ...props
}: StatementProps) {
  const { button = isLead ? 'button' : 'button main' } = props
  return (
    <section className={isLead ? 'lead' : 'plain'}>
      <h1>{title}</h1>
      <Sentences of={sentences} />
      {children}
      {next && (
        <p>
          <a className={button} href={next.href}>
            {next.label}
          </a>
        </p>
      )}
    </section>
  )
}

/** A button of a form, in a paragraph of its own. */
export function Press({ className, ...button }: ComponentProps<'button'>) {
  return (
    <p>
      <button className={className} type="submit" {...button} />
    </p>
  )
}

/** The main button of a form. */
export function Submit(button: ComponentProps<'button'>) {
  return <Press className="main" {...button} />
}

interface WayProps extends ComponentProps<'a'> {
  text: ReactNode
  /** The class of the paragraph. */
  within?: string
}

/** A link in a paragraph of its own. */
export function Way({ text, within, ...link }: WayProps) {
  return (
    <p className={within}>
      <a {...link}>{text}</a>
    </p>
  )
}

/** What was done just now. */
export function Flash({ children }: { children: ReactNode }) {
  return (
    <p className="flash" role="status">
      {children}
    </p>
  )
}

/** Sentences, each a paragraph. */
export function Sentences({ of }: { of: readonly string[] }) {
  return of.map((sentence) => <p key={sentence}>{sentence}</p>)
}

interface ItemsProps {
  of: readonly string[]
  as?: 'ul' | 'ol'
  className?: string
}

/** A list of sentences. */
export function Items({ of, as: List = 'ul', className }: ItemsProps) {
  return (
    <List className={className}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  )
}

/**
 * The browser focuses on the problem when the page comes back, without any script (HTML, "The autofocus
 * attribute"): users of screen readers or keyboards continue there.
 */
export const takesFocus = { tabIndex: -1, autoFocus: true }

/** What has to be corrected, each with a link to its field. Nothing when nothing is wrong. */
export function ErrorSummary({ form, words }: { form: FormState; words: Words }) {
  if (form.problems.length === 0) return null
  return (
    <div className="problems" role="alert" {...takesFocus}>
      <h2>{words.errors.problem}</h2>
      <ul>
        {form.problems.map((problem) => (
          <li key={problem.path}>
            <ProblemLink problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ProblemLink({ problem }: { problem: FieldProblem }) {
  if (problem.path === '') return problem.message
  return <a href={`#${problem.path}`}>{problem.message}</a>
}
