import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import { loadWordings } from '#modules/speech/wordings-in-browser.schema'
import { type AskedState, mayBecome } from '#modules/training/classes.schema'
import type { FullClass } from '#modules/training/schema'
import { languageNow } from '../look/language.ts'
import { classQuery } from '../queries.ts'
import { Link, useParams } from '../routing.tsx'
import { ask } from '../ui/ask.ts'
import { LaterView } from '../ui/later-view.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Fact, Part } from '../ui/part.tsx'
import { classesWordsNow, useClassesWords } from '../words/classes.ts'
import { Attendance } from './attendance.tsx'
import { ClassBadge, ClassFacts } from './class-facts.tsx'
import { Members } from './members.tsx'
import { CompletionPaper } from './papers.tsx'
import classes from './training.module.css'
import { useAction } from './use-action.ts'

/** Most have none. */
const loadUnfit = () => loadWordings([languageNow()]).then(() => import('./unfit-class.tsx'))

/** One class: its state, seats, waiting list, attendance and takings. */
export function ClassPage() {
  const { classId } = useParams('/classes/$classId')
  const found = useQuery(classQuery(classId))
  return <Loaded query={found}>{(data) => <ClassView of={data} />}</Loaded>
}

function ClassView({ of }: { of: FullClass }) {
  const { one: words, training, attendance, feeText, money } = useClassesWords()
  const [slipOf, setSlipOf] = useState<FullClass['members'][number] | null>(null)
  if (slipOf)
    return (
      <CompletionPaper
        of={shownOf(of)}
        name={slipOf.name}
        attended={slipOf.attended}
        onClose={() => setSlipOf(null)}
      />
    )
  const enrolled = of.members.filter(({ state }) => state === 'enrolled')
  return (
    <div>
      <PageHead title={of.title} back={<Link to="/classes">{words.back}</Link>}>
        <ClassBadge state={of.state} />
      </PageHead>
      {of.unfit.length > 0 && (
        <LaterView load={loadUnfit} what={words.unfit.title} isPart>
          {({ UnfitClass }) => <UnfitClass of={of} isOver={isOver(of)} />}
        </LaterView>
      )}
      <Moves of={of} />
      <div className={classes.card}>
        <ClassFacts of={of}>
          <Fact name={training.facts.seats}>
            {words.seats(of.enrolled, of.seats, of.held, of.waiting)}
          </Fact>
          <Fact name={training.facts.fee}>{feeText(of)}</Fact>
          <Fact name={words.takings}>
            {of.takings.length === 0
              ? words.noTakings
              : of.takings.map(({ currency, amount }) => money(amount, currency)).join(' · ')}
          </Fact>
        </ClassFacts>
        <Text size="sm">
          <Link to="/payments" search={{ classId: of.id }}>
            {words.payments}
          </Link>
        </Text>
      </div>
      <Members of={of} onSlip={setSlipOf} />
      {of.state !== 'draft' && of.state !== 'cancelled' && (
        <Part titleId="attendance-title" title={attendance.title} className={classes.section}>
          <Attendance
            classId={of.id}
            sessions={of.sessions}
            members={enrolled}
            of={of.attendance}
          />
        </Part>
      )}
    </div>
  )
}

/** Returns what may be printed for a student: a dash in place of withheld text. */
function shownOf(of: FullClass): FullClass {
  const unfit = new Set(of.unfit.map(({ path }) => path))
  const shown = (path: string, text: string) => (unfit.has(path) ? '–' : text)
  return { ...of, title: shown('title', of.title), teacher: shown('teacherName', of.teacher) }
}

const isOver = ({ state }: FullClass) => state === 'finished' || state === 'cancelled'

const moves = ['open', 'running', 'finished'] as const satisfies readonly AskedState[]

function Moves({ of }: { of: FullClass }) {
  const { one: words } = useClassesWords()
  const { run, isBusy } = useAction()
  const params = { id: of.id }
  const move = (state: AskedState) =>
    run(
      () => call('POST /classes/{id}/state', { params, body: { state } }),
      ({ told }) => {
        const { cancel, moved } = classesWordsNow().one
        return state === 'cancelled' ? cancel.done(told) : moved[state](of.title)
      },
    )
  const cancel = async () => {
    const isSure = await ask({
      title: words.cancel.title(of.title),
      text: words.cancel.text(of.members.length),
      yes: words.cancel.button,
      no: words.cancel.no,
      isGrave: true,
    })
    if (isSure) await move('cancelled')
  }
  if (isOver(of)) return null
  return (
    <Group gap="xs" mb="lg">
      {moves
        .filter((to) => mayBecome(of.state, to))
        .map((to) => (
          <Button key={to} loading={isBusy} onClick={() => void move(to)}>
            {words.moves[to]}
          </Button>
        ))}
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link to="/classes/$classId/edit" params={{ classId: of.id }} {...props} />
        )}
      >
        {words.update}
      </Button>
      <Button variant="subtle" color="danger" disabled={isBusy} onClick={() => void cancel()}>
        {words.cancel.button}
      </Button>
    </Group>
  )
}
