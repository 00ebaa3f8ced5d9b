import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Answer, call } from '#api/client'
import { codeAlertsQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import classes from './wrong-codes.module.css'

type List = Answer<'GET /code-alerts'>
type Alert = List['alerts'][number]

/** Numbers that met many wrong codes within an hour, and what to do about each. */
export function WrongCodesPage() {
  const alerts = useQuery(codeAlertsQuery)
  return (
    <div>
      <PageHead
        title="Wrong codes"
        lead="Numbers with more than 20 wrong codes in an hour, and hours with many more wrong codes than usual. Nothing was opened by it, and nothing is locked: a lock would shut the candidate out."
      />
      <Loaded query={alerts}>
        {(list) =>
          list.total === 0 ? (
            <Text c="dimmed" py="xl">
              Nothing stands out. A number that meets more than 20 wrong codes within an hour is
              listed here.
            </Text>
          ) : (
            <>
              {list.total > list.alerts.length && (
                <Text mb="md">
                  {list.total} alerts; the {list.alerts.length} newest are shown.
                </Text>
              )}
              <ul className={classes.list}>
                {list.alerts.map((alert) =>
                  alert.number === 'all' ? (
                    <InAll key={alert.id} alert={alert} usual={list.inAll.usual} />
                  ) : (
                    <OneAlert key={alert.id} alert={alert} number={alert.number} />
                  ),
                )}
              </ul>
            </>
          )
        }
      </Loaded>
    </div>
  )
}

/** Somebody tries a few codes with each of many numbers, so that none of them stands out. */
function InAll({ alert, usual }: { alert: Alert; usual: number }) {
  return (
    <li className={classes.alert}>
      <Title order={2} size="h4">
        Many wrong codes in all
      </Title>
      <Text size="sm" c="dimmed">
        {alert.tries.toLocaleString('en-GB')} wrong access and share codes within an hour, for all
        numbers together · since {momentOf(alert.firstAt)} · last {momentOf(alert.lastAt)}
      </Text>
      <Text size="sm" className={classes.todo}>
        The busiest hour of a usual day has {usual.toLocaleString('en-GB')}. Somebody may be trying
        codes with many numbers. Nothing was opened by it, and each address is held to 10 tries a
        minute. Ask whoever runs the server to look for the addresses in the log of the proxy. If
        you dismiss this, it comes back when that many come again.
      </Text>
      <Group gap="xs" mt="sm">
        <Dismiss alert={alert} />
      </Group>
    </li>
  )
}

type OneNumber = Exclude<Alert['number'], 'all'>
const numbers = { passport: 'passport number', reference: 'reference number' } as const

function OneAlert({ alert, number }: { alert: Alert; number: OneNumber }) {
  const { record, tries, firstAt, lastAt } = alert
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

function AboutRecord({ record, number }: { number: OneNumber; record: { reference: string } }) {
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

function Dismiss({ alert: { id, number, record } }: { alert: Alert }) {
  const { run, isBusy } = useAction('code-alerts')
  const dismiss = () =>
    run(() => call('POST /code-alerts/{id}/dismiss', { params: { id } }), 'Dismissed')
  return (
    <Button
      variant="default"
      loading={isBusy}
      onClick={() => void dismiss()}
      aria-label={`Dismiss the alert about ${number === 'all' ? 'all numbers' : (record?.name ?? 'a number that no record has')}`}
    >
      Dismiss
    </Button>
  )
}
