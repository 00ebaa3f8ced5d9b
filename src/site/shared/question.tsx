import type { FormState } from '../form.ts'
import { ErrorSummary } from '../layout/fields.tsx'
import { NoData } from '../layout/no-data.tsx'
import { NumberAndCode } from '../layout/number-and-code.tsx'
import { Places } from '../layout/places.tsx'
import type { Words } from '../messages/index.ts'

interface QuestionProps {
  words: Words
  form: FormState
  /** Whether the answer was "No Data Found", with what to do, the same for every reason. */
  hasNoData: boolean
}

/** The question to the other side of a share: whose number, and the share code. */
export function Question({ words, form, hasNoData }: QuestionProps) {
  const { check, shared } = words
  return (
    <>
      <section className="lead">
        <h1>{shared.title}</h1>
        <p>{shared.lead}</p>
      </section>
      {hasNoData ? (
        <NoData title={check.noData} help={shared.noDataHelp} />
      ) : (
        <ErrorSummary form={form} words={words} />
      )}
      <div className="beside">
        <form className="ask-form" method="post" action="/shared">
          <NumberAndCode
            number={{ label: shared.number, hint: shared.numberHint }}
            code={{ label: shared.code, hint: shared.codeHint }}
            open={shared.open}
            form={form}
          />
        </form>
        <section aria-labelledby="about">
          <h2 id="about">{shared.aboutTitle}</h2>
          <Places rows={shared.about} />
        </section>
      </div>
    </>
  )
}
