import type { ReactNode } from 'react'
import type { FormState } from '../form.ts'
import { ErrorSummary } from '../layout/fields.tsx'
import { Labelled } from '../layout/labelled.tsx'
import type { Words } from '../messages/index.ts'

interface OwnDataProps {
  words: Words
  above: ReactNode
  form: FormState
  /** A code was asked for just now. */
  isSent: boolean
  at: string
  back: string
}

/** Everything that is held, after a code that goes to the telephone or email on file. */
export function OwnData({ words, above, form, isSent, at, back }: OwnDataProps) {
  const { ownData } = words
  return (
    <>
      {above}
      <section className="lead">
        <h1>{ownData.title}</h1>
        <p>{ownData.lead}</p>
        <p>{ownData.original}</p>
        <p>
          <strong>{ownData.shared}</strong>
        </p>
      </section>
      <ErrorSummary form={form} words={words} />
      <section className="plain" aria-labelledby="proof">
        <h2 id="proof">{ownData.proofTitle}</h2>
        <p>{ownData.proof}</p>
        {isSent && <p role="status">{ownData.sent}</p>}
        <form method="post" action={`${at}/code`}>
          <p>
            <button type="submit">{ownData.send}</button>
          </p>
        </form>
      </section>
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
          <button className="main" type="submit">
            {ownData.take}
          </button>
        </p>
      </form>
      <p>{ownData.none}</p>
      <p>
        <a href={back}>{ownData.back}</a>
      </p>
    </>
  )
}
