import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useFormWords } from '#words/form'
import { recordAt } from '../addresses.ts'
import { query } from '../query-client.ts'
import { Link } from '../routing.tsx'
import { useSession } from '../session.ts'
import { placed } from '../words/placed.tsx'

interface OnFile {
  record: { id: string; name: string; reference: string }
  target?: string
}

/** A link to a record that is on file: admins have a page of it, moderators its form. */
export function OnFile({ record: { id, name, reference }, target }: OnFile) {
  const { role } = useSession()
  return (
    <Link to={recordAt(role)} params={{ recordId: id }} target={target}>
      <bdi>{name}</bdi>, {reference}
    </Link>
  )
}

interface AlikeNote {
  name: string
  fatherName: string
  /** ISO 8601; empty while it is not known. */
  dateOfBirth: string
  /** The record that is being edited, which resembles itself. */
  except?: string | undefined
}

/** Says, while a name is typed, whose file may be the same person's, and leads there. It blocks nobody. */
export function AlikeNote({ name, fatherName, dateOfBirth, except }: AlikeNote) {
  const [asked] = useDebouncedValue(
    {
      name: name.trim(),
      fatherName: fatherName.trim() || null,
      dateOfBirth: dateOfBirth || null,
      ...(except ? { except } : {}),
    },
    600,
  )
  const words = useFormWords().alike
  const isAdmin = useSession().role === 'admin'
  const check = useQuery({
    ...query('POST /duplicate-checks', { body: asked }),
    enabled: asked.name.length >= 3 && asked.name.length <= 120,
    retry: false,
    staleTime: 60_000,
  })
  const records = asked.name === name.trim() ? (check.data?.records ?? []) : []
  return (
    <div role="status">
      {records.length > 0 && (
        <Text size="sm" mt={4} component="div">
          {words.found(records.length)}
          {records.map((record) => (
            <div key={record.id}>
              <OnFile record={record} target="_blank" />
              {except && isAdmin && (
                <>
                  {' '}
                  <Link
                    to="/records/$recordId/merge"
                    params={{ recordId: except }}
                    search={{ of: record.id }}
                  >
                    {words.merge}
                  </Link>
                </>
              )}
              {record.fatherName && <> {placed(words.father, <bdi>{record.fatherName}</bdi>)}</>}
            </div>
          ))}
        </Text>
      )}
    </div>
  )
}
