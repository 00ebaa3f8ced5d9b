import type { FormState } from '../form.ts'
import { ErrorSummary, Field, takesFocus } from '../layout/fields.tsx'
import type { Words } from '../messages/index.ts'

interface QuestionProps {
  words: Words
  form: FormState
  /** Whether the answer was "No Data Found", and then what to do, the same for every reason. */
  hasNoData: boolean
}

/** The question to the other side of a share: whose number, and the share code. */
export function Question({ words, form, hasNoData }: QuestionProps) {
  const { shared } = words
  return (
    <>
      <section className="lead">
        <h1>{shared.title}</h1>
        <p>{shared.lead}</p>
      </section>
      {hasNoData ? <NoData words={words} /> : <ErrorSummary form={form} words={words} />}
      <div className="beside">
        <form className="ask-form" method="post" action="/shared">
          <Field
            id="number"
            label={shared.number}
            hint={shared.numberHint}
            form={form}
            isCode
            maxLength={60}
          />
          <Field
            id="code"
            label={shared.code}
            hint={shared.codeHint}
            form={form}
            isCode
            isShort
            maxLength={60}
          />
          <p>
            <button className="main" type="submit">
              {shared.open}
            </button>
          </p>
        </form>
        <section aria-labelledby="about">
          <h2 id="about">{shared.aboutTitle}</h2>
          <dl className="places">
            {shared.about.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="soft">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}

function NoData({ words: { check, shared } }: { words: Words }) {
  return (
    <div className="problems" role="alert" {...takesFocus}>
      <h2>{check.noData}</h2>
      <ul>
        {shared.noDataHelp.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
