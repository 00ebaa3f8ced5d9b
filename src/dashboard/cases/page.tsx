import { NativeSelect, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mayRole } from '#modules/accounts/forms.schema'
import { kindsThat } from '#modules/cases/kinds.schema'
import type { Case } from '#modules/cases/schema'
import { moneyIn } from '#modules/training/money.schema'
import { useCasesWords } from '#words/cases'
import { useLanguage } from '../look/language.ts'
import { casesQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { caseSearchFrom, filtersIn } from '../searches.ts'
import { useSession } from '../session.ts'
import { choices, choicesOf } from '../ui/choices.ts'
import type { Column } from '../ui/data-table.tsx'
import { ListFilters } from '../ui/list-filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { Tone } from '../ui/tone.tsx'
import { useFilters } from '../ui/use-filters.ts'
import classes from './cases.module.css'
import { labelOfPart, saidOf, useKindWords } from './kind-words.ts'

/** What people say and ask: what waits first, the most overdue on top. */
export function CasesPage() {
  const words = useCasesWords()
  const { search, choose, toPage } = useFilters('/cases', caseSearchFrom)
  const { role } = useSession()
  const kindWords = useKindWords()
  const columns = useColumns()
  const cases = useQuery({ ...casesQuery(search), placeholderData: keepPreviousData })
  const kinds = kindsThat(({ audience }) => mayRole(role, audience))
  const { title, lead, all, open, answered } = words
  return (
    <ListPage
      {...{ title, lead, columns }}
      query={cases}
      rows={(list) => list.cases}
      keyOf={({ id }) => id}
      empty={filtersIn(search) > 0 && words.none}
      onPage={toPage}
      above={(list) => (
        <Text mb="md" role="status">
          {list.open === 0 ? words.nothingWaits : words.waiting(list.open, list.overdue)}
        </Text>
      )}
    >
      <ListFilters inUse={filtersIn(search)} list={cases}>
        <NativeSelect
          label={words.columns.state}
          data={choices({ '': all, open, answered })}
          {...choose('state')}
        />
        {kinds.length > 0 && (
          <NativeSelect
            label={words.columns.kind}
            data={[{ value: '', label: all }, ...choicesOf(kinds, (kind) => kindWords(kind).name)]}
            {...choose('kind')}
          />
        )}
      </ListFilters>
    </ListPage>
  )
}

function useColumns(): Column<Case>[] {
  const words = useCasesWords()
  const { columns: names } = words
  const language = useLanguage()
  const kindWords = useKindWords()
  const beginningOf = (one: Case) =>
    shortened(
      saidOf(kindWords(one.kind), one, language)
        .map(([, , value]) => value)
        .join(' · '),
    )
  return [
    {
      name: names.what,
      of: (one) => (
        <>
          <Link to="/cases/$caseId" params={{ caseId: one.id }}>
            {kindWords(one.kind).name}
            {one.part && `: ${labelOfPart(one.part, language)}`}
            {one.money && ` · ${moneyIn(language, one.money.amount, one.money.currency)}`}
          </Link>
          <Text size="sm" c="dimmed" className={classes.beginning} dir="auto">
            {beginningOf(one)}
          </Text>
        </>
      ),
      isBare: true,
    },
    {
      name: names.whose,
      of: ({ recordId, name, reference }) =>
        recordId === null && name === null ? (
          words.nobodys
        ) : (
          <>
            <bdi>{name}</bdi>
            <Text size="sm" c="dimmed" className={classes.reference}>
              {reference}
            </Text>
          </>
        ),
    },
    {
      name: names.state,
      timed: ({ state, isOverdue, dueAt }, momentOf) =>
        state === 'open' ? (
          <>
            <Tone of={isOverdue ? 'late' : 'soon'}>{isOverdue ? words.overdue : words.open}</Tone>{' '}
            {momentOf(dueAt)}
          </>
        ) : (
          <Tone of="right">{words.answered}</Tone>
        ),
    },
    { name: names.cameIn, timed: ({ createdAt }, momentOf) => momentOf(createdAt) },
    { name: names.assigned, of: ({ assignedTo }) => assignedTo?.name ?? '–' },
  ]
}

/** Returns enough of a text to recognise it. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 90 ? line : `${line.slice(0, 87).replace(/\s\S*$/, '')}…`
}
