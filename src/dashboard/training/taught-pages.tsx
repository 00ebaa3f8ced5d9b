import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { taughtClassesQuery, taughtClassQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { trainingTexts } from '../words/training.ts'
import { Attendance } from './attendance.tsx'
import { ClassBadge } from './class-badge.tsx'
import { ClassFacts, Fact } from './class-facts.tsx'
import classes from './training.module.css'

/** The classes that the signed-in person teaches. */
export function TaughtClassesPage() {
  const { sessionText } = trainingTexts
  const found = useQuery(taughtClassesQuery)
  return (
    <div>
      <PageHead title="Classes I teach" lead="Who has a seat, and who was there." />
      <Loaded query={found}>
        {({ classes: taught }) =>
          taught.length === 0 ? (
            <Text c="dimmed" py="xl">
              You teach no class. An admin names you as the teacher on the page of a class.
            </Text>
          ) : (
            <ul className={classes.cards}>
              {taught.map((one) => (
                <li key={one.id} className={classes.card}>
                  <div className={classes.head}>
                    <Link to="/taught-classes/$classId" params={{ classId: one.id }}>
                      <strong>{one.title}</strong>
                    </Link>
                    <ClassBadge state={one.state} />
                  </div>
                  <Text size="sm" c="dimmed">
                    {one.sessions[0] ? sessionText(one.sessions[0]) : 'No sessions yet'} ·{' '}
                    {one.enrolled} of {one.seats} seats taken
                  </Text>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}

const route = getRouteApi('/taught-classes/$classId')

/** A class that one teaches: people and attendance, no money. */
export function TaughtClassPage() {
  const { classId } = route.useParams()
  const found = useQuery(taughtClassQuery(classId))
  return (
    <Loaded query={found}>
      {(of) => (
        <div>
          <PageHead title={of.title} back={<Link to="/taught-classes">Classes I teach</Link>}>
            <ClassBadge state={of.state} />
          </PageHead>
          <div className={classes.card}>
            <ClassFacts of={of}>
              <Fact name="Seats">
                {of.enrolled} of {of.seats} taken
              </Fact>
            </ClassFacts>
          </div>
          <section className={classes.section} aria-labelledby="attendance-title">
            <Title order={2} size="h3" id="attendance-title">
              Attendance
            </Title>
            <Attendance
              classId={of.id}
              sessions={of.sessions}
              members={of.members}
              of={of.attendance}
            />
          </section>
        </div>
      )}
    </Loaded>
  )
}
