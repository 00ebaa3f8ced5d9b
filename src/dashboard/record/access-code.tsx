import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { call } from '#api/client'
import type { AccessCodeState } from '#modules/lookup/schema'
import { accessCodeQuery, type FullRecord } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import { momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import type { Secret } from '../ui/use-secret.ts'

interface AccessCode {
  record: FullRecord
  /** The code just issued, while this page is open. */
  code: Secret
  onSlip: () => void
}

/** Issues, re-issues and revokes the candidate's key; a new one is shown this once. */
export function AccessCode({ record, code, onSlip }: AccessCode) {
  const { run, isBusy } = useAction('records')
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === 'access-code') section.current?.scrollIntoView()
  }, [hash])
  const params = { id: record.id }
  const state = useQuery(accessCodeQuery(record.id))
  const issuedAt = record.accessCodeIssuedAt
  const issue = async () => {
    if (issuedAt && !(await mayReissue())) return
    await run(async () => {
      code.show((await call('POST /records/{id}/access-code', { params })).accessCode)
    }, null)
  }
  const revoke = async () => {
    if (!(await mayRevoke())) return
    await run(async () => {
      await call('DELETE /records/{id}/access-code', { params })
      code.putAway()
    }, 'The access code is revoked')
  }
  return (
    <section ref={section} id="access-code" aria-labelledby="code-title">
      <Title order={2} size="h4" id="code-title" mb="sm">
        Access code
      </Title>
      {code.text ? (
        <ShownOnce
          title="The new access code"
          secret={code}
          hint="It cannot be looked up later: print the slip, or write it down for the candidate."
          isLarge
        >
          <Button size="sm" onClick={onSlip}>
            Show slip to print
          </Button>
        </ShownOnce>
      ) : (
        <Text size="sm" mb="sm">
          {issuedAt
            ? sinceWhen(issuedAt, state.data)
            : 'No active access code. Without one nobody can open this file on the public site.'}
        </Text>
      )}
      {state.data?.waitsForSlip && !code.text && (
        <Text size="sm" mb="sm">
          Nobody said that its slip was printed. If the candidate has no slip, issue a new code.
        </Text>
      )}
      <FailedPart what="The last use of the access code" queries={[state]} />
      {state.data && (
        <Text size="sm" mb="sm">
          {state.data.lastOpenedAt
            ? `The file was last opened ${momentOf(state.data.lastOpenedAt)}.`
            : 'The file was never opened with a code.'}
        </Text>
      )}
      {record.state !== 'approved' && (
        <Text size="sm" c="dimmed" mb="sm">
          It opens the file only once the record is approved and visible.
        </Text>
      )}
      <Group gap="xs">
        <Button
          variant={issuedAt ? 'default' : 'filled'}
          loading={isBusy}
          onClick={() => void issue()}
        >
          {issuedAt ? 'Issue a new code' : 'Issue access code'}
        </Button>
        {issuedAt && (
          <Button variant="subtle" color="danger" disabled={isBusy} onClick={() => void revoke()}>
            Revoke
          </Button>
        )}
      </Group>
    </section>
  )
}

function sinceWhen(issuedAt: string, state: AccessCodeState | undefined): string {
  if (state?.isByCandidate)
    return `Changed ${momentOf(issuedAt)} by the candidate. Staff cannot see the code.`
  const by = state?.issuedBy ? ` by ${state.issuedBy}` : ''
  return `Issued ${momentOf(issuedAt)}${by}. The code itself cannot be shown again.`
}

function mayReissue(): Promise<boolean> {
  return ask({
    title: 'Issue a new code?',
    text: 'The code that the candidate has now stops working at once. A file that is open with it closes, and the shares made with it stop.',
    yes: 'Issue a new code',
    isGrave: true,
  })
}

function mayRevoke(): Promise<boolean> {
  return ask({
    title: 'Revoke the access code?',
    text: 'Nobody can open this file any more until you issue a new code. A file that is open now closes, and its shares stop for good.',
    yes: 'Revoke it',
    isGrave: true,
  })
}
