import { createRoute } from '@tanstack/react-router'
import { codeAlertsQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'

const wrongCodes = createRoute({
  ...adminPage(() => import('./page.tsx'), 'WrongCodesPage', ['wrong-codes', 'codes-said']),
  path: '/wrong-codes',
  loader: ({ preload }) => prefetch(preload, codeAlertsQuery),
})

/** The pages about numbers with many wrong codes. */
export const wrongCodeRoutes = [wrongCodes] as const
