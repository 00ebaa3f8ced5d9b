import { createRoute } from '@tanstack/react-router'
import { organisationQuery, recordsQuery, submissionsQueries } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { staffPage } from '../root-route.ts'

const submit = createRoute({
  ...staffPage(() => import('./page.tsx'), 'SubmitPage', ['form', 'submit']),
  path: '/submit',
  loader: ({ preload }) => prefetch(preload, organisationQuery, recordsQuery({})),
})
const submissions = createRoute({
  ...staffPage(() => import('./submissions-page.tsx'), 'SubmissionsPage', ['submit']),
  path: '/submissions',
  loader: ({ preload }) => prefetch(preload, ...submissionsQueries),
})
/** What moderators submit, and what became of it. */
export const submitRoutes = [submit, submissions] as const
