import { NativeSelect, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { mayRole } from '#modules/accounts/forms.schema'
import { kindsThat } from '#modules/cases/kinds.schema'
import { useCasesWords } from '#words/cases'
import { usePartWords } from '#words/parts'
import { casesQuery, type ListedCase } from '../queries.ts'
import { Link, useParams, useSearch } from '../routing.tsx'
import { type CaseSearch, filtersIn } from '../searches.ts'
import { useSession } from '../session.ts'
import { choicesOf } from '../ui/choices.ts'
import { isKeyTaken, singleKeysOn } from '../ui/keys-dialog.tsx'
import { ListFilters } from '../ui/list-filters.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { PersonRows } from '../ui/person-row.tsx'
import { Picture } from '../ui/picture.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { navigate } from '../visits.ts'
import { useAssigning } from './assign-cases.tsx'
import { CaseRow } from './case-row.tsx'
import { useCaseSentence } from './case-sentence.ts'
import classes from './desk.module.css'
import { useKindWords } from './kind-words.ts'

/** What people say and ask, like mail: the list, and beside it the case that is open. */
export function CasesDesk({ children }: { children?: ReactNode }) {
  const { desk: words } = useCasesWords()
  const { caseId } = useParams('/cases/$caseId') as { caseId?: string }
  const search = useSearch('/cases')
  const { id } = useSession()
  const query = useQuery({ ...casesQuery(search, id), placeholderData: keepPreviousData })
  const rows = query.data?.cases ?? []
  useNeighbours(rows, caseId, search)
  const assigning = useAssigning(rows)
  return (
    <div className={classes.desk} data-open={caseId !== undefined}>
      <div className={classes.list}>
        <Heading isPage={caseId === undefined} />
        <Tabs search={search} counts={query.data} />
        {assigning.button}
        <Filters {...{ search, caseId, query }} />
        <Loaded query={query}>
          {(page) => (
            <>
              {page.cases.length === 0 && (
                <p className={classes.none}>{filtersIn(search) > 0 ? words.none : words.nothing}</p>
              )}
              <PersonRows label={words.list}>
                {page.cases.map((one) => (
                  <CaseRow
                    key={one.id}
                    one={one}
                    to={addressOf(one.id, search)}
                    tick={assigning.tickOf(one)}
                  />
                ))}
              </PersonRows>
              {assigning.bar}
              {page.total > page.pageSize && (
                <Pages
                  {...page}
                  onPage={(cursor) => void navigate(listAt({ ...search, cursor }, caseId))}
                />
              )}
            </>
          )}
        </Loaded>
      </div>
      <div className={classes.pane}>
        {children}
        {caseId && <Next rows={rows} caseId={caseId} search={search} />}
      </div>
    </div>
  )
}

/** What stands beside the list while no case is open. */
export function NoCase() {
  const { desk: words } = useCasesWords()
  return <p className={classes.choose}>{words.choose}</p>
}

/** The case after the one that is open, in one sentence. */
function Next(props: { rows: readonly ListedCase[]; caseId: string; search: CaseSearch }) {
  const { rows, caseId, search } = props
  const { desk: words } = useCasesWords()
  const sentenceOf = useCaseSentence()
  const at = rows.findIndex(({ id }) => id === caseId)
  // An answered case has left the list of those that wait: then the first of them is next.
  const next = rows[at + 1]
  if (!next) return null
  return (
    <nav className={classes.next} aria-label={words.next}>
      <Link {...addressOf(next.id, search)} aria-keyshortcuts="j">
        <span>{words.next}</span>
        <Picture photoId={next.photoId} name={next.name} />
        <span>
          <b dir="auto">{next.name ?? words.nobody}</b> {sentenceOf(next)}
        </span>
      </Link>
    </nav>
  )
}

const addressOf = (caseId: string, search: CaseSearch) => ({
  ...({ to: '/cases/$caseId', params: { caseId }, search } as const),
})

/** The list with these filters, with the case beside it that is open. */
const listAt = (search: CaseSearch, caseId?: string) =>
  caseId === undefined ? ({ to: '/cases', search } as const) : addressOf(caseId, search)

/** The heading of the page while no case is open, which has its own. */
function Heading({ isPage }: { isPage: boolean }) {
  const { title } = useCasesWords()
  return isPage ? <PageHead title={title} /> : <Title order={2}>{title}</Title>
}

interface TabsProps {
  search: CaseSearch
  counts: { open: number; mine: number } | undefined
}

function Tabs({ search: { state, mine, ...others }, counts }: TabsProps) {
  const { desk: words } = useCasesWords()
  const { number } = usePartWords()
  const { role } = useSession()
  const kept = { ...others, cursor: undefined }
  const tabs = [
    { name: 'waiting', search: kept, isHere: !mine && state !== 'answered', count: counts?.open },
    // A moderator deals with nothing else.
    ...(role === 'admin'
      ? [{ name: 'mine', search: { ...kept, mine: 'yes' }, isHere: mine, count: counts?.mine }]
      : []),
    { name: 'answered', search: { ...kept, state: 'answered' }, isHere: state === 'answered' },
  ] as { name: keyof typeof words.tabs; search: CaseSearch; isHere: boolean; count?: number }[]
  return (
    <nav className={classes.tabs} aria-label={words.tabs.title}>
      {tabs.map(({ name, search, isHere, count }) => (
        <Link key={name} to="/cases" search={search} aria-current={isHere ? 'page' : undefined}>
          {words.tabs[name]} {count ? <span>{number(count)}</span> : null}
        </Link>
      ))}
    </nav>
  )
}

interface FiltersProps {
  search: CaseSearch
  caseId: string | undefined
  query: { data: { total: number } | undefined; isPlaceholderData: boolean }
}

function Filters({ search, caseId, query }: FiltersProps) {
  const words = useCasesWords()
  const kindWords = useKindWords()
  const { role } = useSession()
  const kinds = kindsThat(({ audience }) => mayRole(role, audience))
  const change = (changes: Partial<CaseSearch>) =>
    void navigate({
      ...listAt({ ...search, cursor: undefined, ...changes }, caseId),
      replace: true,
    })
  return (
    <ListFilters
      isFolded
      inUse={search.kind ? 1 : 0}
      isSearched={filtersIn(search) > 0}
      list={query}
      search={
        <SearchField
          aria-label={words.desk.search}
          placeholder={words.desk.search}
          given={search.search ?? ''}
          onSearch={(text) => change({ search: text.trim() || undefined })}
        />
      }
    >
      {kinds.length > 0 && (
        <NativeSelect
          label={words.desk.kind}
          data={[
            { value: '', label: words.desk.all },
            ...choicesOf(kinds, (kind) => kindWords(kind).name),
          ]}
          value={search.kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ kind: (value || undefined) as CaseSearch['kind'] })
          }
        />
      )}
    </ListFilters>
  )
}

/** Opens the next case with j, the one before with k. */
function useNeighbours(
  rows: readonly ListedCase[],
  caseId: string | undefined,
  search: CaseSearch,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.repeat
    const step = { j: 1, k: -1 }[event.key]
    if (step === undefined || isOther || !singleKeysOn() || isKeyTaken(event)) return
    if (document.querySelector('[role="dialog"]')) return
    const at = rows.findIndex(({ id }) => id === caseId)
    const next = rows[at < 0 ? 0 : at + step]
    if (!next) return
    event.preventDefault()
    void navigate(addressOf(next.id, search))
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
