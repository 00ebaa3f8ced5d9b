import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#api/client'
import type { OwnClass } from '#modules/training/schema'
import { useSession } from '../session.ts'
import { ClassBadge } from '../training/class-badge.tsx'
import { ClassFacts, Fact } from '../training/class-facts.tsx'
import { CompletionView } from '../training/completion-view.tsx'
import { Messages } from '../training/messages.tsx'
import { ownClassesQuery } from '../training/own-classes-query.ts'
import classes from '../training/training.module.css'
import { useAction } from '../training/use-action.ts'
import { feeText } from '../training/words.ts'
import { ask } from '../ui/ask.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'

/** The classes in which the student has a seat, and what became of earlier ones. */
export function MyEnrolledClassesPage() {
  const who = useSession()
  const own = useQuery(ownClassesQuery)
  const [slipOf, setSlipOf] = useState<OwnClass | null>(null)
  return (
    <Loaded query={own}>
      {({ classes: all, messages, organisation }) =>
        slipOf ? (
          <CompletionView
            of={slipOf}
            name={who.name}
            attended={slipOf.attended.length}
            issuer={organisation}
            onClose={() => setSlipOf(null)}
          />
        ) : (
          <div>
            <PageHead title="My classes" lead="Where you have a seat, and where you were." />
            <Messages messages={messages} />
            <Enrolled
              enrolled={all.filter(({ enrolment }) => enrolment.state === 'enrolled')}
              onSlip={setSlipOf}
            />
            <Past
              past={all.filter(
                ({ enrolment: { state } }) => state === 'cancelled' || state === 'left',
              )}
            />
          </div>
        )
      }
    </Loaded>
  )
}

interface Enrolled {
  enrolled: readonly OwnClass[]
  onSlip: (of: OwnClass) => void
}

function Enrolled({ enrolled, onSlip }: Enrolled) {
  if (enrolled.length === 0)
    return (
      <Text c="dimmed">
        You have a seat in no class. <Link to="/my-selected-classes">Select a class</Link> first.
      </Text>
    )
  return (
    <ul className={classes.cards}>
      {enrolled.map((one) => (
        <EnrolledClass key={`${one.id} ${one.enrolment.selectedAt}`} of={one} onSlip={onSlip} />
      ))}
    </ul>
  )
}

function EnrolledClass({ of, onSlip }: { of: OwnClass } & Pick<Enrolled, 'onSlip'>) {
  const { run, isBusy } = useAction()
  const leave = async () => {
    const isSure = await ask({
      title: `Leave ${of.title}?`,
      text: `Your seat goes to the next one who waits.${of.fee > 0 ? ' The fee becomes your credit.' : ''}`,
      yes: 'Leave the class',
      no: 'Keep my seat',
      isGrave: true,
    })
    const params = { id: of.id }
    if (isSure) await run(() => call('DELETE /my/classes/{id}', { params }), 'You left the class')
  }
  const hasBegun = of.state === 'running' || of.state === 'finished'
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {of.title}
        </Title>
        <ClassBadge state={of.state} />
      </div>
      <ClassFacts of={of}>
        <Fact name="Fee">{feeText(of)}</Fact>
        <Fact name="Attended">
          {of.attended.length} of {of.sessions.length} sessions
        </Fact>
      </ClassFacts>
      <Group gap="xs">
        {of.state === 'finished' && (
          <Button variant="default" onClick={() => onSlip(of)}>
            Attendance slip
          </Button>
        )}
        {!hasBegun && (
          <Button
            variant="subtle"
            color="danger"
            disabled={isBusy}
            aria-label={`Leave ${of.title}`}
            onClick={() => void leave()}
          >
            Leave
          </Button>
        )}
      </Group>
    </li>
  )
}

function Past({ past }: { past: readonly OwnClass[] }) {
  if (past.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="past-title">
      <Title order={2} size="h3" id="past-title">
        Left or cancelled
      </Title>
      <ul>
        {past.map((one) => (
          <li key={`${one.id} ${one.enrolment.selectedAt}`}>
            {one.title}: {one.enrolment.state === 'cancelled' ? 'the class was cancelled' : 'left'}
          </li>
        ))}
      </ul>
    </section>
  )
}
