import { Alert } from '@mantine/core'
import { useRecordsWords } from '#words/records'
import { Link } from '../routing.tsx'
import { Said } from '../words/said.tsx'

export interface Report {
  title: string
  problems: { id: string; name: string; code: string; message: string }[]
}

/** Which of many records were not changed, and why; it stays until it is closed. */
export function BulkReport({ report, onClose }: { report: Report; onClose?: () => void }) {
  const { closeReport } = useRecordsWords().bulk
  return (
    <Alert
      color="danger"
      title={report.title}
      role="alert"
      mb="sm"
      {...(onClose && { withCloseButton: true, closeButtonLabel: closeReport, onClose })}
    >
      <ul>
        {report.problems.map(({ id, name, code, message }) => (
          <li key={id}>
            <Link to="/records/$recordId" params={{ recordId: id }}>
              {name}
            </Link>
            : <Said code={code}>{message}</Said>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
