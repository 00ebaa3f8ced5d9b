import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { type OriginalStep, originalKinds, originalPurposes } from '#modules/originals/schema'
import { type FullRecord, type HeldPaper, originalsQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { dayOf, today } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { ReceiveOriginal } from './receive-original.tsx'
import classes from './record.module.css'

interface OriginalsProps {
  record: FullRecord
  onReceipt: (original: HeldPaper) => void
}

/** Papers of the candidate that the agency has in hand, each with its steps and a receipt to sign. */
export function Originals({ record, onReceipt }: OriginalsProps) {
  const originals = useQuery(originalsQuery(record.id))
  return (
    <section aria-labelledby="originals-title">
      <Title order={2} size="h4" id="originals-title" mb="sm">
        Originals in hand
      </Title>
      <Loaded query={originals}>
        {({ originals: list }) =>
          list.length === 0 ? (
            <Text size="sm" c="dimmed">
              None is noted. Note each passport or certificate that the office takes.
            </Text>
          ) : (
            <ul className={classes.cards}>
              {list.map((original) => (
                <One key={original.id} {...{ record, original, onReceipt }} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {record.deletedAt === null && <ReceiveOriginal recordId={record.id} />}
    </section>
  )
}

function One({ record, original, onReceipt }: OriginalsProps & { original: HeldPaper }) {
  const { run, isBusy } = useAction('records', 'originals')
  const { id, kind, isOut } = original
  const label = originalKinds[kind].en
  const params = { id: record.id, originalId: id }
  const giveBack = () =>
    run(
      () =>
        call('POST /records/{id}/originals/{originalId}/return', {
          params,
          body: { returnedOn: today() },
        }),
      `${label}: noted as given back`,
    )
  const sign = (step: OriginalStep) =>
    run(
      () => call('POST /records/{id}/originals/{originalId}/sign', { params, body: { step } }),
      `${label}: the signature is noted`,
    )
  const unsigned: OriginalStep | null =
    original.agreedBy === null
      ? 'received'
      : !isOut && original.returnAgreedBy === null
        ? 'returned'
        : null
  return (
    <li>
      <strong>{label}</strong>
      {linesOf(original).map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
      {original.isOverdue && (
        <Text size="sm" c="red" fw={600}>
          Overdue since {dayOf(original.backBy)}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          variant="default"
          aria-label={`Receipt: ${label}`}
          onClick={() => onReceipt(original)}
        >
          Receipt
        </Button>
        {unsigned && (
          <Button size="xs" variant="default" loading={isBusy} onClick={() => void sign(unsigned)}>
            {unsigned === 'received' ? 'Handover signed' : 'Return signed'}
          </Button>
        )}
        {isOut && (
          <Button size="xs" loading={isBusy} onClick={() => void giveBack()}>
            Given back today
          </Button>
        )}
      </Group>
    </li>
  )
}

const ways = { code: 'with the access code', signature: 'by signature' } as const

function linesOf(one: HeldPaper): string[] {
  const { agreedBy, returnAgreedBy, askedBackAt, returnedOn } = one
  return [
    `${originalPurposes[one.purpose].en} · received ${dayOf(one.receivedOn)}`,
    agreedBy
      ? `Handover confirmed ${ways[agreedBy]}`
      : 'The candidate has not confirmed the handover',
    ...(askedBackAt && returnAgreedBy === null
      ? [`The candidate asked for it back on ${dayOf(askedBackAt)}`]
      : []),
    ...(one.isOut ? [`Give it back by ${dayOf(one.backBy)}`] : []),
    ...(returnedOn ? [`Noted as given back on ${dayOf(returnedOn)}`] : []),
    ...(returnAgreedBy ? [`Return confirmed ${ways[returnAgreedBy]}`] : []),
  ]
}
