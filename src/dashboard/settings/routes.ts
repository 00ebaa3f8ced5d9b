import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { organisationQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'
import { addressOf, placeOf } from './places.ts'

const settings = createRoute({
  ...adminPage(() => import('./page.tsx'), 'SettingsPage', [
    'settings',
    'settings-site',
    'settings-work',
    'settings-said',
    'notices-said',
    'overview',
    'composer',
    'preview',
    'actions',
  ]),
  path: '/settings',
  loader: ({ preload }) => prefetch(preload, organisationQuery),
})
const getParentRoute = () => settings

/** The address of all settings leads to their first page, or to the one that has the part it names. */
const former = createRoute({
  getParentRoute,
  path: '/',
  beforeLoad: ({ location: { hash } }) => {
    throw redirect({ to: addressOf(placeOf(hash)?.subject ?? 'agency'), hash, replace: true })
  },
})
const agency = createRoute({
  getParentRoute,
  path: '/agency',
  component: lazyRouteComponent(() => import('./agency.tsx'), 'AgencyPage'),
})
const facts = createRoute({
  getParentRoute,
  path: '/facts',
  component: lazyRouteComponent(() => import('./facts.tsx'), 'FactsPage'),
})
const publicPages = createRoute({
  getParentRoute,
  path: '/public',
  component: lazyRouteComponent(() => import('./public.tsx'), 'PublicPage'),
})
const records = createRoute({
  getParentRoute,
  path: '/records',
  component: lazyRouteComponent(() => import('./records.tsx'), 'RecordsPage'),
})
const keeping = createRoute({
  getParentRoute,
  path: '/keeping',
  component: lazyRouteComponent(() => import('./keeping.tsx'), 'KeepingPage'),
})
const messages = createRoute({
  getParentRoute,
  path: '/messages',
  component: lazyRouteComponent(() => import('./messages.tsx'), 'MessagesPage'),
})
const security = createRoute({
  getParentRoute,
  path: '/security',
  component: lazyRouteComponent(() => import('./security.tsx'), 'SecurityPage'),
})
const closing = createRoute({
  getParentRoute,
  path: '/closing',
  component: lazyRouteComponent(() => import('./closing.tsx'), 'ClosingPage'),
})

/** The settings, for admins: a page for each subject. */
export const settingsRoutes = [
  settings.addChildren([
    former,
    agency,
    facts,
    publicPages,
    records,
    keeping,
    messages,
    security,
    closing,
  ]),
] as const
