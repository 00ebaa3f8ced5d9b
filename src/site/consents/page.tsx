import type { ReactNode } from 'react'
import type { Consents } from '#modules/consents/schema'
import type { Organisation } from '#modules/organisation'
import { longDate } from '#platform/clock/schema'
import type { FormState } from '../form.ts'
import { Entered } from '../layout/entered.tsx'
import { ErrorSummary } from '../layout/fields.tsx'
import type { Words } from '../messages/index.ts'

interface ConsentsProps {
  words: Words
  organisation: Pick<Organisation, 'displayName'> | null
  above: ReactNode
  form: FormState
  asked: Consents
  isSaved: boolean
  at: string
  back: string
}

/** What the candidate agrees to: a question to each purpose, and two answers that weigh the same. */
export function ConsentsPage(props: ConsentsProps) {
  const { words, above, form, asked, isSaved, back } = props
  return (
    <>
      {above}
      <section className="lead">
        <h1>{words.consents.title}</h1>
        <p>{words.consents.lead}</p>
      </section>
      {isSaved && (
        <p className="flash" role="status">
          {words.consents.saved}
        </p>
      )}
      <ErrorSummary form={form} words={words} />
      {asked.consents.map((consent) => (
        <Purpose key={consent.purpose} {...props} consent={consent} />
      ))}
      <p>
        <a href={back}>{words.consents.back}</a>
      </p>
    </>
  )
}

function Purpose({
  words,
  organisation,
  asked: { edition },
  at,
  back,
  consent,
}: ConsentsProps & { consent: Consents['consents'][number] }) {
  const { consents } = words
  const { purpose } = consent
  const { title, asked, without } = consents.purposes[purpose]
  return (
    <form className="ask-form" method="post" action={at} aria-labelledby={purpose}>
      <h2 id={purpose}>{title}</h2>
      <p>{asked}</p>
      <p>{without}</p>
      {consent.recording !== null && organisation !== null && (
        <Entered words={words} organisation={organisation}>
          {/* biome-ignore lint/a11y/useMediaCaption: what is heard stands above it, word for word. */}
          <audio
            controls
            preload="none"
            src={`/api/v1/consent-recordings/${consent.recording}`}
            aria-label={consents.listen(title)}
          />
        </Entered>
      )}
      <Standing words={words} consent={consent} />
      {purpose === 'keeping' && <Also href={`${back}/data`} text={consents.takeAlong} />}
      {purpose === 'messages' && (
        <Also href={`${back}/messages`} text={consents.messagesOneByOne} />
      )}
      <input type="hidden" name="purpose" value={purpose} />
      <input type="hidden" name="edition" value={edition} />
      <p className="actions">
        <button type="submit" name="answer" value="given" aria-describedby={purpose}>
          {consents.yes}
        </button>
        <button type="submit" name="answer" value="withdrawn" aria-describedby={purpose}>
          {consents.no}
        </button>
      </p>
    </form>
  )
}

function Also({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a href={href} rel="nofollow">
        {text}
      </a>
    </p>
  )
}

/** What holds now, and what was read before it where the words are other ones today. */
function Standing({
  words,
  consent: { answer, answeredAt, read, words: asked },
}: {
  words: Words
  consent: Consents['consents'][number]
}) {
  const { consents } = words
  return (
    <>
      <p>
        <strong>
          {answer === null || answeredAt === null
            ? consents.answers.none
            : consents.answers[answer](longDate(answeredAt, words))}
        </strong>
      </p>
      {read !== null && read !== asked && (
        <details>
          <summary>{consents.read}</summary>
          <p dir="auto">{read}</p>
        </details>
      )}
    </>
  )
}
