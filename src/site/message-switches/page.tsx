import type { ReactNode } from 'react'
import { type SwitchableKind, switchableKinds } from '#modules/messages/schema'
import type { FormState } from '../form.ts'
import { ErrorSummary } from '../layout/fields.tsx'
import type { Words } from '../words.ts'

interface MessageSwitchesProps {
  words: Words
  below: ReactNode
  form: FormState
  off: readonly SwitchableKind[]
  isSaved: boolean
  /** Whether this installation sends messages itself; if not, staff can. */
  isSending: boolean
  at: string
  back: string
}

/** Which messages the candidate wants: each ticked message is sent. */
export function MessageSwitches(props: MessageSwitchesProps) {
  const { words, below, form, off, isSaved, isSending, at, back } = props
  const { messageSwitches } = words
  const always = [...messageSwitches.always, ...(isSending ? [messageSwitches.alwaysCode] : [])]
  return (
    <>
      <section className="lead">
        <h1>{messageSwitches.title}</h1>
        <p>{isSending ? messageSwitches.lead : messageSwitches.leadWithoutSending}</p>
      </section>
      {isSaved && (
        <p className="flash" role="status">
          {messageSwitches.saved}
        </p>
      )}
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action={at}>
        <fieldset>
          <legend>{messageSwitches.wanted}</legend>
          {switchableKinds.map((kind) => (
            <p className="choice" key={kind}>
              <input type="checkbox" id={kind} name={kind} defaultChecked={!off.includes(kind)} />
              <label htmlFor={kind}>{messageSwitches.kinds[kind]}</label>
            </p>
          ))}
        </fieldset>
        <p>{messageSwitches.later}</p>
        <p>
          <button className="main" type="submit">
            {messageSwitches.save}
          </button>
        </p>
      </form>
      <section className="plain" aria-labelledby="always">
        <h2 id="always">{messageSwitches.alwaysTitle}</h2>
        <ul>
          {always.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{messageSwitches.why}</p>
      </section>
      <p>
        <a href={back}>{messageSwitches.back}</a>
      </p>
      {below}
    </>
  )
}
