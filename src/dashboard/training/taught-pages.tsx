import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { taughtClassesQuery, taughtClassQuery } from '../queries.ts'
import { Link, useParams } from '../routing.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Fact, Muted, Part } from '../ui/part.tsx'
import { useClassesWords } from '../words/classes.ts'
import { Attendance } from './attendance.tsx'
import { ClassBadge, ClassFacts } from './class-facts.tsx'
import classes from './training.module.css'

/** The classes that the signed-in person teaches. */
export function TaughtClassesPage() {
  const { taught: words, sessionText } = useClassesWords()
  const found = useQuery(taughtClassesQuery)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={found}>
        {({ classes: taught }) =>
          taught.length === 0 ? (
            <Text c="dimmed" py="xl">
              {words.none}
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
                  <Muted>
                    {one.sessions[0] ? sessionText(one.sessions[0]) : words.noSessions} ·{' '}
                    {words.taken(one.enrolled, one.seats)}
                  </Muted>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}

/** A class that the person teaches: people and attendance, no money. */
export function TaughtClassPage() {
  const { list, taught, attendance, training } = useClassesWords()
  const { classId } = useParams('/taught-classes/$classId')
  const found = useQuery(taughtClassQuery(classId))
  return (
    <Loaded query={found}>
      {(of) => (
        <div>
          <PageHead title={of.title} back={<Link to="/taught-classes">{taught.title}</Link>}>
            <ClassBadge state={of.state} />
          </PageHead>
          <div className={classes.card}>
            <ClassFacts of={of}>
              <Fact name={training.facts.seats}>{list.taken(of.enrolled, of.seats)}</Fact>
            </ClassFacts>
          </div>
          <Part titleId="attendance-title" title={attendance.title} className={classes.section}>
            <Attendance
              classId={of.id}
              sessions={of.sessions}
              members={of.members}
              of={of.attendance}
            />
          </Part>
        </div>
      )}
    </Loaded>
  )
}
