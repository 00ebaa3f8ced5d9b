import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PageHead } from '../ui/page-head.tsx'
import { Submissions } from './own-submissions.tsx'

/** What became of the records that the person entered: first what came back and waits for them. */
export function SubmissionsPage() {
  return (
    <div>
      <PageHead
        title="Your submissions"
        lead="What came back is first: correct it and submit it again."
      />
      <Button mb="lg" renderRoot={(props) => <Link to="/submit" {...props} />}>
        Submit a record
      </Button>
      <Submissions title="Returned to you" state="returned" none="Nothing was returned." />
      <Submissions title="Waiting for approval" state="pending" none="Nothing is waiting." />
      <Submissions title="Approved" state="approved" none="Nothing is approved yet." />
    </div>
  )
}
