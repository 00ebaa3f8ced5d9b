import { createRoute } from '@tanstack/react-router'
import { unansweredQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'

/** The page of reports of other contracts. */
const otherContracts = createRoute({
  ...adminPage(() => import('./page.tsx'), 'OtherContractsPage', ['other-contracts']),
  path: '/other-contracts',
  loader: ({ preload }) => prefetch(preload, unansweredQuery),
})

/** The pages about other contracts that candidates were given. */
export const otherContractRoutes = [otherContracts] as const
