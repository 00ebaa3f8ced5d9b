import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PaidEntry, PaidMoney, PaidRefund, ShownCap } from '#modules/contracts/fees.schema'
import { itemLabel, payerLabel } from '#modules/training/items.schema'
import { moneyIn } from '#modules/training/money.schema'
import { useLanguage } from '../look/language.ts'
import { type FullRecord, paidQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { placed } from '../words/placed.tsx'
import { useAgreedWords } from './handed-over-fields.tsx'
import { RecordItemPayment } from './item-payment.tsx'
import { RecordItemRefund } from './item-refund.tsx'
import classes from './record.module.css'

/** What was paid for the recruitment, and what the law allows. */
export function Money({ record }: { record: FullRecord }) {
  const words = useAgreedWords().money
  const paid = useQuery(paidQuery(record.id))
  return (
    <Part titleId="money" title={words.title}>
      <Loaded query={paid}>
        {(money) => (
          <>
            <div className={classes.sum}>
              <Totals totals={money.totals} />
              {money.caps.map((cap) => (
                <Cap key={`${cap.law} ${cap.covers.join(' ')}`} cap={cap} />
              ))}
            </div>
            <ul className={classes.cards}>
              {money.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} isOpen={record.deletedAt === null} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {record.deletedAt === null && <RecordItemPayment recordId={record.id} />}
    </Part>
  )
}

/** Returns a function that writes an amount in minor units. */
function useSum() {
  const language = useLanguage()
  return (amount: number, currency: string) => moneyIn(language, amount, currency)
}

function Totals({ totals }: Pick<PaidMoney, 'totals'>) {
  const words = useAgreedWords().money
  const sum = useSum()
  if (totals.length === 0) return <Muted>{words.none}</Muted>
  return totals.map(({ currency, total, receipted, own, refunded, remaining }) => (
    <Text key={currency} size="sm">
      {placed(
        refunded > 0 ? words.totalBack : words.total,
        <strong>{sum(total, currency)}</strong>,
        ...[receipted, own, ...(refunded > 0 ? [refunded, remaining] : [])].map((amount) =>
          sum(amount, currency),
        ),
      )}
    </Text>
  ))
}

/** An excess over the legal limit is shown, and blocks nothing. */
function Cap({ cap }: { cap: ShownCap }) {
  const { verdict, allowed, law, note, refunded } = cap
  const words = useAgreedWords().money.cap
  const language = useLanguage()
  const sum = useSum()
  const limit = allowed ? sum(allowed.amount, allowed.currency) : null
  const rule = cap.rule === 'nothing' ? words.nothing : (limit ?? words.unknown)
  const before = cap.gross.map(({ amount, currency }) => sum(amount, currency))
  const net = refunded.length > 0 ? words.net(before.join(' + ')) : ''
  const more = [net, note?.[language], cap.confirmedBy ? '' : words.unconfirmed]
  const text = (
    <>
      {placed(words.rule, <span lang="en">{law}</span>, rule)} {more.filter(Boolean).join(' ')}
    </>
  )
  if (verdict === 'above')
    return (
      <Alert color="ask" title={words.above} my="sm">
        {text} {words.noAdvice}
      </Alert>
    )
  return <Muted>{text}</Muted>
}

function Entry({ entry, isOpen }: { entry: PaidEntry; isOpen: boolean }) {
  const words = useAgreedWords().money
  const language = useLanguage()
  const sum = useSum()(entry.amount, entry.currency)
  const more = [payerLabel(entry.paidBy, language), ...useHandedOver(entry)]
  return (
    <li>
      <strong>{words.entry(itemLabel(entry.item, language) ?? '', sum)}</strong>
      <Text size="sm">{more.filter(Boolean).join(' · ')}</Text>
      {entry.correctedFor !== null && <Text size="sm">{words.corrected(entry.correctedFor)}</Text>}
      {entry.refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
      {isOpen && entry.left !== null && entry.left > 0 && (
        <RecordItemRefund payment={entry} left={entry.left} />
      )}
    </li>
  )
}

/** Returns when money changed hands, by which transfer, and its receipt. */
function useHandedOver(entry: PaidEntry | PaidRefund) {
  const { receivedOn, reference, receipt, unconfirmedReceipt: unconfirmed } = entry
  const words = useAgreedWords().money
  const { dayOf } = useTimes()
  return [
    receivedOn && dayOf(receivedOn),
    reference,
    receipt
      ? words.receipt(receipt.number)
      : (unconfirmed && words.unconfirmedReceipt(unconfirmed)) || words.noReceipt,
  ]
}

function Refund({ refund }: { refund: PaidRefund }) {
  const words = useAgreedWords().money
  const sum = useSum()
  const more = useHandedOver(refund)
  const { amount, currency, reason, correctedFor } = refund
  return (
    <>
      <Text size="sm" mt="xs">
        {words.refund(sum(amount, currency))} · {reason}
      </Text>
      <Text size="sm">{more.filter(Boolean).join(' · ')}</Text>
      {correctedFor !== null && <Text size="sm">{words.corrected(correctedFor)}</Text>}
    </>
  )
}
