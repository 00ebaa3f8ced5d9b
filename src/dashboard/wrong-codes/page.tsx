import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { momentOf } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import classes from './wrong-codes.module.css'

type Alert = Answer<'GET /code-alerts'>['alerts'][number]

/** Numbers that met many wrong codes within an hour, and what to do about each. */
export function WrongCodesPage() {
  const alerts = useQuery({
    queryKey: ['code-alerts'],
    queryFn: () => call('GET /code-alerts', {}),
  })
  return (
    <div>
      <PageHead
        title="Wrong codes"
        lead="Numbers that met more than 20 wrong codes within an hour. Nothing was opened by it, and nothing is locked: a lock would shut the candidate out."
      />
      <Loaded query={alerts}>
        {(list) =>
          list.total === 0 && !list.inAll.isMany ? (
            <Text c="dimmed" py="xl">
              Nothing stands out. When one number meets more than 20 wrong codes within an hour, it
              stands here.
            </Text>
          ) : (
            <>
              {list.inAll.isMany && <InAll tries={list.inAll.tries} />}
              {list.total > list.alerts.length && (
                <Text mb="md">
                  {list.total} numbers in all; the {list.alerts.length} newest stand here.
                </Text>
              )}
              <ul className={classes.list}>
                {list.alerts.map((alert) => (
                  <OneAlert key={alert.id} alert={alert} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </div>
  )
}

/** Somebody tries a few codes with each of many numbers, so that none of them stands out. */
function InAll({ tries }: { tries: number }) {
  return (
    <div className={`${classes.alert} ${classes.all}`}>
      <Title order={2} size="h4">
        Many wrong codes in all
      </Title>
      <Text size="sm" c="dimmed">
        {tries.toLocaleString('en-GB')} wrong access and share codes within an hour, for all numbers
        together
      </Text>
      <Text size="sm" className={classes.todo}>
        Somebody may be trying codes with many numbers. Nothing was opened by it, and each address
        is held to 10 tries a minute. Ask whoever runs the server to look at the addresses in its
        log. This notice goes by itself when fewer than 200 remain within an hour.
      </Text>
    </div>
  )
}

const numbers = { passport: 'passport number', reference: 'reference number' } as const

function OneAlert({ alert }: { alert: Alert }) {
  const { record, number, tries, firstAt, lastAt } = alert
  return (
    <li className={classes.alert}>
      <Title order={2} size="h4">
        {record ? record.name : `A ${numbers[number]} that no record has`}
      </Title>
      <Text size="sm" c="dimmed">
        {tries} wrong codes within an hour with {record ? `the ${numbers[number]}` : 'it'} · since{' '}
        {momentOf(firstAt)} · last {momentOf(lastAt)}
      </Text>
      {record ? <AboutRecord record={record} number={number} /> : <AboutNobody />}
      <Group gap="xs" mt="sm">
        {record && (
          <Button
            renderRoot={(props) => (
              <Link
                to="/records/$recordId"
                params={{ recordId: record.id }}
                hash="access-code"
                {...props}
              />
            )}
          >
            Open the record
          </Button>
        )}
        <Dismiss alert={alert} />
      </Group>
    </li>
  )
}

function AboutRecord({
  record,
  number,
}: Pick<Alert, 'number'> & { record: { reference: string } }) {
  return (
    <div className={classes.todo}>
      <Text fw={600}>What to do</Text>
      <ol>
        <li>
          Call the candidate ({record.reference}) on a telephone number that you know. Often the
          candidate mistyped the code or has an old slip.
        </li>
        <li>
          If the slip is lost or somebody else has seen it, issue a new code and hand it over.
        </li>
        <li>If the candidate knows of no tries, somebody else has the number: say so to them.</li>
      </ol>
      {number === 'reference' && (
        <Text size="sm">Other records may have the same reference number too.</Text>
      )}
    </div>
  )
}

function AboutNobody() {
  return (
    <Text size="sm" className={classes.todo}>
      Somebody tries a number that is not on file here. Nothing can open. If a candidate calls about
      “No Data Found”, compare the number with the passport.
    </Text>
  )
}

function Dismiss({ alert: { id, record } }: { alert: Alert }) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const dismiss = async () => {
    setBusy(true)
    try {
      await call('POST /code-alerts/{id}/dismiss', { params: { id } })
      doneToast('Dismissed')
    } catch (error) {
      problemToast(error)
    }
    await queries.invalidateQueries({ queryKey: ['code-alerts'] })
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      onClick={() => void dismiss()}
      aria-label={`Dismiss the alert about ${record?.name ?? 'a number that no record has'}`}
    >
      Dismiss
    </Button>
  )
}
