import { organisationQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage, part } from '../session.ts'
import type { Routes } from '../visits.ts'
import type { Job } from '../words/jobs.ts'
import { addressOf, placeOf } from './places.ts'

/** What is around all of them: one form, so that moving between them loses nothing. */
const { enter, page: around } = adminPage(() => import('./page.tsx'), 'SettingsPage', [
  'settings',
  'settings-site',
  'composer',
  'preview',
  'actions',
])

const subject = (load: () => Promise<object>, name: string, jobs: readonly Job[] = []) => ({
  enter,
  around,
  page: part(load, name, jobs),
  ask: () => prefetch(organisationQuery),
})

/** The settings, for admins: a page for each subject. */
export const settingsRoutes = {
  // The address of all of them leads to their first page, or to the one that has the part it names.
  '/settings': {
    enter: ({ hash }) => ({ to: addressOf(placeOf(hash)?.subject ?? 'agency'), hash }),
  },
  '/settings/agency': subject(() => import('./agency.tsx'), 'AgencyPage'),
  '/settings/facts': subject(() => import('./facts.tsx'), 'FactsPage'),
  '/settings/public': subject(() => import('./public.tsx'), 'PublicPage'),
  '/settings/records': subject(() => import('./records.tsx'), 'RecordsPage', ['settings-work']),
  '/settings/keeping': subject(() => import('./keeping.tsx'), 'KeepingPage', ['settings-work']),
  '/settings/messages': subject(() => import('./messages.tsx'), 'MessagesPage', ['settings-work']),
  '/settings/security': subject(() => import('./security.tsx'), 'SecurityPage', ['settings-work']),
  '/settings/closing': subject(() => import('./closing.tsx'), 'ClosingPage', ['settings-work']),
} as const satisfies Partial<Routes>
