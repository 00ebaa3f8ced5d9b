import { createRoute } from '@tanstack/react-router'
import { moneyToLookAtQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'

const money = createRoute({
  ...adminPage(() => import('./page.tsx'), 'MoneyPage', ['money']),
  path: '/money',
  loader: ({ preload }) => prefetch(preload, moneyToLookAtQuery),
})

export const moneyRoutes = [money] as const
