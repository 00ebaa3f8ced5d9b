import { createRoute } from '@tanstack/react-router'
import { organisationQuery, stagesQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'

const stages = createRoute({
  ...adminPage(() => import('./page.tsx'), 'StagesPage', ['stages', 'actions', 'record-said']),
  path: '/stages',
  loader: ({ preload }) => prefetch(preload, stagesQuery, organisationQuery),
})

/** All records by their stage. */
export const stageRoutes = [stages] as const
