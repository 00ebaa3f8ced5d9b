import type { ReactNode } from 'react'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { stageIn } from '#modules/organisation/lines.schema'
import { fieldLabel } from '#modules/records/fields.schema'
import { usePartWords } from '#words/parts'
import { useRecordsWords } from '#words/records'
import { useLanguage } from '../look/language.ts'
import { useTimes } from '../ui/times.ts'
import classes from './filter-chips.module.css'
import { type ListSearch, narrowing } from './list-search.ts'

interface FilterChipsProps {
  search: ListSearch
  authors: Record<string, string>
  assignees: Record<string, string>
  onChange: (changes: ListSearch) => void
  children: ReactNode
}

/** The filters in use, each with a press that drops it; the search is in its field. */
export function FilterChips({ search, onChange, children, ...people }: FilterChipsProps) {
  const { filters: words } = useRecordsWords()
  const meaningOf = useMeanings(people)
  return (
    <div className={classes.chips}>
      {narrowing.flatMap((name) => {
        const chosen = search[name]
        if (chosen === undefined || name === 'search') return []
        const { label, value } = meaningOf(name, String(chosen))
        return [
          <button
            key={name}
            type="button"
            className={classes.chip}
            aria-label={words.drop(label, value)}
            onClick={() => onChange({ [name]: undefined })}
          >
            {label} <b>{value}</b> <span aria-hidden>×</span>
          </button>,
        ]
      })}
      {children}
    </div>
  )
}

interface Meaning {
  label: string
  value: string
}
type Filter = Exclude<(typeof narrowing)[number], 'search'>

/** Returns a function that says what a filter asks for. */
function useMeanings({ authors, assignees }: Pick<FilterChipsProps, 'authors' | 'assignees'>) {
  const { columns, filters: words, noDateOfBirth } = useRecordsWords()
  const { states, visible, hidden } = usePartWords()
  const language = useLanguage()
  const { dayOf } = useTimes()
  const day =
    (name: keyof typeof words.days) =>
    (value: string): Meaning => ({ label: words.days[name], value: dayOf(value) })
  const meanings: Record<Filter, (value: string) => Meaning> = {
    state: (value) => ({ label: columns.state, value: states[value as keyof typeof states] }),
    visible: (value) => ({ label: columns.visible, value: value === 'yes' ? visible : hidden }),
    stage: (value) => ({ label: columns.stage, value: stageIn(value, language) }),
    staged: (value) => ({
      label: columns.stage,
      value: value === 'no' ? words.noStage : words.anyStage,
    }),
    lacks: () => ({ label: words.lacks, value: words.notComplete }),
    missing: (value) => ({
      label: words.missing,
      value: value
        .split(',')
        .map((kind) => kindLabel(kind as DocumentKind, language))
        .join(', '),
    }),
    dateOfBirth: () => ({ label: fieldLabel('dateOfBirth', language), value: noDateOfBirth }),
    contested: () => ({ label: words.contested, value: words.unanswered }),
    enteredBy: (value) => ({
      label: columns.enteredBy,
      value: authors[value] ?? words.withoutRecords,
    }),
    assignedTo: (value) => ({
      label: columns.assignedTo,
      value: value === 'nobody' ? words.nobody : (assignees[value] ?? words.noLongerStaff),
    }),
    createdFrom: day('createdFrom'),
    createdTo: day('createdTo'),
    updatedFrom: day('updatedFrom'),
    updatedTo: day('updatedTo'),
  }
  return (name: Filter, value: string) => meanings[name](value)
}
