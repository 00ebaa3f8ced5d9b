import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BulkReport } from '../records/bulk-report.tsx'
import type { ListedRecord } from '../records/record-columns.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { StateBadge, VisibleWord } from '../ui/state-badge.tsx'
import { useFocusAtFirst } from '../ui/use-focus-at-first.ts'
import { PrintedSlips } from './printed-slips.tsx'
import classes from './slips.module.css'
import { useSlipRun } from './use-slip-run.ts'

interface SlipRunProps {
  records: ListedRecord[]
  /** How many of the chosen are not there any more: in the trash, or removed. */
  gone: number
}

/** Before: who is chosen. After: who got no code and why, and the slips of all who did. */
export function SlipRun({ records, gone }: SlipRunProps) {
  const slipRun = useSlipRun()
  const { codes, problems, isBusy, issue, replace } = slipRun
  const isStarted = codes.length > 0 || problems.length > 0
  const nameOf = (id: string) => records.find((record) => record.id === id)?.name ?? 'A record'
  const refused = problems.filter(({ code }) => code !== 'access_code.already_issued')
  const held = problems.filter(({ code }) => code === 'access_code.already_issued')
  return (
    <>
      <div className={classes.screen}>
        <PageHead
          title="Issue codes and print"
          back={<Link to="/records">All records</Link>}
          lead="Each candidate gets a slip with an access code. The codes are shown this once: print all slips before you leave the page."
        />
        {gone > 0 && (
          <Text mb="md">
            {gone === 1
              ? '1 of the records you chose is in the trash or removed. It gets no code.'
              : `${gone} of the records you chose are in the trash or removed. They get no code.`}
          </Text>
        )}
        {refused.length > 0 && (
          <BulkReport
            report={{
              title: counted(refused.length, 'record got no code', 'records got no code'),
              problems: refused.map(({ id, message }) => ({ id, message, name: nameOf(id) })),
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
      {codes.length > 0 && <PrintedSlips {...{ records, slipRun }} />}
    </>
  )
}

interface BeforeProps {
  records: ListedRecord[]
  isBusy: boolean
  onIssue: () => void
}

/** Who is chosen, and one button for all. */
function Before({ records, isBusy, onIssue }: BeforeProps) {
  const button = useFocusAtFirst()
  return (
    <>
      <DataTable
        label="Chosen records"
        rows={records}
        keyOf={({ id }) => id}
        columns={[
          { name: 'Candidate', of: ({ name }) => name, isBare: true },
          { name: 'Record', of: ({ reference }) => reference },
          { name: 'Passport number', of: ({ passportNumber }) => passportNumber },
          {
            name: 'State',
            of: (record) => (
              <Group gap="xs">
                <StateBadge state={record.state} />
                <VisibleWord record={record} />
              </Group>
            ),
          },
        ]}
      />
      <Text size="sm" c="dimmed" my="md" maw="62ch">
        A code opens a file only once its record is approved and visible. Who has a code that works
        keeps it, unless you decide otherwise in the next step.
      </Text>
      <Button ref={button} loading={isBusy} onClick={onIssue}>
        {counted(records.length, 'access code', 'access codes', 'Issue')}
      </Button>
    </>
  )
}

interface HeldProps {
  records: { id: string; name: string }[]
  isBusy: boolean
  onReplace: () => void
}

/** Who has a code already: left as it is, unless somebody decides otherwise. */
function Held({ records, isBusy, onReplace }: HeldProps) {
  return (
    <section aria-labelledby="held-title" className={classes.held}>
      <h2 id="held-title">
        {counted(records.length, 'candidate has a code already', 'candidates have a code already')}
      </h2>
      <ul>
        {records.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Button size="sm" variant="default" loading={isBusy} onClick={onReplace}>
        {records.length === 1 ? 'Issue a new code' : `Issue ${records.length} new codes`}
      </Button>
    </section>
  )
}

function counted(count: number, one: string, many: string, verb = ''): string {
  return `${verb} ${count} ${count === 1 ? one : many}`.trim()
}
