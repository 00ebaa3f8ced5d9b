import { createRoute } from '@tanstack/react-router'
import { staffPage } from '../root-route.ts'

const help = createRoute({
  ...staffPage(() => import('./page.tsx'), 'HelpPage', []),
  path: '/help/$page',
  loader: async ({ params }) => (await import('./pages.ts')).loadHelp(params.page),
})

/** The handbook. */
export const helpRoutes = [help] as const
