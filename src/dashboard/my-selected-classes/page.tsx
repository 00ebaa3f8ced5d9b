import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import type { OfferedClass, OwnClass } from '#modules/training/schema'
import { ClassBadge } from '../training/class-badge.tsx'
import { ClassFacts, Fact } from '../training/class-facts.tsx'
import { Messages } from '../training/messages.tsx'
import { catalogueQuery, ownClassesQuery } from '../training/own-classes-query.ts'
import classes from '../training/training.module.css'
import { useAction } from '../training/use-action.ts'
import { feeText } from '../training/words.ts'
import { ask } from '../ui/ask.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { showToast } from '../ui/toasts.ts'
import { standingOf } from './standing.ts'

/** What the student selected and waits for, and what there is to select. */
export function MySelectedClassesPage() {
  const own = useQuery(ownClassesQuery)
  const catalogue = useQuery(catalogueQuery)
  return (
    <div>
      <PageHead
        title="My selected classes"
        lead="You have a seat when one is free and your payments cover the fee. Until then you wait in order."
      />
      <Loaded query={own}>
        {({ classes: all, messages }) => (
          <>
            <Messages messages={messages} />
            <Selected waits={all.filter(({ enrolment }) => enrolment.state === 'selected')} />
          </>
        )}
      </Loaded>
      <section className={classes.section} aria-labelledby="catalogue-title">
        <Title order={2} size="h3" id="catalogue-title">
          Classes that you can select
        </Title>
        <Loaded query={catalogue}>
          {({ classes: offered }) =>
            offered.length === 0 ? (
              <Text c="dimmed">
                No other class is open now. Look here again later, or ask the agency when the next
                one opens.
              </Text>
            ) : (
              <ul className={classes.cards}>
                {offered.map((one) => (
                  <Offer key={one.id} of={one} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
    </div>
  )
}

function Selected({ waits }: { waits: readonly OwnClass[] }) {
  if (waits.length === 0)
    return <Text c="dimmed">You wait for no class. Select one from the list below.</Text>
  return (
    <ul className={classes.cards} aria-label="Selected">
      {waits.map((one) => (
        <Waiting key={one.id} of={one} />
      ))}
    </ul>
  )
}

function Waiting({ of }: { of: OwnClass }) {
  const { run, isBusy } = useAction()
  const giveUp = async () => {
    const isSure = await ask({
      title: `Take ${of.title} off your list?`,
      text: 'You lose your place on the waiting list. What you paid stays yours, as credit.',
      yes: 'Take it off',
      isGrave: true,
    })
    const params = { id: of.id }
    if (isSure) await run(() => call('DELETE /my/classes/{id}', { params }), 'Taken off your list')
  }
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {of.title}
        </Title>
        <ClassBadge state={of.state} />
      </div>
      <Text fw={600}>{standingOf(of)}</Text>
      <ClassFacts of={of}>
        <Fact name="Fee">{feeText(of)}</Fact>
      </ClassFacts>
      <Group>
        <Button
          size="compact-md"
          variant="subtle"
          color="danger"
          disabled={isBusy}
          aria-label={`Take off my list: ${of.title}`}
          onClick={() => void giveUp()}
        >
          Take off my list
        </Button>
      </Group>
    </li>
  )
}

function Offer({ of }: { of: OfferedClass }) {
  const { run, isBusy } = useAction()
  const select = async () => {
    const params = { id: of.id }
    const selected = await run(
      () => call('POST /my/classes/{id}', { params }),
      ({ enrolment }) => (enrolment.state === 'enrolled' ? 'You have a seat' : 'Selected'),
    )
    // Long enough to be read: it says what to do next.
    if (selected && selected.enrolment.state === 'selected')
      showToast({ message: standingOf(selected), tone: 'done', lasts: 10_000 })
  }
  const hasSeat = of.freeSeats > 0
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <Title order={3} size="h4">
          {of.title}
        </Title>
        <ClassBadge state={of.state} />
      </div>
      <ClassFacts of={of}>
        <Fact name="Fee">
          {feeText(of)}
          {of.fee > 0 && of.isCovered && ' · your credit covers it, and pays it with the seat'}
        </Fact>
        <Fact name="Seats">
          {hasSeat ? `${of.freeSeats} free` : 'None free'}
          {of.waiting > 0 && ` · ${of.waiting} waiting`}
        </Fact>
      </ClassFacts>
      <Group>
        <Button
          loading={isBusy}
          aria-label={`${hasSeat ? 'Select' : 'Join the waiting list'}: ${of.title}`}
          onClick={() => void select()}
        >
          {hasSeat ? 'Select' : 'Join the waiting list'}
        </Button>
      </Group>
    </li>
  )
}
