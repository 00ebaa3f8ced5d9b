import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import type { OfferedClass, OwnClass } from '#modules/training/schema'
import { ClassCard } from '../training/class-card.tsx'
import { Fact } from '../training/class-facts.tsx'
import { GiveUpClass } from '../training/give-up-class.tsx'
import { Messages } from '../training/messages.tsx'
import { catalogueQuery, ownClassesQuery } from '../training/own-classes-query.ts'
import classes from '../training/training.module.css'
import { useAction } from '../training/use-action.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { showToast } from '../ui/toasts.ts'
import { useTrainingWords } from '../words/training.ts'
import { standingOf } from './standing.ts'

/** What the student selected and waits for, and what there is to select. */
export function MySelectedClassesPage() {
  const { selected: words } = useTrainingWords()
  const own = useQuery(ownClassesQuery)
  const catalogue = useQuery(catalogueQuery)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
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
          {words.offered}
        </Title>
        <Loaded query={catalogue}>
          {({ classes: offered }) =>
            offered.length === 0 ? (
              <Text c="dimmed">{words.noneOffered}</Text>
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
  const { selected: words } = useTrainingWords()
  if (waits.length === 0) return <Text c="dimmed">{words.none}</Text>
  return (
    <ul className={classes.cards} aria-label={words.list}>
      {waits.map((one) => (
        <Waiting key={one.id} of={one} />
      ))}
    </ul>
  )
}

function Waiting({ of }: { of: OwnClass }) {
  const training = useTrainingWords()
  const { selected: words, facts, feeText } = training
  const question = {
    title: words.takeOffTitle(of.title),
    text: words.takeOffText,
    yes: words.takeOffYes,
    no: words.takeOffNo,
  }
  return (
    <ClassCard
      of={of}
      order={2}
      standing={<Text fw={600}>{standingOf(of, training)}</Text>}
      facts={<Fact name={facts.fee}>{feeText(of)}</Fact>}
    >
      <Group>
        <GiveUpClass
          classId={of.id}
          label={words.takeOff}
          labelWhich={words.takeOffWhich(of.title)}
          question={question}
          done={words.takenOff}
        />
      </Group>
    </ClassCard>
  )
}

function Offer({ of }: { of: OfferedClass }) {
  const training = useTrainingWords()
  const { selected: words, facts, feeText } = training
  const { run, isBusy } = useAction()
  const select = async () => {
    const params = { id: of.id }
    const selected = await run(
      () => call('POST /my/classes/{id}', { params }),
      ({ enrolment }) => (enrolment.state === 'enrolled' ? words.hasSeat : words.done),
    )
    // Long enough to be read: it says what to do next.
    if (selected && selected.enrolment.state === 'selected')
      showToast({ message: standingOf(selected, training), tone: 'done', lasts: 10_000 })
  }
  const action = of.freeSeats > 0 ? words.select : words.join
  const more = (
    <>
      <Fact name={facts.fee}>
        {feeText(of)}
        {of.fee > 0 && of.isCovered && ` · ${words.covered}`}
      </Fact>
      <Fact name={facts.seats}>
        {words.freeSeats(of.freeSeats)}
        {of.waiting > 0 && ` · ${words.waiting(of.waiting)}`}
      </Fact>
    </>
  )
  return (
    <ClassCard of={of} order={3} facts={more}>
      <Group>
        <Button
          loading={isBusy}
          aria-label={words.which(action, of.title)}
          onClick={() => void select()}
        >
          {action}
        </Button>
      </Group>
    </ClassCard>
  )
}
