import { Button, Group, Text } from '@mantine/core'
import { useSlipsWords } from '#words/slips'
import { BulkReport } from '../records/bulk-report.tsx'
import type { ListedRecord } from '../records/record-columns.tsx'
import { Link } from '../routing.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Muted } from '../ui/part.tsx'
import { StateBadge, VisibleWord } from '../ui/state-badge.tsx'
import { useFocusAtFirst } from '../ui/use-focus-at-first.ts'
import classes from './slips.module.css'
import { useSlipRun } from './use-slip-run.ts'

const loadPrinting = () => import('./printed-slips.tsx')

interface SlipRunProps {
  records: ListedRecord[]
  /** How many of the chosen records are gone: in the trash, or removed. */
  gone: number
}

/** Before: the chosen candidates. After: who got no code and why, and the slips of all others. */
export function SlipRun({ records, gone }: SlipRunProps) {
  const words = useSlipsWords()
  const slipRun = useSlipRun(loadPrinting)
  const { codes, problems, isBusy, issue, replace, printing } = slipRun
  const isStarted = codes.length > 0 || problems.length > 0
  const nameOf = (id: string) => records.find((record) => record.id === id)?.name ?? words.aRecord
  const refused = problems.filter(({ code }) => code !== 'access_code.already_issued')
  const held = problems.filter(({ code }) => code === 'access_code.already_issued')
  return (
    <>
      <div className={classes.screen}>
        <PageHead
          title={words.title}
          back={<Link to="/records">{words.all}</Link>}
          lead={words.lead}
        />
        {gone > 0 && <Text mb="md">{words.gone(gone)}</Text>}
        {refused.length > 0 && (
          <BulkReport
            report={{
              title: words.refused(refused.length),
              problems: refused.map((one) => ({ ...one, name: nameOf(one.id) })),
            }}
          />
        )}
        {held.length > 0 && (
          <Held
            records={held.map(({ id }) => ({ id, name: nameOf(id) }))}
            isBusy={isBusy}
            onReplace={() => void replace(held.map(({ id }) => id))}
          />
        )}
        {!isStarted && records.length > 0 && (
          <Before
            records={records}
            isBusy={isBusy}
            onIssue={() =>
              void issue(
                records.map(({ id }) => id),
                false,
              )
            }
          />
        )}
      </div>
      {codes.length > 0 && printing && <printing.PrintedSlips {...{ records, slipRun }} />}
    </>
  )
}

interface BeforeProps {
  records: ListedRecord[]
  isBusy: boolean
  onIssue: () => void
}

/** The chosen candidates, and one button for all. */
function Before({ records, isBusy, onIssue }: BeforeProps) {
  const { chosen: words } = useSlipsWords()
  const button = useFocusAtFirst()
  return (
    <>
      <DataTable
        label={words.title}
        rows={records}
        keyOf={({ id }) => id}
        columns={[
          { name: words.candidate, of: ({ name }) => name, isBare: true },
          { name: words.record, of: ({ reference }) => reference },
          { name: words.passport, of: ({ passportNumber }) => passportNumber },
          {
            name: words.state,
            of: (record) => (
              <Group gap="xs">
                <StateBadge state={record.state} />
                <VisibleWord record={record} />
              </Group>
            ),
          },
        ]}
      />
      <Muted my="md" maw="62ch">
        {words.hint}
      </Muted>
      <Button ref={button} loading={isBusy} onClick={onIssue}>
        {words.issue(records.length)}
      </Button>
    </>
  )
}

interface HeldProps {
  records: { id: string; name: string }[]
  isBusy: boolean
  onReplace: () => void
}

/** Candidates with a code already: kept, unless somebody decides otherwise. */
function Held({ records, isBusy, onReplace }: HeldProps) {
  const { held: words } = useSlipsWords()
  return (
    <section aria-labelledby="held-title" className={classes.held}>
      <h2 id="held-title">{words.title(records.length)}</h2>
      <ul>
        {records.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Button size="sm" variant="default" loading={isBusy} onClick={onReplace}>
        {words.issue(records.length)}
      </Button>
    </section>
  )
}
