import { createRoute } from '@tanstack/react-router'
import {
  allClassesQuery,
  classesQuery,
  classQuery,
  paymentsQuery,
  peopleQuery,
  taughtClassesQuery,
  taughtClassQuery,
} from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage, staffPage } from '../root-route.ts'
import { newPaymentSearchFrom, paymentsSearchFrom } from '../searches.ts'

/** The texts of the page and the forms of a class; reasons why a text may not be public are in those of notices. */
const ofClass = [
  'classes',
  'classes-said',
  'money-said',
  'notices-said',
  'actions',
  'composer',
] as const
const ofPayments = ['payments', ...ofClass] as const

const classes = createRoute({
  ...adminPage(() => import('./classes-page.tsx'), 'ClassesPage', ['classes']),
  path: '/classes',
  loader: ({ preload }) => prefetch(preload, classesQuery({})),
})
const newClass = createRoute({
  ...adminPage(() => import('./write-class-pages.tsx'), 'NewClassPage', ofClass),
  path: '/classes/new',
})
const oneClass = createRoute({
  ...adminPage(() => import('./class-page.tsx'), 'ClassPage', ofClass),
  path: '/classes/$classId',
  loader: ({ preload, params }) => prefetch(preload, classQuery(params.classId)),
})
const editClass = createRoute({
  ...adminPage(() => import('./write-class-pages.tsx'), 'EditClassPage', ofClass),
  path: '/classes/$classId/edit',
  loader: ({ preload, params }) => prefetch(preload, classQuery(params.classId)),
})
const payments = createRoute({
  ...adminPage(() => import('./payments-page.tsx'), 'PaymentsPage', ofPayments),
  path: '/payments',
  validateSearch: paymentsSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, paymentsQuery(deps)),
})
const newPayment = createRoute({
  ...adminPage(() => import('./new-payment-page.tsx'), 'NewPaymentPage', ofPayments),
  path: '/payments/new',
  validateSearch: newPaymentSearchFrom,
  loader: ({ preload }) => prefetch(preload, allClassesQuery, peopleQuery('')),
})
const taughtClasses = createRoute({
  ...staffPage(() => import('./taught-pages.tsx'), 'TaughtClassesPage', ['classes']),
  path: '/taught-classes',
  loader: ({ preload }) => prefetch(preload, taughtClassesQuery),
})
const taughtClass = createRoute({
  ...staffPage(() => import('./taught-pages.tsx'), 'TaughtClassPage', ['classes', 'classes-said']),
  path: '/taught-classes/$classId',
  loader: ({ preload, params }) => prefetch(preload, taughtClassQuery(params.classId)),
})
/** The routes of classes and payments; each page is a chunk of its own. */
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
