import { Button, Group, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client'
import { sentence } from '#messages/isolated'
import type { FullClass } from '#modules/training/schema'
import { ask } from '../ui/ask.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { PersonSelect } from './person-select.tsx'
import classes from './training.module.css'
import { useAction } from './use-action.ts'

type Member = FullClass['members'][number]

interface Members {
  of: FullClass
  onSlip: (member: Member) => void
}

/** Who has a seat, and the waiting list in its order. */
export function Members({ of, onSlip }: Members) {
  const canSelect = of.state === 'open' || of.state === 'full'
  return (
    <section className={classes.section} aria-labelledby="members-title">
      <Title order={2} size="h3" id="members-title">
        Seats and waiting list
      </Title>
      {of.members.length === 0 ? (
        <Text c="dimmed" mb="md">
          {of.state === 'draft'
            ? 'Nobody can select this class before you open it.'
            : 'Nobody has selected this class yet. Students find it under “My selected classes”.'}
        </Text>
      ) : (
        <DataTable
          label="Seats and waiting list"
          columns={columnsWith({ of, onSlip })}
          rows={of.members}
          keyOf={({ accountId }) => accountId}
        />
      )}
      {canSelect && <AddMember of={of} />}
    </section>
  )
}

function columnsWith({ of, onSlip }: Members): Column<Member>[] {
  return [
    { name: 'Student', of: ({ name }) => <strong>{name}</strong>, isBare: true },
    {
      name: 'Stands',
      of: ({ waitingPlace: place }) => (place === null ? 'Has a seat' : `Waiting, number ${place}`),
    },
    {
      name: 'Fee',
      of: ({ isCovered }) => (of.fee === 0 ? 'Free' : isCovered ? 'Covered' : 'Not covered yet'),
    },
    { name: 'Attended', of: ({ attended }) => `${attended} of ${of.sessions.length}` },
    {
      name: 'Actions',
      of: (member) => <MemberActions of={of} member={member} onSlip={onSlip} />,
      isBare: true,
    },
  ]
}

function MemberActions({ of, member, onSlip }: Members & { member: Member }) {
  const { run, isBusy } = useAction()
  const { accountId, name } = member
  const takeOff = async () => {
    const isSure = await ask({
      title: sentence`Take ${name} off?`,
      text:
        of.state === 'running'
          ? 'The class has begun: the fee stays charged until you correct it by hand.'
          : 'The seat goes to the next one who waits. What was paid becomes credit.',
      yes: 'Take off',
      isGrave: true,
    })
    const params = { id: of.id, accountId }
    if (isSure)
      await run(() => call('DELETE /classes/{id}/members/{accountId}', { params }), 'Taken off')
  }
  return (
    <Group gap={6}>
      {member.state === 'enrolled' && of.state === 'finished' && (
        <Button size="compact-sm" variant="default" onClick={() => onSlip(member)}>
          Completion slip
        </Button>
      )}
      {of.fee > 0 && of.state !== 'finished' && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Record a payment of ${name}`}
          renderRoot={(props) => (
            <Link to="/payments/new" search={{ accountId, classId: of.id }} {...props} />
          )}
        >
          Record a payment
        </Button>
      )}
      {of.state !== 'finished' && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="danger"
          disabled={isBusy}
          aria-label={`Take off ${name}`}
          onClick={() => void takeOff()}
        >
          Take off
        </Button>
      )}
    </Group>
  )
}

function AddMember({ of }: { of: FullClass }) {
  const { run, isBusy } = useAction()
  const [accountId, setAccountId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(accountId === null ? 'Choose a student from the list.' : null)
    if (accountId === null) return
    const params = { id: of.id }
    const added = await run(
      () => call('POST /classes/{id}/members', { params, body: { accountId } }),
      'Put on the list',
    )
    if (added) setAccountId(null)
  }
  return (
    <form onSubmit={(event) => void add(event)} aria-label="Put a student on the list">
      <Group align="flex-end" gap="sm">
        <div style={{ flex: '1 1 16rem', maxInlineSize: '28rem' }}>
          <PersonSelect
            label="Put a student on the list"
            value={accountId}
            error={problem}
            onChange={setAccountId}
          />
        </div>
        <Button type="submit" variant="default" loading={isBusy}>
          Put on the list
        </Button>
      </Group>
    </form>
  )
}
