import { useLocation } from '@tanstack/react-router'
import { PageStrip } from '../shell/page-strip.tsx'
import { useRecordWords } from '../words/record.ts'

/** Where each subject of a record begins on its page. */
const begins = {
  person: 'details',
  papers: 'documents-title',
  money: 'contract-title',
  sharing: 'access-code',
  history: 'history-title',
} as const
const names = Object.keys(begins) as (keyof typeof begins)[]

/** The subjects of a record, each a link to where it begins. */
export function Subjects() {
  const { subjects, reference } = useRecordWords()
  const { hash } = useLocation()
  return (
    <PageStrip
      label={`${reference}: ${Object.values(subjects).join(', ')}`}
      pages={names.map((name) => ({
        to: '.',
        hash: begins[name],
        label: subjects[name],
        isCurrent: hash === begins[name],
      }))}
    />
  )
}
