import { Alert, Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import type { ChainVerdict } from '#modules/audit/schema'
import { download } from '../confirm/download.ts'
import { problemToast } from '../ui/toast.ts'

/** Walks the chain on the server; the result goes to `onVerdict`. */
export function VerifyButton({ onVerdict }: { onVerdict: (verdict: ChainVerdict | null) => void }) {
  const [isBusy, setBusy] = useState(false)
  const verify = async () => {
    setBusy(true)
    onVerdict(null)
    await call('POST /audit-events/verify', {}).then(onVerdict, problemToast)
    setBusy(false)
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void verify()}>
      Verify the chain
    </Button>
  )
}

const reasons: Record<'missing' | 'altered' | 'tail_cut', string> = {
  missing: 'is missing',
  altered: 'is not as it was written',
  tail_cut: 'and those after it were cut off',
}

/** What verifying found, in words that say what to do. */
export function Verdict({ verdict, onClose }: { verdict: ChainVerdict; onClose: () => void }) {
  const isWhole = verdict.verdict === 'whole'
  return (
    <Alert
      mb="lg"
      color={isWhole ? 'known' : 'danger'}
      role={isWhole ? 'status' : 'alert'}
      title={isWhole ? 'The log is whole' : 'The log was changed'}
      withCloseButton
      closeButtonLabel="Close the result"
      onClose={onClose}
    >
      {verdict.verdict === 'whole'
        ? `All ${verdict.events.toLocaleString('en-GB')} entries are as they were written, and none is missing.`
        : `Entry ${verdict.sequence.toLocaleString('en-GB')} ${reasons[verdict.reason]}. Somebody reached into the database. Keep a copy of it as it is, and tell whoever runs the server.`}
    </Alert>
  )
}

/** Downloads what the filters find; the password is asked for when it was given a while ago. */
export function ExportMenu({ query }: { query: Record<string, string> }) {
  const ask = (format: 'csv' | 'jsonl') => download('/audit-events/export', { ...query, format })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default">Export</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void ask('csv')}>CSV, for a spreadsheet</Menu.Item>
        <Menu.Item onClick={() => void ask('jsonl')}>JSON lines, for a program</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
