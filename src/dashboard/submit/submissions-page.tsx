import { Button } from '@mantine/core'
import { Link } from '../routing.tsx'
import { useSession } from '../session.ts'
import { PageHead } from '../ui/page-head.tsx'
import { useSubmitWords } from '../words/submit.ts'
import { Submissions } from './own-submissions.tsx'

/** The records that the person entered: first those that came back. */
export function SubmissionsPage() {
  const { own: words, submit } = useSubmitWords()
  const { id } = useSession()
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Button mb="lg" renderRoot={(props) => <Link to="/submit" {...props} />}>
        {submit.title}
      </Button>
      {(['returned', 'pending', 'approved'] as const).map((state) => (
        <Submissions
          key={state}
          title={words.states[state]}
          state={state}
          none={words.noneIn[state]}
        />
      ))}
      <Submissions {...words.assigned} assignedTo={id} />
    </div>
  )
}
