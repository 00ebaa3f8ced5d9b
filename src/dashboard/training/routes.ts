import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { getParentRoute } from '../root-route.ts'
import { onlyFor } from '../session.ts'
import { newPaymentSearchFrom, paymentsSearchFrom } from './payments-search.ts'

const classes = createRoute({
  getParentRoute,
  path: '/classes',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./classes-page.tsx'), 'ClassesPage'),
})
const newClass = createRoute({
  getParentRoute,
  path: '/classes/new',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./write-class-pages.tsx'), 'NewClassPage'),
})
const oneClass = createRoute({
  getParentRoute,
  path: '/classes/$classId',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./class-page.tsx'), 'ClassPage'),
})
const editClass = createRoute({
  getParentRoute,
  path: '/classes/$classId/edit',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./write-class-pages.tsx'), 'EditClassPage'),
})
const payments = createRoute({
  getParentRoute,
  path: '/payments',
  beforeLoad: onlyFor('admin'),
  validateSearch: paymentsSearchFrom,
  component: lazyRouteComponent(() => import('./payments-page.tsx'), 'PaymentsPage'),
})
const newPayment = createRoute({
  getParentRoute,
  path: '/payments/new',
  beforeLoad: onlyFor('admin'),
  validateSearch: newPaymentSearchFrom,
  component: lazyRouteComponent(() => import('./new-payment-page.tsx'), 'NewPaymentPage'),
})
const taughtClasses = createRoute({
  getParentRoute,
  path: '/taught-classes',
  beforeLoad: onlyFor('moderator', 'admin'),
  component: lazyRouteComponent(() => import('./taught-pages.tsx'), 'TaughtClassesPage'),
})
const taughtClass = createRoute({
  getParentRoute,
  path: '/taught-classes/$classId',
  beforeLoad: onlyFor('moderator', 'admin'),
  component: lazyRouteComponent(() => import('./taught-pages.tsx'), 'TaughtClassPage'),
})
/** The addresses of classes and payments; each page is a chunk of its own. */
export const trainingRoutes = [
  classes,
  newClass,
  oneClass,
  editClass,
  payments,
  newPayment,
  taughtClasses,
  taughtClass,
] as const
