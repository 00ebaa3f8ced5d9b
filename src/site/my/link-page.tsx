import type { FormState } from '../form.ts'
import { ErrorSummary } from '../layout/fields.tsx'
import { NoData } from '../layout/no-data.tsx'
import { NumberAndCode } from '../layout/number-and-code.tsx'
import { ShareCodeTyped } from '../layout/share-code-typed.tsx'
import type { Words } from '../messages/index.ts'
import { OwnLinks } from './own-links.tsx'

interface LinkFileProps {
  words: Words
  form: FormState
  /** Whether a file is linked that cannot be shown now. */
  isGone: boolean
  hasNoData?: boolean
  isShareCode?: boolean
}

/** Proves once that a file belongs to the person; the page says what that gives. */
export function LinkFile({ words, form, isGone, hasNoData, isShareCode }: LinkFileProps) {
  const { link, check } = words
  return (
    <>
      <OwnLinks words={words} here="/my/file" />
      <section className="lead">
        <h1>{link.title}</h1>
        <p>{link.lead}</p>
      </section>
      {isGone && (
        <section className="card told" role="status">
          <h2>{link.goneTitle}</h2>
          <p>{link.gone}</p>
        </section>
      )}
      {isShareCode && <ShareCodeTyped words={words} form={form} />}
      {hasNoData ? (
        <NoData title={check.noData} help={check.noDataHelp} />
      ) : (
        <ErrorSummary form={form} words={words} />
      )}
      <div className="beside">
        <form className="ask-form" method="post" action="/my/file">
          <NumberAndCode
            number={{ label: link.number, hint: link.numberHint }}
            code={{ label: check.code, hint: check.codeHint }}
            isOnSlip
            open={link.submit}
            form={form}
          />
          <p className="soft">
            {link.noSlip} <a href="/check">{link.without}</a>
          </p>
        </form>
        <section aria-labelledby="gains">
          <h2 id="gains">{link.what}</h2>
          <ul className="plain bullets">
            {link.gains.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
