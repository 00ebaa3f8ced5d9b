import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OwnClass } from '#modules/training/schema'
import { useSession } from '../session.ts'
import { ClassCard } from '../training/class-card.tsx'
import { Fact } from '../training/class-facts.tsx'
import { CompletionView } from '../training/completion-view.tsx'
import { GiveUpClass } from '../training/give-up-class.tsx'
import { Messages } from '../training/messages.tsx'
import { ownClassesQuery } from '../training/own-classes-query.ts'
import classes from '../training/training.module.css'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useTrainingWords } from '../words/training.ts'

/** The classes in which the student has a seat, and what became of earlier ones. */
export function MyEnrolledClassesPage() {
  const { enrolled: words } = useTrainingWords()
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
            <PageHead title={words.title} lead={words.lead} />
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
  const { enrolled: words } = useTrainingWords()
  if (enrolled.length === 0)
    return (
      <Text c="dimmed">
        {words.none} <Link to="/my-selected-classes">{words.toSelect}</Link>
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
  const { enrolled: words, facts, feeText } = useTrainingWords()
  const hasBegun = of.state === 'running' || of.state === 'finished'
  const question = {
    title: words.leaveTitle(of.title),
    text: of.fee > 0 ? `${words.leaveText} ${words.leaveFee}` : words.leaveText,
    yes: words.leaveYes,
    no: words.leaveNo,
  }
  const more = (
    <>
      <Fact name={facts.fee}>{feeText(of)}</Fact>
      <Fact name={facts.attended}>{facts.attendedOf(of.attended.length, of.sessions.length)}</Fact>
    </>
  )
  return (
    <ClassCard of={of} order={2} facts={more}>
      <Group gap="xs">
        {of.state === 'finished' && (
          <Button variant="default" onClick={() => onSlip(of)}>
            {words.slip}
          </Button>
        )}
        {!hasBegun && (
          <GiveUpClass
            classId={of.id}
            label={words.leave}
            labelWhich={words.leaveWhich(of.title)}
            question={question}
            done={words.left}
          />
        )}
      </Group>
    </ClassCard>
  )
}

function Past({ past }: { past: readonly OwnClass[] }) {
  const { enrolled: words } = useTrainingWords()
  if (past.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="past-title">
      <Title order={2} size="h3" id="past-title">
        {words.past}
      </Title>
      <ul>
        {past.map((one) => (
          <li key={`${one.id} ${one.enrolment.selectedAt}`}>
            {one.enrolment.state === 'cancelled'
              ? words.pastCancelled(one.title)
              : words.pastLeft(one.title)}
          </li>
        ))}
      </ul>
    </section>
  )
}
