import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { organisationQuery } from '../queries.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import type { Issuer } from '../ui/letterhead.tsx'
import { Loaded } from '../ui/loaded.tsx'

const Receipt = lazy(async () => ({ default: (await import('./receipt-view.tsx')).ReceiptView }))
const Completion = lazy(async () => ({
  default: (await import('./completion-view.tsx')).CompletionView,
}))

/** The receipt of a payment, which is loaded when somebody wants to see it. */
export function ReceiptPaper(of: Omit<ComponentProps<typeof Receipt>, 'issuer'>) {
  return <Issued>{(issuer) => <Receipt {...of} issuer={issuer} />}</Issued>
}

/** What can be said of somebody's attendance, loaded in the same way. */
export function CompletionPaper(of: Omit<ComponentProps<typeof Completion>, 'issuer'>) {
  return <Issued>{(issuer) => <Completion {...of} issuer={issuer} />}</Issued>
}

function Issued({ children }: { children: (issuer: Issuer) => ReactNode }) {
  const organisation = useQuery(organisationQuery)
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Loaded query={organisation}>{children}</Loaded>
    </Suspense>
  )
}
