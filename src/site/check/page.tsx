import type { FormState } from '../form.ts'
import { ErrorSummary } from '../layout/fields.tsx'
import { NoData } from '../layout/no-data.tsx'
import { NumberAndCode } from '../layout/number-and-code.tsx'
import { Places } from '../layout/places.tsx'
import { ShareCodeTyped } from '../layout/share-code-typed.tsx'
import type { Words } from '../words.ts'

export type CheckKind = keyof Words['check']['kinds']

/** "No Data Found", with what to do, the same for every reason; or that it is not an access code. */
export type Said = 'no-data' | 'share-code'

interface CheckProps {
  words: Words
  kind: CheckKind
  action: string
  form: FormState
  /** The message above the form, unless the fields have problems. */
  said: Said | undefined
}

/** The question: a passport or reference number, whichever it is, and the access code. */
export function Check({ words, kind, action, form, said }: CheckProps) {
  const { check } = words
  return (
    <>
      <section className="lead">
        <h1>{check.kinds[kind].title}</h1>
        <p>{check.kinds[kind].lead}</p>
      </section>
      {said === 'share-code' && <ShareCodeTyped words={words} form={form} />}
      {said === 'no-data' ? (
        <NoData title={check.noData} help={check.noDataHelp}>
          <p>
            <a href="/tell/code">{check.newCode}</a>
          </p>
        </NoData>
      ) : (
        <ErrorSummary form={form} words={words} />
      )}
      <div className="beside">
        <form className="ask-form" method="post" action={action}>
          <NumberAndCode
            number={{ label: check.number, hint: check.numberHint }}
            code={{ label: check.code, hint: check.codeHint }}
            isOnSlip
            open={check.open}
            form={form}
          />
          <p className="soft">{check.keepCode}</p>
        </form>
        <WhereToFind words={words} />
      </div>
    </>
  )
}

function WhereToFind({ words: { check } }: { words: Words }) {
  return (
    <section aria-labelledby="where">
      <h2 id="where">{check.where}</h2>
      <Places rows={check.places} />
      <p>
        <a href="/tell/code">{check.newCode}</a>
      </p>
    </section>
  )
}
