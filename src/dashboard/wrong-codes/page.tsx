import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Answer, call } from '#api/client'
import { codeAlertsQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { usePartWords } from '../words/parts.ts'
import { useWrongCodesWords } from '../words/wrong-codes.ts'
import classes from './wrong-codes.module.css'

type List = Answer<'GET /code-alerts'>
type Alert = List['alerts'][number]

/** Numbers with many wrong codes within an hour, and what to do about each. */
export function WrongCodesPage() {
  const words = useWrongCodesWords()
  const { number } = usePartWords()
  const alerts = useQuery(codeAlertsQuery)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={alerts}>
        {(list) =>
          list.total === 0 ? (
            <Text c="dimmed" py="xl">
              {words.empty}
            </Text>
          ) : (
            <>
              {list.total > list.alerts.length && (
                <Text mb="md">{words.newest(number(list.total), number(list.alerts.length))}</Text>
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

/** A warning that somebody may be trying a few codes with each of many numbers, so that none stands out. */
function InAll({ alert, usual }: { alert: Alert; usual: number }) {
  const { inAll: words } = useWrongCodesWords()
  const { number } = usePartWords()
  return (
    <li className={classes.alert}>
      <Title order={2} size="h4">
        {words.title}
      </Title>
      <Text size="sm" c="dimmed">
        {words.tries(number(alert.tries))} · <Since alert={alert} />
      </Text>
      <Text size="sm" className={classes.todo}>
        {words.usual(number(usual))}
      </Text>
      <Group gap="xs" mt="sm">
        <Dismiss alert={alert} />
      </Group>
    </li>
  )
}

/** Between which moments the wrong codes were entered. */
function Since({ alert: { firstAt, lastAt } }: { alert: Alert }) {
  const { momentOf } = useTimes()
  return useWrongCodesWords().since(momentOf(firstAt), momentOf(lastAt))
}

type OneNumber = Exclude<Alert['number'], 'all'>

function OneAlert({ alert, number }: { alert: Alert; number: OneNumber }) {
  const words = useWrongCodesWords()
  const { number: inDigits } = usePartWords()
  const { record } = alert
  const tries = words.tries[record ? number : 'nobodys'](inDigits(alert.tries))
  return (
    <li className={classes.alert}>
      <Title order={2} size="h4">
        {record ? record.name : words.nobodys[number]}
      </Title>
      <Text size="sm" c="dimmed">
        {tries} · <Since alert={alert} />
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
            {words.open}
          </Button>
        )}
        <Dismiss alert={alert} />
      </Group>
    </li>
  )
}

function AboutRecord({ record, number }: { number: OneNumber; record: { reference: string } }) {
  const { todo: words } = useWrongCodesWords()
  return (
    <div className={classes.todo}>
      <Text fw={600}>{words.title}</Text>
      <ol>
        <li>{words.call(record.reference)}</li>
        <li>{words.reissue}</li>
        <li>{words.others}</li>
      </ol>
      {number === 'reference' && <Text size="sm">{words.shared}</Text>}
    </div>
  )
}

function AboutNobody() {
  const { nobody } = useWrongCodesWords().todo
  return (
    <Text size="sm" className={classes.todo}>
      {nobody}
    </Text>
  )
}

function Dismiss({ alert: { id, number, record } }: { alert: Alert }) {
  const words = useWrongCodesWords()
  const { run, isBusy } = useAction('code-alerts')
  const dismiss = () =>
    run(() => call('POST /code-alerts/{id}/dismiss', { params: { id } }), words.dismissed)
  const ofNumber = record ? words.dismissOne.record(record.name) : words.dismissOne.nobodys
  return (
    <Button
      variant="default"
      loading={isBusy}
      onClick={() => void dismiss()}
      aria-label={number === 'all' ? words.dismissOne.all : ofNumber}
    >
      {words.dismiss}
    </Button>
  )
}
