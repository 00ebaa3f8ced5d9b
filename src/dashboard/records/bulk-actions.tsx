import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { stageIn, stagesOf } from '#modules/organisation/lines.schema'
import { useRecordsWords } from '#words/records'
import { useLanguage } from '../look/language.ts'
import { authorsQuery, organisationQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { choices, choicesOf } from '../ui/choices.ts'
import { navigate } from '../visits.ts'
import classes from './above-list.module.css'
import { BulkReport } from './bulk-report.tsx'
import type { ListedRecord } from './record-columns.tsx'
import { type OfferedAction, type SetTo, useBulk } from './use-bulk.ts'

interface BulkActions {
  records: ListedRecord[]
  onDone: () => void
}

interface Offer {
  action: OfferedAction
  fits: (record: ListedRecord) => boolean
}

const offers: readonly Offer[] = [
  { action: 'hide', fits: ({ hiddenAt }) => !hiddenAt },
  { action: 'unhide', fits: ({ hiddenAt }) => !!hiddenAt },
  { action: 'delete', fits: () => true },
]

/** Chooses a stage or a colleague for each selected record. */
function SetEach({ isBusy, onSet }: { isBusy: boolean; onSet: (to: SetTo) => void }) {
  const { bulk: words, filters, columns } = useRecordsWords()
  const language = useLanguage()
  const organisation = useQuery(organisationQuery)
  const authors = useQuery(authorsQuery)
  const stages = organisation.data ? stagesOf(organisation.data) : []
  const kinds = [
    {
      what: 'stage',
      label: columns.stage,
      none: filters.noStage,
      data: choicesOf(stages, (stage) => stageIn(stage, language)),
    },
    {
      what: 'assignee',
      label: columns.assignedTo,
      none: filters.nobody,
      data: choices(authors.data?.staff ?? {}),
    },
  ] as const
  return kinds.map(({ what, label, none, data }) => (
    <NativeSelect
      key={what}
      size="xs"
      aria-label={words.setEach(label)}
      value=""
      disabled={isBusy}
      data={[{ value: '', label: words.setEach(label) }, { value: nobody, label: none }, ...data]}
      onChange={({ currentTarget: { value } }) =>
        value !== '' && onSet({ what, value: value === nobody ? null : value })
      }
    />
  ))
}

/** No stage and no account has this name. */
const nobody = ' '

/** Applies one action to every selected record that allows it; one undo reverts all of it. */
export function BulkActions({ records, onDone }: BulkActions) {
  const words = useRecordsWords().bulk
  const { isBusy, report, closeReport, change, set } = useBulk(onDone)
  // Nobody approves unseen: these open in the queue.
  const waiting = records.filter(({ state }) => state === 'pending')
  return (
    <>
      {report && <BulkReport report={report} onClose={closeReport} />}
      {records.length > 0 && (
        <Group gap="sm" role="group" aria-label={words.title} className={classes.bulk}>
          <Text size="sm" fw={600} aria-live="polite">
            {words.selected(records.length)}
          </Text>
          {waiting.length > 0 && (
            <Button
              size="xs"
              renderRoot={(props) => (
                <Link
                  to="/approvals"
                  search={{ of: waiting.map(({ id }) => id).join() }}
                  {...props}
                />
              )}
            >
              {words.review(waiting.length)}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              void navigate({ to: '/slips', search: { of: records.map(({ id }) => id).join() } })
            }
          >
            {words.issue(records.length)}
          </Button>
          <SetEach isBusy={isBusy} onSet={(to) => void set(to, records)} />
          {offers.map(({ action, fits }) => {
            const chosen = records.filter(fits)
            if (chosen.length === 0) return null
            return (
              <Button
                key={action}
                size="xs"
                variant={action === 'delete' ? 'subtle' : 'default'}
                {...(action === 'delete' ? { color: 'danger' } : {})}
                disabled={isBusy}
                onClick={() => void change(action, chosen)}
              >
                {words.offers[action](chosen.length)}
              </Button>
            )
          })}
        </Group>
      )}
    </>
  )
}
