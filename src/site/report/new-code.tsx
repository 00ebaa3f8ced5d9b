import type { Organisation } from '#modules/organisation'
import type { FormState } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import type { Words } from '../messages/index.ts'

interface NewCodeProps {
  words: Words
  organisation: Organisation
  form: FormState
}

/** A candidate who lost the slip says who they are and how to reach them; staff check it. */
export function NewCode({ words, organisation, form }: NewCodeProps) {
  const { newCode } = words
  return (
    <>
      <section className="lead">
        <h1>{newCode.title}</h1>
        <p>{newCode.lead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <div className="beside">
        <form className="ask-form" method="post" action="/new-code">
          <Field
            id="name"
            label={newCode.name}
            hint={newCode.nameHint}
            form={form}
            autoComplete="name"
            maxLength={200}
          />
          <Field
            id="number"
            label={newCode.number}
            hint={newCode.numberHint}
            form={form}
            isCode
            maxLength={60}
          />
          <Field
            id="from"
            label={newCode.from}
            hint={newCode.fromHint}
            form={form}
            maxLength={200}
          />
          <p>
            <button className="main" type="submit">
              {newCode.submit}
            </button>
          </p>
          <p className="soft">{newCode.kept}</p>
        </form>
        <div className="stack">
          <section className="card" aria-labelledby="office">
            <h2 id="office">{newCode.fasterTitle}</h2>
            <p>{newCode.faster}</p>
            <ContactLines organisation={organisation} words={words} />
          </section>
          <section className="card" aria-labelledby="never">
            <h2 id="never">{newCode.neverTitle}</h2>
            <p>{newCode.never}</p>
          </section>
        </div>
      </div>
    </>
  )
}

/** What happens next, the same for everybody. */
export function NewCodeThanks({ words: { newCode, errors } }: { words: Words }) {
  return (
    <section className="plain" role="status">
      <h1>{newCode.thanksTitle}</h1>
      {newCode.thanks.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <a className="quiet" href="/">
          {errors.backHome}
        </a>
      </p>
    </section>
  )
}
