import type { ReactNode } from 'react'
import type { Compared } from '#modules/comparisons/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import { AroundAuthority } from '../layout/around-authority.tsx'
import { longDate } from '../layout/dates.ts'
import { Said } from '../layout/said.tsx'
import type { Words } from '../messages/index.ts'

interface ComparedProps {
  words: Words
  compared: readonly Compared[]
  /** Where it says how to ask the authority oneself. */
  ask: string
}

/** The results of asking the authorities about a document: one sentence for each. No tick, no colour (H4). */
export function ComparedWith({ words, compared, ask }: ComparedProps) {
  return compared.map((one) => (
    <p key={one.authority}>
      <Sentence words={words} one={one} />
      {one.outcome === 'same' && (
        <>
          {' '}
          <a href={ask}>{words.compared.askYourself}</a>
        </>
      )}
    </p>
  ))
}

interface ComparedListProps {
  words: Words
  documents: OpenedRecord['documents']
}

/**
 * The same for all documents, above the verdicts. Documents with the same result share a line, and so do
 * all about which nobody has asked yet. A line about every document does not name them: the list above
 * does.
 */
export function ComparedList({ words, documents }: ComparedListProps) {
  const all = documents.flatMap(({ label, compared }) => compared.map((one) => ({ label, one })))
  if (all.length === 0) return null
  const lines = Map.groupBy(all, ({ one }) =>
    one.outcome === 'nobody' ? one.outcome : JSON.stringify(one),
  )
  const labelsOf = (line: readonly { label: string }[]) => [
    ...new Set(line.map(({ label }) => label)),
  ]
  const [first] = [...lines]
  const isOfAll = first && lines.size === 1 && labelsOf(first[1]).length === documents.length
  return (
    <section className="plain" aria-labelledby="compared">
      <h2 id="compared">{words.compared.title}</h2>
      {isOfAll ? (
        <>
          <p>
            <b>
              <Line words={words} of={first} />
            </b>
          </p>
          <NobodyAsked words={words} of={first} />
        </>
      ) : (
        <dl className="facts">
          {[...lines].map((line) => (
            <div key={line[0]}>
              <dt>{labelsOf(line[1]).join(words.comma)}</dt>
              <dd>
                <Line words={words} of={line} />
                <NobodyAsked words={words} of={line} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

interface LineProps {
  words: Words
  of: readonly [key: string, line: readonly { one: Compared }[]]
}

/** The sentence about all documents of a line; before a list, that nobody has asked several authorities. */
function Line({ words, of: [key, line] }: LineProps) {
  if (key !== 'nobody') return <Sentence words={words} one={JSON.parse(key) as Compared} />
  const [only = '', ...others] = authoritiesOf(line)
  if (others.length > 0) return words.compared.nobodyOf
  return (
    <AroundAuthority words={words} authority={only}>
      {(place) => words.compared.nobody(place)}
    </AroundAuthority>
  )
}

/** Several authorities that nobody has asked, one a line: their names have commas of their own. */
function NobodyAsked({ words, of: [key, line] }: LineProps) {
  const authorities = authoritiesOf(line)
  if (key !== 'nobody' || authorities.length === 1) return null
  return (
    <ul className="bullets">
      {authorities.map((authority) => (
        <li key={authority}>
          <Said words={words} text={authority} />
        </li>
      ))}
    </ul>
  )
}

function authoritiesOf(line: LineProps['of'][1]): string[] {
  return [...new Set(line.map(({ one }) => one.authority))]
}

function Sentence({ words, one }: { words: Words; one: Compared }): ReactNode {
  const { compared } = words
  const { authority, outcome, askedOn, isOld } = one
  const [first = '', second = first] = askedOn.map((day) => longDate(day, words))
  const days = first === second ? first : compared.both(first, second)
  return (
    <>
      <AroundAuthority words={words} authority={authority}>
        {(place) => compared[outcome](place, days)}
      </AroundAuthority>
      {isOld && ` ${compared.old(one.days)}`}
    </>
  )
}
