import { Alert, Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import type { ChainVerdict } from '#modules/audit/schema'
import type { LogResult } from '#modules/transparency/schema'
import { download } from '../confirm/download.ts'
import { problemToast } from '../ui/toast.ts'

/** What the server found of the events, and of the log that they are sealed into. */
export interface Verified {
  chain: ChainVerdict
  log: LogResult
}

/** Examines events and log on the server; the result goes to `onVerdict`. */
export function VerifyButton({ onVerdict }: { onVerdict: (verdict: Verified | null) => void }) {
  const [isBusy, setBusy] = useState(false)
  const verify = async () => {
    setBusy(true)
    onVerdict(null)
    await Promise.all([
      call('POST /audit-events/verify', {}),
      call('POST /transparency-log/verify', {}),
    ]).then(([chain, log]) => onVerdict({ chain, log }), problemToast)
    setBusy(false)
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void verify()}>
      Verify the log
    </Button>
  )
}

type Reason = Extract<ChainVerdict, { verdict: 'broken' }>['reason']

const headGone = (state: string) => (entry: string) =>
  `The head of the log, which is kept outside the database, is ${state}: whether entries after ${entry} were cut off cannot be known.`
const reasons: Record<Reason, (entry: string) => string> = {
  missing: (entry) => `Entry ${entry} is missing.`,
  altered: (entry) => `Entry ${entry} is not as it was written.`,
  tail_cut: (entry) => `Entry ${entry} and those after it were cut off.`,
  head_missing: headGone('missing'),
  head_unreadable: headGone('unreadable'),
  unsealed_altered: (entry) =>
    `An entry after ${entry}, which is not sealed yet, is not as it was written.`,
}

const advice =
  'Somebody reached into what is kept. Keep a copy of it as it is, and tell whoever runs the server.'

function foundInChain(chain: ChainVerdict): string {
  return chain.verdict === 'whole'
    ? `All ${chain.events.toLocaleString('en-GB')} entries are as they were written, and none that was sealed is missing.`
    : reasons[chain.reason](chain.sequence.toLocaleString('en-GB'))
}

function foundInLog({ verdict, leaves, finding }: LogResult): string {
  if (verdict === 'whole')
    // The first leaf is no entry.
    return `${(leaves - 1).toLocaleString('en-GB')} are sealed: whoever kept a checkpoint would notice a change.`
  return finding === null ? '' : `In the sealed log, ${finding}`
}

/** What verifying found, in words that say what to do. */
export function Verdict({ verdict, onClose }: { verdict: Verified; onClose: () => void }) {
  const { chain, log } = verdict
  const isWhole = chain.verdict === 'whole' && log.verdict !== 'broken'
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
      {[foundInChain(chain), foundInLog(log), isWhole ? '' : advice].filter(Boolean).join(' ')}
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
