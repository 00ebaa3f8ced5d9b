import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { normaliseNumber } from '#modules/records/schema'
import { query } from '../query-client.ts'
import { useSession } from '../session.ts'
import { useFormWords } from '../words/form.ts'

interface PassportNote {
  typed: string
  /** The record that is being edited, which holds its own number. */
  except?: string | undefined
}

/** Shorter ones are no passport number. */
const least = 5

/** Says while a number is typed that it is on file already, and leads to the record who may see it. */
export function PassportNote({ typed, except }: PassportNote) {
  const words = useFormWords().passport
  const [passportNumber] = useDebouncedValue(normaliseNumber(typed), 400)
  const isAdmin = useSession().role === 'admin'
  const check = useQuery({
    ...query('POST /passport-checks', { body: { passportNumber, ...(except ? { except } : {}) } }),
    enabled: passportNumber.length >= least && passportNumber.length <= 20,
    // A help and no gate: when it cannot be asked, the server still refuses a double.
    retry: false,
    staleTime: 60_000,
  })
  const record = check.data?.record
  const isCurrent = normaliseNumber(typed) === passportNumber
  return (
    <div role="status">
      {isCurrent && check.data?.onFile && (
        <Text size="sm" c="danger" fw={600}>
          {words.onFile}
          {record ? ': ' : words.askAdmin}
          {record && (
            <Link
              to={isAdmin ? '/records/$recordId' : '/records/$recordId/edit'}
              params={{ recordId: record.id }}
            >
              <bdi>{record.name}</bdi>, {record.reference}
            </Link>
          )}
        </Text>
      )}
    </div>
  )
}
