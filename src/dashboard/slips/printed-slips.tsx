import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#platform/languages.schema'
import { useSlipsWords } from '#words/slips'
import { organisationQuery } from '../queries.ts'
import { Slip, usualLanguage } from '../record/slip.tsx'
import type { ListedRecord } from '../records/record-columns.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PrintTools } from '../ui/print-tools.tsx'
import { useFocusAtFirst } from '../ui/use-focus-at-first.ts'
import { navigate } from '../visits.ts'
import classes from './slips.module.css'
import type { useSlipRun } from './use-slip-run.ts'

interface PrintedSlipsProps {
  records: ListedRecord[]
  slipRun: ReturnType<typeof useSlipRun<unknown>>
}

/** The slips, each on a page of its own, as one document for the printer or a PDF. */
export function PrintedSlips({
  records,
  slipRun: { codes, printed, ...slipRun },
}: PrintedSlipsProps) {
  const words = useSlipsWords()
  const organisation = useQuery(organisationQuery)
  const [chosen, setLanguage] = useState<Language | null>(null)
  const slips = codes.flatMap(({ recordId, accessCode }) => {
    const record = records.find(({ id }) => id === recordId)
    return record ? [{ record, accessCode }] : []
  })
  const usual = new Set(slips.map(({ record }) => usualLanguage(record)))
  const [only = null] = usual.size === 1 ? usual : []
  return (
    <>
      <PrintTools
        words={words.tools}
        language={chosen ?? only}
        onLanguage={setLanguage}
        onClose={() => void navigate({ to: '/records' })}
        takesFocus
      />
      {printed === 'sent' && (
        <AskPrinted
          count={slips.length}
          isBusy={slipRun.isNoting}
          onYes={() => void slipRun.notePrinted()}
        />
      )}
      {printed === 'all' && (
        <Text role="status" className={classes.screen} mb="lg">
          {words.allPrinted}
        </Text>
      )}
      <Loaded query={organisation}>
        {(data) => (
          <div className={classes.slips}>
            {slips.map(({ record, accessCode }) => (
              <Slip
                key={accessCode}
                record={record}
                code={accessCode}
                organisation={data}
                language={chosen ?? usualLanguage(record)}
              />
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}

interface AskPrintedProps {
  count: number
  isBusy: boolean
  onYes: () => void
}

/** A browser knows that it sent the pages to a printer, not that they were printed. */
function AskPrinted({ count, isBusy, onYes }: AskPrintedProps) {
  const { didPrint: words } = useSlipsWords()
  const button = useFocusAtFirst()
  return (
    <Alert color="ask" className={classes.screen} mb="lg" title={words.title}>
      <Text size="sm" mb="sm">
        {words.text}
      </Text>
      <Group gap="xs">
        <Button ref={button} size="sm" loading={isBusy} onClick={onYes}>
          {words.yes(count)}
        </Button>
      </Group>
    </Alert>
  )
}
