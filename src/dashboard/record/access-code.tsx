import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import type { AccessCodeState } from '#modules/lookup/schema'
import { type CandidateWords, useCandidateWords } from '#words/candidate'
import { accessCodeQuery, type FullRecord } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import type { Secret } from '../ui/use-secret.ts'
import type { BelowProps } from './approve-button.tsx'
import classes from './record.module.css'
import { Shares, Views } from './shares.tsx'

/** How the candidate and others come to the file, and when somebody did. */
export function Below({ record, code, onSlip }: BelowProps) {
  return (
    <div className={classes.sides}>
      <AccessCode record={record} code={code} onSlip={onSlip} />
      <div className={classes.stack}>
        <Shares recordId={record.id} />
        <Views recordId={record.id} />
      </div>
    </div>
  )
}

interface AccessCode {
  record: FullRecord
  /** The code just issued, while this page is open. */
  code: Secret
  onSlip: () => void
}

/** Issues, re-issues and revokes the candidate's code; a new one is shown this once. */
function AccessCode({ record, code, onSlip }: AccessCode) {
  const words = useCandidateWords().code
  const { momentOf } = useTimes()
  const { run, isBusy } = useAction('records')
  const params = { id: record.id }
  const state = useQuery(accessCodeQuery(record.id))
  const issuedAt = record.accessCodeIssuedAt
  const issue = async () => {
    if (issuedAt && !(await ask({ ...words.mayReissue, isGrave: true }))) return
    await run(async () => {
      code.show((await call('POST /records/{id}/access-code', { params })).accessCode)
    }, null)
  }
  const revoke = async () => {
    if (!(await ask({ ...words.mayRevoke, isGrave: true }))) return
    await run(async () => {
      await call('DELETE /records/{id}/access-code', { params })
      code.putAway()
    }, words.revoked)
  }
  const handOver = async () => {
    if (!issuedAt || !(await ask(words.mayHandOver))) return
    const body = { issuedAt }
    await run(
      () => call('POST /records/{id}/access-code/handover', { params, body }),
      words.handOverNoted,
    )
  }
  const { handedOver } = state.data ?? {}
  const mayHandOver = state.data && issuedAt && !handedOver && !state.data.isByCandidate
  return (
    <Part titleId="code-title" title={words.title} id="access-code">
      {code.text ? (
        <ShownOnce title={words.new} secret={code} hint={words.hint} isLarge>
          <Button size="sm" onClick={onSlip}>
            {words.slip}
          </Button>
        </ShownOnce>
      ) : (
        <Text size="sm" mb="sm">
          {issuedAt ? sinceWhen(words, momentOf(issuedAt), state.data) : words.none}
        </Text>
      )}
      {state.data?.waitsForSlip && !code.text && (
        <Text size="sm" mb="sm">
          {words.noSlip}
        </Text>
      )}
      {handedOver && (
        <Text size="sm" mb="sm">
          {handedOver.by === null
            ? words.handedOver(momentOf(handedOver.at))
            : words.handedOverBy(momentOf(handedOver.at), handedOver.by)}
        </Text>
      )}
      <FailedPart what={words.lastUse} queries={[state]} />
      {state.data && (
        <Text size="sm" mb="sm">
          {state.data.lastOpenedAt
            ? words.opened(momentOf(state.data.lastOpenedAt))
            : words.neverOpened}
        </Text>
      )}
      {record.state !== 'approved' && <Muted mb="sm">{words.onlyApproved}</Muted>}
      <Group gap="xs">
        <Button
          variant={issuedAt ? 'default' : 'filled'}
          loading={isBusy}
          onClick={() => void issue()}
        >
          {issuedAt ? words.issueNew : words.issue}
        </Button>
        {mayHandOver && (
          <Button variant="default" disabled={isBusy} onClick={() => void handOver()}>
            {words.handOver}
          </Button>
        )}
        {issuedAt && (
          <Button variant="subtle" color="danger" disabled={isBusy} onClick={() => void revoke()}>
            {words.revoke}
          </Button>
        )}
      </Group>
    </Part>
  )
}

function sinceWhen(
  words: CandidateWords['code'],
  moment: string,
  state: AccessCodeState | undefined,
): string {
  if (state?.isByCandidate) return words.changed(moment)
  return state?.issuedBy ? words.issuedBy(moment, state.issuedBy) : words.issued(moment)
}
