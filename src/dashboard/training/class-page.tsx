import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#api/client'
import { sentence } from '#messages/isolated'
import { type AskedState, type FullClass, mayBecome } from '#modules/training/schema'
import { classQuery, organisationQuery } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { UnfitAlert } from '../ui/unfit-alert.tsx'
import { trainingTexts } from '../words/training.ts'
import { Attendance } from './attendance.tsx'
import { ClassBadge } from './class-badge.tsx'
import { ClassFacts, Fact } from './class-facts.tsx'
import { CompletionView } from './completion-view.tsx'
import { Members } from './members.tsx'
import classes from './training.module.css'
import { useAction } from './use-action.ts'

const route = getRouteApi('/classes/$classId')

/** One class: its state, seats, waiting list, attendance and takings. */
export function ClassPage() {
  const { classId } = route.useParams()
  const found = useQuery(classQuery(classId))
  return <Loaded query={found}>{(data) => <ClassView of={data} />}</Loaded>
}

function ClassView({ of }: { of: FullClass }) {
  const { feeText, money } = trainingTexts
  const organisation = useQuery(organisationQuery)
  const [slipOf, setSlipOf] = useState<FullClass['members'][number] | null>(null)
  if (slipOf)
    return (
      <Loaded query={organisation}>
        {(issuer) => (
          <CompletionView
            of={shownOf(of)}
            name={slipOf.name}
            attended={slipOf.attended}
            issuer={issuer}
            onClose={() => setSlipOf(null)}
          />
        )}
      </Loaded>
    )
  const enrolled = of.members.filter(({ state }) => state === 'enrolled')
  return (
    <div>
      <PageHead title={of.title} back={<Link to="/classes">All classes</Link>}>
        <ClassBadge state={of.state} />
      </PageHead>
      <UnfitAlert
        title="Students do not see this as it is"
        lead={
          of.state === 'finished' || of.state === 'cancelled'
            ? 'The class is over, so it stays so.'
            : 'Change it with “Update”. Until then it is not offered, and whoever is enrolled sees a dash.'
        }
        refused={of.unfit.map((each) => ({ ...each, label: unfitLabels[each.path] ?? each.path }))}
      />
      <Moves of={of} />
      <div className={classes.card}>
        <ClassFacts of={of}>
          <Fact name="Seats">
            {of.enrolled} of {of.seats} taken · {of.waiting} waiting
          </Fact>
          <Fact name="Fee">{feeText(of)}</Fact>
          <Fact name="Takings">
            {of.takings.length === 0
              ? 'Nothing was paid yet'
              : of.takings.map(({ currency, amount }) => money(amount, currency)).join(' · ')}
          </Fact>
        </ClassFacts>
        <Text size="sm">
          <Link to="/payments" search={{ classId: of.id }}>
            Payments for this class
          </Link>
        </Text>
      </div>
      <Members of={of} onSlip={setSlipOf} />
      {of.state !== 'draft' && of.state !== 'cancelled' && (
        <section className={classes.section} aria-labelledby="attendance-title">
          <Title order={2} size="h3" id="attendance-title">
            Attendance
          </Title>
          <Attendance
            classId={of.id}
            sessions={of.sessions}
            members={enrolled}
            of={of.attendance}
          />
        </section>
      )}
    </div>
  )
}

/** What may be printed for a student: a dash in place of what may not be said. */
function shownOf(of: FullClass): FullClass {
  const unfit = new Set(of.unfit.map(({ path }) => path))
  const shown = (path: string, text: string) => (unfit.has(path) ? '–' : text)
  return { ...of, title: shown('title', of.title), teacher: shown('teacherName', of.teacher) }
}

const unfitLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  teacherName: 'Teacher',
  place: 'Place',
  link: 'Link',
}

const moves: { to: AskedState; label: string; done: string }[] = [
  { to: 'open', label: 'Open for students', done: 'is open now' },
  { to: 'running', label: 'Begin', done: 'is running now' },
  { to: 'finished', label: 'Finish', done: 'is finished now' },
]

function Moves({ of }: { of: FullClass }) {
  const { run, isBusy } = useAction()
  const params = { id: of.id }
  const move = (state: AskedState, done: string) =>
    run(
      () => call('POST /classes/{id}/state', { params, body: { state } }),
      ({ told }) =>
        state === 'cancelled' ? `Cancelled. ${told} told` : sentence`${of.title} ${done}`,
    )
  const cancel = async () => {
    const isSure = await ask({
      title: sentence`Cancel ${of.title}?`,
      text: `You won't be able to revert this! Everybody on its list is told (${of.enrolled + of.waiting}), and what they paid becomes credit.`,
      yes: 'Cancel the class',
      no: 'Keep the class',
      isGrave: true,
    })
    if (isSure) await move('cancelled', '')
  }
  const isOver = of.state === 'finished' || of.state === 'cancelled'
  if (isOver) return null
  return (
    <Group gap="xs" mb="lg">
      {moves
        .filter(({ to }) => mayBecome(of.state, to))
        .map(({ to, label, done }) => (
          <Button key={to} loading={isBusy} onClick={() => void move(to, done)}>
            {label}
          </Button>
        ))}
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link to="/classes/$classId/edit" params={{ classId: of.id }} {...props} />
        )}
      >
        Update
      </Button>
      <Button variant="subtle" color="danger" disabled={isBusy} onClick={() => void cancel()}>
        Cancel the class
      </Button>
    </Group>
  )
}
