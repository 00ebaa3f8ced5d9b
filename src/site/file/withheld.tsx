import type { OpenedRecord } from '#modules/lookup/schema'
import { AroundAuthority } from '../layout/around-authority.tsx'
import { longDate } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'

interface WithheldProps {
  words: Words
  withheld: OpenedRecord['withheld']
}

/** Which documents are not shown and why: who was asked, when, and nothing about what the answer means (H4). */
export function WithheldDocuments({ words, withheld }: WithheldProps) {
  if (withheld.length === 0) return null
  const texts = words.compared.withheld
  return (
    <section className="plain" aria-labelledby="withheld">
      <h2 id="withheld">{texts.title}</h2>
      <dl className="facts">
        {withheld.map((document) => (
          <div key={document.kind}>
            <dt>{words.kinds[document.kind]}</dt>
            <dd>
              <Why words={words} document={document} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {texts.notSaid} {texts.next}
      </p>
    </section>
  )
}

function Why({ words, document }: { words: Words; document: OpenedRecord['withheld'][number] }) {
  const texts = words.compared.withheld
  const { asked, since, isDecided } = document
  return (
    <>
      {asked ? (
        <AroundAuthority words={words} authority={asked.authority}>
          {(place) => texts.asked(place, longDate(asked.on, words))}
        </AroundAuthority>
      ) : (
        texts.askedBefore
      )}{' '}
      {isDecided ? texts.decided(longDate(since, words)) : texts.open}
    </>
  )
}
