import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import type { ChainVerdict } from '#modules/audit/schema'
import type { LogResult } from '#modules/transparency/schema'
import { download } from '../confirm/download.ts'
import { MenuButton } from '../ui/menu-button.tsx'
import { problemToast } from '../ui/toast.ts'
import { type AuditWords, useAuditWords } from '../words/audit.ts'
import { usePartWords } from '../words/parts.ts'

/** The server's findings about the events, and about the log that they are sealed into. */
export interface Verified {
  chain: ChainVerdict
  log: LogResult
}

/** Verifies events and log on the server; passes the result to `onVerdict`. */
export function VerifyButton({ onVerdict }: { onVerdict: (verdict: Verified | null) => void }) {
  const words = useAuditWords()
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
      {words.verify}
    </Button>
  )
}

function foundInChain(
  chain: ChainVerdict,
  words: AuditWords,
  number: (number: number) => string,
): string {
  return chain.verdict === 'whole'
    ? words.allEntries(number(chain.events))
    : words.reasons[chain.reason](number(chain.sequence))
}

function FoundInLog({ log: { verdict, leaves, finding } }: { log: LogResult }) {
  const words = useAuditWords()
  const { number } = usePartWords()
  // The first leaf is not an entry.
  if (verdict === 'whole') return words.sealed(number(leaves - 1))
  if (finding === null) return null
  return (
    <>
      {words.inSealed} <span lang="en">{finding}</span>
    </>
  )
}

/** The result of verifying, in words that say what to do. */
export function Verdict({ verdict, onClose }: { verdict: Verified; onClose: () => void }) {
  const words = useAuditWords()
  const { number } = usePartWords()
  const { chain, log } = verdict
  const isWhole = chain.verdict === 'whole' && log.verdict !== 'broken'
  return (
    <Alert
      mb="lg"
      color={isWhole ? 'known' : 'danger'}
      role={isWhole ? 'status' : 'alert'}
      title={isWhole ? words.whole : words.broken}
      withCloseButton
      closeButtonLabel={words.closeResult}
      onClose={onClose}
    >
      {foundInChain(chain, words, number)} <FoundInLog log={log} /> {!isWhole && words.advice}
    </Alert>
  )
}

/** Downloads the filtered events; asks for the password if it was given a while ago. */
export function ExportMenu({ query }: { query: Record<string, string> }) {
  const words = useAuditWords()
  const ask = (format: 'csv' | 'jsonl') => download('/audit-events/export', { ...query, format })
  const items = [
    { label: words.csv, run: () => void ask('csv') },
    { label: words.jsonl, run: () => void ask('jsonl') },
  ]
  return <MenuButton items={items}>{words.export}</MenuButton>
}
