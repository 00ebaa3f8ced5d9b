import type { OwnCase } from '#modules/cases/schema'
import {
  type OwnContract,
  shownTerm,
  shownWage,
  termLabel,
  type WagePeriod,
} from '#modules/contracts/schema'
import { longMoment } from '../layout/dates.ts'
import type { Words } from '../words.ts'

interface OthersProps {
  words: Words
  /** The first contract, with which each is compared; null when its terms are not known. */
  contract: OwnContract | null
  others: readonly OwnCase[]
}

/** Each other contract beside the first one, with its photo and the answer of the agency. */
export function Others({ words, contract, others }: OthersProps) {
  const { other } = words
  if (others.length === 0) return null
  return (
    <section className="stack" aria-labelledby="others">
      <h2 id="others">{other.reported}</h2>
      {others.map((one) => (
        <Other key={one.id} words={words} contract={contract} one={one} />
      ))}
    </section>
  )
}

interface OtherProps extends Pick<OthersProps, 'words' | 'contract'> {
  one: OwnCase
}

function Other({ words, contract, one }: OtherProps) {
  const { other, cases } = words
  const { id, said, filePages, createdAt } = one
  const pages = Array.from({ length: filePages }, (_, index) => index + 1)
  return (
    <article className="card" aria-labelledby={id}>
      <h3 id={id}>{other.on(longMoment(createdAt, words))}</h3>
      <SideBySide words={words} contract={contract} one={one} />
      {said.note != null && <blockquote dir="auto">{said.note}</blockquote>}
      {pages.map((page) => (
        <p key={page}>
          <img
            className="reported"
            src={`/api/v1/cases/${id}/file?page=${page}`}
            alt={other.photoAlt(page)}
            loading="lazy"
          />
        </p>
      ))}
      <p>{one.state === 'open' ? cases.open : cases.results.answered}</p>
    </article>
  )
}

/** What both contracts state, the first and the other. */
function SideBySide({ words: { other, lang }, contract, one }: OtherProps) {
  const first = (name: 'wage' | 'employer') =>
    (contract && shownTerm(name, contract.terms, lang)) || other.silent
  const wage = one.money && { ...one.money, period: one.said.period as WagePeriod }
  const rows = [
    ['wage', wage ? shownWage(wage, lang) : other.silent],
    ['employer', one.said.employer ?? other.silent],
  ] as const
  return (
    <table className="side-by-side">
      <thead>
        <tr>
          <th scope="col">{other.term}</th>
          <th scope="col">{other.first}</th>
          <th scope="col">{other.other}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{termLabel(name, lang)}</th>
            <td>{first(name)}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
