import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { organisationQuery } from '../queries.ts'
import { LaterView } from '../ui/later-view.tsx'
import type { Issuer } from '../ui/letterhead.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useClassesWords } from '../words/classes.ts'
import type { CompletionView } from './completion-view.tsx'
import type { ReceiptView } from './receipt-view.tsx'

const loadReceipt = () => import('./receipt-view.tsx')
const loadCompletion = () => import('./completion-view.tsx')

/** The receipt of a payment, loaded when somebody opens it. */
export function ReceiptPaper(of: Omit<ComponentProps<typeof ReceiptView>, 'issuer'>) {
  const { print } = useClassesWords()
  return (
    <LaterView load={loadReceipt} what={print.receipt} onClose={of.onClose}>
      {({ ReceiptView }) => <Issued>{(issuer) => <ReceiptView {...of} issuer={issuer} />}</Issued>}
    </LaterView>
  )
}

/** What can be said about somebody's attendance, loaded in the same way. */
export function CompletionPaper(of: Omit<ComponentProps<typeof CompletionView>, 'issuer'>) {
  const { print } = useClassesWords()
  return (
    <LaterView load={loadCompletion} what={print.slip} onClose={of.onClose}>
      {({ CompletionView }) => (
        <Issued>{(issuer) => <CompletionView {...of} issuer={issuer} />}</Issued>
      )}
    </LaterView>
  )
}

function Issued({ children }: { children: (issuer: Issuer) => ReactNode }) {
  return <Loaded query={useQuery(organisationQuery)}>{children}</Loaded>
}
