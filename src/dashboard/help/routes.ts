import { createRoute } from '@tanstack/react-router'
import { staffPage } from '../root-route.ts'

const help = createRoute({
  ...staffPage(() => import('./page.tsx'), 'HelpPage'),
  path: '/help/$page',
})

/** The handbook. */
export const helpRoutes = [help] as const
