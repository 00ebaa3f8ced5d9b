import type { ReactNode } from 'react'
import type { Organisation } from '#modules/organisation'
import type { FormState } from '../form.ts'
import { ErrorSummary, Labelled } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import type { Words } from '../words.ts'

interface OwnDataProps {
  words: Words
  below: ReactNode
  form: FormState
  /** A code was sent just now. */
  isSent: boolean
  at: string
  back: string
}

/** Everything that is held, after a code that goes to the telephone or email on file. */
export function OwnData({ words, below, form, isSent, at, back }: OwnDataProps) {
  const { ownData } = words
  return (
    <>
      <section className="lead">
        <h1>{ownData.title}</h1>
        <p>{ownData.proofTitle}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      {isSent && (
        <p className="flash" role="status">
          {ownData.sent}
        </p>
      )}
      <form className="first-step" method="post" action={`${at}/code`}>
        <button type="submit" aria-describedby="proof">
          {ownData.send}
        </button>
      </form>
      <form className="ask-form" method="post" action={at}>
        <Labelled id="code" label={ownData.code} hint={ownData.codeHint} form={form} isShort>
          {(described) => (
            <input
              {...described}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
            />
          )}
        </Labelled>
        <p>
          <strong>{ownData.shared}</strong>
        </p>
        <p>
          <button className="main" type="submit">
            {ownData.take}
          </button>
        </p>
      </form>
      <section className="plain">
        <p id="proof">{ownData.proof}</p>
        <p>{ownData.none}</p>
        <Contents words={words} />
      </section>
      <Back words={words} back={back} />
      {below}
    </>
  )
}

interface FromStaffProps extends Pick<OwnDataProps, 'words' | 'below' | 'back'> {
  organisation: Organisation
}

/** Whom to ask, with telephone and address: no code can be sent, whoever it is. */
export function OwnDataFromStaff({ words, organisation, below, back }: FromStaffProps) {
  const { ownData } = words
  return (
    <>
      <section className="lead">
        <h1>{ownData.title}</h1>
        <p>{ownData.sendsNothing}</p>
        <ContactLines organisation={organisation} words={words} />
      </section>
      <section className="plain">
        <Contents words={words} />
      </section>
      <Back words={words} back={back} />
      {below}
    </>
  )
}

function Contents({ words: { ownData } }: Pick<OwnDataProps, 'words'>) {
  return (
    <>
      <p>{ownData.lead}</p>
      <p>{ownData.leftOut}</p>
      <p>{ownData.original}</p>
    </>
  )
}

function Back({ words, back }: Pick<OwnDataProps, 'words' | 'back'>) {
  return (
    <p>
      <a href={back}>{words.ownData.back}</a>
    </p>
  )
}
