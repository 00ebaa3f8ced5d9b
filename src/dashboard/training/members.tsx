import { Button, Group, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client'
import { paymentProblems } from '#modules/training/problems.schema'
import type { FullClass } from '#modules/training/schema'
import { Link } from '../routing.tsx'
import { ActButton } from '../ui/act-button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Part } from '../ui/part.tsx'
import { useClassesWords } from '../words/classes.ts'
import { said } from '../words/said.tsx'
import { PersonSelect } from './person-select.tsx'
import classes from './training.module.css'
import { trainingTopics, useAction } from './use-action.ts'

type Member = FullClass['members'][number]

interface Members {
  of: FullClass
  onSlip: (member: Member) => void
}

/** Students with a seat, and the waiting list in its order. */
export function Members({ of, onSlip }: Members) {
  const { members: words } = useClassesWords()
  const columns = useColumns({ of, onSlip })
  const canSelect = of.state === 'open' || of.state === 'full'
  return (
    <Part titleId="members-title" title={words.title} className={classes.section}>
      {of.members.length === 0 ? (
        <Text c="dimmed" mb="md">
          {of.state === 'draft' ? words.draft : words.none}
        </Text>
      ) : (
        <DataTable
          label={words.title}
          columns={columns}
          rows={of.members}
          keyOf={({ accountId }) => accountId}
        />
      )}
      {canSelect && <AddMember of={of} />}
    </Part>
  )
}

function useColumns({ of, onSlip }: Members): Column<Member>[] {
  const { members: words, training } = useClassesWords()
  const { columns } = words
  // Before the first session nobody can have been there, or missed it.
  const hasMet = of.sessions.some(({ startsAt }) => Date.parse(startsAt) <= Date.now())
  const fee = (isCovered: boolean) => (isCovered ? words.covered : words.notCovered)
  return [
    { name: columns.student, of: ({ name }) => <strong>{name}</strong>, isBare: true },
    {
      name: columns.stands,
      of: ({ isHeld, waitingPlace: place }) => {
        if (isHeld) return words.held
        return place === null ? words.hasSeat : words.waits(place)
      },
    },
    {
      name: columns.fee,
      of: ({ isCovered }) => (of.fee === 0 ? training.free : fee(isCovered)),
    },
    {
      name: columns.attended,
      of: ({ attended }) =>
        attended > 0 || hasMet ? words.attended(attended, of.sessions.length) : '',
    },
    {
      name: columns.actions,
      of: (member) => <MemberActions of={of} member={member} onSlip={onSlip} />,
      isBare: true,
    },
  ]
}

function MemberActions({ of, member, onSlip }: Members & { member: Member }) {
  const { members: words } = useClassesWords()
  const { accountId, name } = member
  const params = { id: of.id, accountId }
  const { takeOff } = words
  return (
    <Group gap={6}>
      {member.state === 'enrolled' && of.state === 'finished' && (
        <Button size="compact-sm" variant="default" onClick={() => onSlip(member)}>
          {words.slip}
        </Button>
      )}
      {of.fee > 0 && of.state !== 'finished' && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={words.payOf(name)}
          renderRoot={(props) => (
            <Link to="/payments/new" search={{ accountId, classId: of.id }} {...props} />
          )}
        >
          {words.pay}
        </Button>
      )}
      {of.state !== 'finished' && (
        <ActButton
          size="compact-sm"
          variant="subtle"
          color="danger"
          aria-label={takeOff.one(name)}
          asks={{
            title: takeOff.title(name),
            text: of.state === 'running' ? takeOff.begun : takeOff.text,
            yes: takeOff.button,
            isGrave: true,
          }}
          does={() => call('DELETE /classes/{id}/members/{accountId}', { params })}
          done={takeOff.done}
          topics={trainingTopics}
        >
          {takeOff.button}
        </ActButton>
      )}
    </Group>
  )
}

function AddMember({ of }: { of: FullClass }) {
  const { add: words } = useClassesWords().members
  const { run, isBusy } = useAction()
  const [accountId, setAccountId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(accountId === null ? paymentProblems.noStudent : null)
    if (accountId === null) return
    const params = { id: of.id }
    const added = await run(
      () => call('POST /classes/{id}/members', { params, body: { accountId } }),
      words.done,
    )
    if (added) setAccountId(null)
  }
  return (
    <form onSubmit={(event) => void add(event)} aria-label={words.title}>
      <Group align="flex-end" gap="sm">
        <div style={{ flex: '1 1 16rem', maxInlineSize: '28rem' }}>
          <PersonSelect
            label={words.title}
            value={accountId}
            error={said(problem ?? undefined)}
            onChange={setAccountId}
          />
        </div>
        <Button type="submit" variant="default" loading={isBusy}>
          {words.button}
        </Button>
      </Group>
    </form>
  )
}
