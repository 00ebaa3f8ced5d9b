import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Dispute } from '#modules/training/schema'
import { useTimes } from '../ui/times.ts'
import { usePaymentsWords } from '../words/payments.ts'
import classes from './training.module.css'

interface Disputes {
  disputes: readonly Dispute[]
  /** The content where an answer is missing: for an admin, the way to give one. */
  answering?: (dispute: Dispute) => ReactNode
}

/** What a student says about an entry, and the answer once there is one. */
export function Disputes({ disputes, answering }: Disputes) {
  const { dispute: words } = usePaymentsWords().training
  const { momentOf: moment } = useTimes()
  return disputes.map((dispute) => (
    <div
      key={dispute.id}
      className={classes.dispute}
      data-answered={dispute.answeredAt ? '' : undefined}
    >
      <strong>{words.said}</strong>{' '}
      <Text span size="sm" c="dimmed">
        {moment(dispute.createdAt)}
      </Text>
      <div>{dispute.text}</div>
      {dispute.answer === null ? (
        (answering?.(dispute) ?? <div>{words.unanswered}</div>)
      ) : (
        <div>
          <strong>{words.answer}</strong>{' '}
          <Text span size="sm" c="dimmed">
            {[dispute.answeredBy, dispute.answeredAt && moment(dispute.answeredAt)]
              .filter(Boolean)
              .join(', ')}
          </Text>
          <div>{dispute.answer}</div>
        </div>
      )}
    </div>
  ))
}
