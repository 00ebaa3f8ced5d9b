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
  /** The record that is being edited, which has this number itself. */
  except?: string | undefined
}

/** Shorter text is not a passport number. */
const least = 5

/** Says, while a number is typed, that it is on file already, with a link to the record for those who may see it. */
export function PassportNote({ typed, except }: PassportNote) {
  const words = useFormWords().passport
  const [passportNumber] = useDebouncedValue(normaliseNumber(typed), 400)
  const isAdmin = useSession().role === 'admin'
  const check = useQuery({
    ...query('POST /passport-checks', { body: { passportNumber, ...(except ? { except } : {}) } }),
    enabled: passportNumber.length >= least && passportNumber.length <= 20,
    // A help, not a barrier: if the check fails, the server still refuses a duplicate.
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
