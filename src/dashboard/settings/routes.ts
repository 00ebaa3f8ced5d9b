import { createRoute } from '@tanstack/react-router'
import { organisationQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'

const settings = createRoute({
  ...adminPage(() => import('./page.tsx'), 'SettingsPage', [
    'settings',
    'composer',
    'preview',
    'actions',
  ]),
  path: '/settings',
  loader: ({ preload }) => prefetch(preload, organisationQuery),
})

/** The settings, for admins. */
export const settingsRoutes = [settings] as const
