import type { ReactNode } from 'react'
import type { FormState } from '../form.ts'
import { longDate } from '../layout/dates.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import type { Words } from '../words.ts'

interface PageProps {
  words: Words
  below: ReactNode
  form: FormState
  at: string
  back: string
}

interface ProveProps extends PageProps {
  /** When staff noted that they handed the code over in person. */
  handedOverAt: string | null
}

/** Why to change the code, and the field for the current code. */
export function ProveCode({ words, below, form, at, back, handedOverAt }: ProveProps) {
  const { codeChange: texts } = words
  return (
    <>
      <section className="lead">
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action={at}>
        <Field
          id="current"
          label={texts.current}
          hint={texts.currentHint}
          form={form}
          maxLength={60}
          isCode
          isShort
        />
        <p>{texts.stays}</p>
        <p>
          <button className="main" type="submit">
            {texts.propose}
          </button>
        </p>
      </form>
      <p>
        <a href={back}>{texts.keep}</a>
      </p>
      {handedOverAt !== null && (
        <section className="plain">
          <p>{texts.handedOver(longDate(handedOverAt, words))}</p>
          <p>
            <a href="/tell/concern">{texts.notSo}</a>
          </p>
        </section>
      )}
      {below}
    </>
  )
}

interface NewCodeProps extends PageProps {
  proposed: { code: string | null; seal: string }
}

/** The new code, shown this once, and the field in which to type it so that it starts to work. */
export function TypeNewCode({ words, below, form, at, back, proposed }: NewCodeProps) {
  const { codeChange: texts } = words
  return (
    <>
      <section className="lead">
        <h1>{texts.newTitle}</h1>
        {proposed.code !== null && (
          <div className="big-code" id="new-code">
            <bdi>{proposed.code}</bdi>
          </div>
        )}
        <p>{texts.write}</p>
        <p>
          <strong>{texts.notYet}</strong>
        </p>
      </section>
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action={`${at}/new`}>
        <input type="hidden" name="seal" value={proposed.seal} />
        <Field id="code" label={texts.typed} form={form} maxLength={60} isCode isShort />
        <p>
          <button className="main" type="submit">
            {texts.change}
          </button>
        </p>
      </form>
      <p>
        <a href={at}>{texts.again}</a>
      </p>
      <p>
        <a href={back}>{texts.keep}</a>
      </p>
      {below}
    </>
  )
}
