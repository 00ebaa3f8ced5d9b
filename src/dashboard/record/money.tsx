import { Alert, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { moneyWords } from '#messages/en/money'
import type { OwnPayment, PaidEntry, PaidMoney, PaidRefund, ShownCap } from '#modules/fees/schema'
import { itemLabel, moneyIn, payerLabel } from '#modules/training/schema'
import { type FullRecord, paidQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { dayOf, momentOf } from '../ui/times.ts'
import { Answer } from './answer.tsx'
import { RecordItemPayment } from './item-payment.tsx'
import { RecordItemRefund } from './item-refund.tsx'
import classes from './record.module.css'

/** What was paid for the recruitment, what the law allows, and what the candidate says of it. */
export function Money({ record }: { record: FullRecord }) {
  const paid = useQuery(paidQuery(record.id))
  return (
    <section aria-labelledby="money">
      <Title order={2} size="h4" id="money" mb="sm">
        What the candidate paid
      </Title>
      <Loaded query={paid}>
        {(money) => (
          <>
            <Totals totals={money.totals} />
            {money.caps.map((cap) => (
              <Cap key={`${cap.law} ${cap.covers.join(' ')}`} cap={cap} />
            ))}
            <ul className={classes.cards}>
              {money.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} isOpen={record.deletedAt === null} />
              ))}
            </ul>
            {money.own.map((one) => (
              <Said key={one.id} recordId={record.id} one={one} />
            ))}
          </>
        )}
      </Loaded>
      {record.deletedAt === null && <RecordItemPayment recordId={record.id} />}
    </section>
  )
}

function Totals({ totals }: Pick<PaidMoney, 'totals'>) {
  if (totals.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No payment is recorded. Record each one, also what an employer or this agency pays.
      </Text>
    )
  return totals.map(({ currency, total, receipted, own, refunded, remaining }) => (
    <Text key={currency} size="sm">
      <strong>{moneyIn('en', total, currency)}</strong> in all: {moneyIn('en', receipted, currency)}{' '}
      with our receipt, {moneyIn('en', own, currency)} as the candidate says
      {refunded > 0 &&
        `; ${moneyIn('en', refunded, currency)} of it paid back, ${moneyIn('en', remaining, currency)} remains`}
    </Text>
  ))
}

/** Above what the law allows is said, and blocks nothing. */
function Cap({ cap }: { cap: ShownCap }) {
  const { verdict, allowed, law, note, refunded } = cap
  const limit = allowed ? moneyIn('en', allowed.amount, allowed.currency) : null
  const rule = cap.rule === 'nothing' ? 'nothing may be charged' : (limit ?? 'no sum is known')
  const before = cap.gross.map(({ amount, currency }) => moneyIn('en', amount, currency))
  const net =
    refunded.length > 0
      ? `What remains paid is compared; ${before.join(' + ')} was paid before.`
      : ''
  const parts = [`${law}: ${rule}.`, net, note?.en, cap.confirmedBy ? '' : moneyWords.unconfirmed]
  const text = parts.filter(Boolean).join(' ')
  if (verdict === 'above')
    return (
      <Alert color="ask" title="More was paid than the law allows, as far as we know it" my="sm">
        {text} It is no legal advice. Nothing is blocked; the candidate reads this too.
      </Alert>
    )
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  )
}

function Entry({ entry, isOpen }: { entry: PaidEntry; isOpen: boolean }) {
  const sum = moneyIn('en', entry.amount, entry.currency)
  const more = [payerLabel(entry.paidBy, 'en'), ...handedOver(entry)]
  return (
    <li>
      <strong>
        {itemLabel(entry.item, 'en')}: {sum}
      </strong>
      <Text size="sm">{more.filter(Boolean).join(' · ')}</Text>
      {entry.correctedFor !== null && <Text size="sm">Corrected: {entry.correctedFor}</Text>}
      {entry.refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
      {isOpen && entry.left !== null && entry.left > 0 && (
        <RecordItemRefund payment={entry} left={entry.left} />
      )}
    </li>
  )
}

/** When money changed hands, by which transfer, and its receipt. */
function handedOver({ receivedOn, reference, receipt }: PaidEntry | PaidRefund) {
  return [
    receivedOn && dayOf(receivedOn),
    reference,
    receipt ? `receipt ${receipt.number}` : 'no receipt',
  ]
}

function Refund({ refund }: { refund: PaidRefund }) {
  const { amount, currency, reason, correctedFor } = refund
  return (
    <>
      <Text size="sm" mt="xs">
        {moneyWords.refund(moneyIn('en', amount, currency))} · {reason}
      </Text>
      <Text size="sm">{handedOver(refund).filter(Boolean).join(' · ')}</Text>
      {correctedFor !== null && <Text size="sm">Corrected: {correctedFor}</Text>}
    </>
  )
}

interface SaidProps {
  recordId: string
  one: OwnPayment
}

/** Kept as the candidate sent it; answered once. */
function Said({ recordId, one }: SaidProps) {
  const { id, payment, entry, entryKind, note, enteredAt, answer } = one
  const objected = entryKind === 'refund' ? moneyWords.objectedRefund : moneyWords.objected
  return (
    <article aria-label={`Entered ${momentOf(enteredAt)}`}>
      <Title order={3} size="h5" mt="sm">
        The candidate says, {momentOf(enteredAt)}
      </Title>
      <blockquote>
        {payment
          ? moneyWords.said(
              moneyIn('en', payment.amount, payment.currency),
              payment.paidTo,
              dayOf(payment.paidOn),
            )
          : objected(entry ?? 0)}{' '}
        {payment && `${itemLabel(payment.item, 'en')}.`} {note}
      </blockquote>
      <Answer
        given={answer}
        topics={['money-to-look-at']}
        words={{
          form: 'Answer what the candidate says of money',
          field: 'Your answer',
          button: 'Send the answer about money',
        }}
        send={(text) =>
          call('POST /records/{id}/own-payments/{paymentId}/answer', {
            params: { id: recordId, paymentId: id },
            body: { answer: text },
          })
        }
      />
    </article>
  )
}
