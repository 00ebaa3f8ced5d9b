import { useQuery } from '@tanstack/react-query'
import { addressOf } from '#api/client'
import type { Case } from '#modules/cases/schema'
import { noTerms, shownTerm, shownWage, type WagePeriod } from '#modules/contracts/schema'
import { useLanguage } from '../look/language.ts'
import { contractQuery } from '../queries.ts'
import { useCasesWords } from '../words/cases.ts'
import classes from './cases.module.css'

/** Another contract beside the first one. */
export function BesideFirst({ one, recordId }: { one: Case; recordId: string }) {
  const { contract: words } = useCasesWords()
  const language = useLanguage()
  const first = useQuery(contractQuery(recordId))
  const terms = first.data?.versions[0]?.terms ?? noTerms
  const wage = one.money && { ...one.money, period: one.said.period as WagePeriod }
  const rows = [
    [words.wage, shownTerm('wage', terms, language), wage ? shownWage(wage, language) : ''],
    [words.employer, shownTerm('employer', terms, language), one.said.employer ?? ''],
  ]
  return (
    <table className={classes.sideBySide}>
      <thead>
        <tr>
          <th scope="col">{words.term}</th>
          <th scope="col">{words.first}</th>
          <th scope="col">{words.other}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ours, theirs]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{ours || words.silent}</td>
            <td>{theirs || words.silent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The photo that came with a case, by page. */
export function CasePhoto({ one: { id, filePages } }: { one: Case }) {
  const { contract: words } = useCasesWords()
  return Array.from({ length: filePages }, (_, index) => index + 1).map((page) => (
    <p key={page}>
      <a href={addressOf(`/cases/${id}/file?page=${page}`)} target="_blank" rel="noreferrer">
        {words.photo(page)}
      </a>
    </p>
  ))
}
