import { createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { InChosenLanguage } from './look/page-language.tsx'
import { getParentRoute } from './root-route.ts'
import { candidateCatalogue, trainingCatalogue } from './words/catalogues.ts'

/** Around the pages that candidates use: they exist in every language. */
const own = createRoute({
  getParentRoute,
  id: 'own',
  component: () => (
    <InChosenLanguage>
      <Outlet />
    </InChosenLanguage>
  ),
})
const file = { getParentRoute: () => own, loader: () => candidateCatalogue.load() }
const training = { getParentRoute: () => own, loader: () => trainingCatalogue.load() }

const myFile = createRoute({
  ...file,
  path: '/my-file',
  component: lazyRouteComponent(() => import('./my-file/page.tsx'), 'MyFilePage'),
})
const myShares = createRoute({
  ...file,
  path: '/my-shares',
  component: lazyRouteComponent(() => import('./my-shares/page.tsx'), 'MySharesPage'),
})
const mySelectedClasses = createRoute({
  ...training,
  path: '/my-selected-classes',
  component: lazyRouteComponent(
    () => import('./my-selected-classes/page.tsx'),
    'MySelectedClassesPage',
  ),
})
const myEnrolledClasses = createRoute({
  ...training,
  path: '/my-enrolled-classes',
  component: lazyRouteComponent(
    () => import('./my-enrolled-classes/page.tsx'),
    'MyEnrolledClassesPage',
  ),
})
const paymentHistory = createRoute({
  ...training,
  path: '/payment-history',
  component: lazyRouteComponent(() => import('./payment-history/page.tsx'), 'PaymentHistoryPage'),
})

/** The addresses of the pages that candidates use; each page is a chunk of its own. */
export const ownRoutes = own.addChildren([
  myFile,
  myShares,
  mySelectedClasses,
  myEnrolledClasses,
  paymentHistory,
])
