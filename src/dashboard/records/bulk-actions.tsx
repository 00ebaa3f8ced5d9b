import { Button, CloseButton, Group, NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stageIn, stagesOf } from '#modules/organisation/lines.schema'
import { useActionWords } from '#words/actions'
import { useRecordsWords } from '#words/records'
import { downloadFound } from '../confirm/download.ts'
import { languageNow, useLanguage } from '../look/language.ts'
import { authorsQuery, organisationQuery } from '../queries.ts'
import { choices, choicesOf } from '../ui/choices.ts'
import { MenuButton } from '../ui/menu-button.tsx'
import { useOpenedPart } from '../ui/use-part.ts'
import { navigate } from '../visits.ts'
import { loadWords } from '../words/jobs.ts'
import classes from './above-list.module.css'
import { BulkReport, type Report } from './bulk-report.tsx'
import type { Chosen } from './chosen.ts'
import { type BulkTask, useBulk } from './use-bulk.ts'

interface BulkActions {
  chosen: Chosen
  onDone: () => void
}

/** This many of the addresses that open with chosen records take, and one call of theirs. */
const mostInAddress = 100

/** Chooses a stage or a colleague for each selected record. */
function SetEach({ isBusy, onSet }: { isBusy: boolean; onSet: (task: BulkTask) => void }) {
  const { bulk: words, filters, columns } = useRecordsWords()
  const language = useLanguage()
  const organisation = useQuery(organisationQuery)
  const authors = useQuery(authorsQuery)
  const stages = organisation.data ? stagesOf(organisation.data) : []
  const kinds = [
    {
      task: (stage: string | null): BulkTask => ({ action: 'stage', stage }),
      label: columns.stage,
      none: filters.noStage,
      data: choicesOf(stages, (stage) => stageIn(stage, language)),
    },
    {
      task: (to: string | null): BulkTask => ({ action: 'assign', to }),
      label: columns.assignedTo,
      none: filters.nobody,
      data: choices(authors.data?.staff ?? {}),
    },
  ]
  return kinds.map(({ task, label, none, data }) => (
    <NativeSelect
      key={label}
      size="xs"
      className={classes.setEach ?? ''}
      aria-label={words.setEach(label)}
      value=""
      disabled={isBusy}
      data={[{ value: '', label: words.setEach(label) }, { value: nobody, label: none }, ...data]}
      onChange={({ currentTarget: { value } }) =>
        value !== '' && onSet(task(value === nobody ? null : value))
      }
    />
  ))
}

/** No stage and no account has this name. */
const nobody = ' '

/** Applies one action to every selected record that allows it; one undo reverts all of it. */
export function BulkActions({ chosen, onDone }: BulkActions) {
  const words = useRecordsWords().bulk
  const { more } = useActionWords()
  const { isBusy, progress, report, closeReport, change } = useBulk(onDone)
  const { records, total } = chosen
  const [isTelling, setTelling] = useState(false)
  const [untold, setUntold] = useState<Report | null>(null)
  const announcing = useOpenedPart(loadAnnounce, isTelling, () => setTelling(false))
  const [isAsking, setAsking] = useState(false)
  const asking = useOpenedPart(loadAskMany, isAsking, () => setAsking(false))
  const visible = records.filter(({ hiddenAt }) => hiddenAt === null)
  const hidden = records.filter(({ hiddenAt }) => hiddenAt !== null)
  const exportThese = () =>
    void downloadFound(chosen.filters ?? { ids: records.map(({ id }) => id).join() })
  const items = [
    ...(visible.length > 0 && hidden.length > 0
      ? [{ label: words.offers.unhide(hidden.length), run: () => void change(unhide, hidden) }]
      : []),
    { label: words.tell(records.length), run: () => setTelling(true) },
    { label: words.come(records.length), run: () => setAsking(true) },
    { label: words.export(records.length), run: exportThese },
    {
      label: words.offers.delete(records.length),
      isGrave: true,
      run: () => void change({ action: 'delete' }, records),
    },
  ]
  return (
    <>
      {report && <BulkReport report={report} onClose={closeReport} />}
      {untold && <BulkReport report={untold} onClose={() => setUntold(null)} />}
      {isTelling && announcing && (
        <announcing.Announce
          {...{ records }}
          onClose={() => setTelling(false)}
          onDone={(left) => {
            setTelling(false)
            setUntold(left)
            onDone()
          }}
        />
      )}
      {isAsking && asking && (
        <asking.AskMany
          {...{ records }}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            onDone()
          }}
        />
      )}
      {records.length > 0 && (
        <Group gap="sm" role="group" aria-label={words.title} className={classes.bulk}>
          <Text size="sm" fw={600} aria-live="polite">
            {progress === null
              ? words.selected(records.length)
              : words.progress(progress, records.length)}
          </Text>
          {total > records.length && (
            <Button
              size="compact-sm"
              variant="subtle"
              loading={chosen.isAsking}
              onClick={chosen.chooseAll}
            >
              {words.all(total)}
            </Button>
          )}
          {records.length <= mostInAddress && <WithPages records={records} />}
          <SetEach isBusy={isBusy} onSet={(task) => void change(task, records)} />
          <Button
            size="xs"
            variant="default"
            disabled={isBusy}
            onClick={() =>
              void (visible.length > 0 ? change(hide, visible) : change(unhide, hidden))
            }
          >
            {visible.length > 0
              ? words.offers.hide(visible.length)
              : words.offers.unhide(hidden.length)}
          </Button>
          <MenuButton size="xs" disabled={isBusy} items={items}>
            {more}
          </MenuButton>
          <CloseButton aria-label={words.none} disabled={isBusy} onClick={chosen.chooseNone} />
        </Group>
      )}
    </>
  )
}

const loadAnnounce = async () => {
  const words = loadWords(languageNow(), ['announce', 'composer'])
  const { Announce } = await import('./announce.tsx')
  await words
  return { Announce }
}

const loadAskMany = async () => {
  const words = loadWords(languageNow(), ['appointments'])
  const { AskMany } = await import('./ask-many.tsx')
  await words
  return { AskMany }
}

const hide: BulkTask = { action: 'hide' }
const unhide: BulkTask = { action: 'unhide' }

/** What opens another page with the chosen records: the queue, where nobody approves unseen, and the slips. */
function WithPages({ records }: Pick<Chosen, 'records'>) {
  const words = useRecordsWords().bulk
  const open = (to: '/approvals' | '/slips', some: Chosen['records']) =>
    void navigate({ to, search: { of: some.map(({ id }) => id).join() } })
  const waiting = records.filter(({ state }) => state === 'pending')
  return (
    <>
      {waiting.length > 0 && (
        <Button size="xs" onClick={() => open('/approvals', waiting)}>
          {words.review(waiting.length)}
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => open('/slips', records)}>
        {words.issue(records.length)}
      </Button>
    </>
  )
}
