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
import { newPaymentSearchFrom, paymentsSearchFrom } from '../searches.ts'
import { adminPage, staffPage } from '../session.ts'
import type { Routes } from '../visits.ts'

/** The texts of the page and the forms of a class; reasons why a text may not be public are in those of notices. */
const ofClass = ['classes', 'payments', 'actions', 'composer'] as const

/** The pages of classes and payments; each is a chunk of its own. */
export const trainingRoutes = {
  '/classes': {
    ...adminPage(() => import('./classes-page.tsx'), 'ClassesPage', ['classes']),
    ask: () => prefetch(classesQuery({})),
  },
  '/classes/new': {
    ...adminPage(() => import('./write-class-pages.tsx'), 'NewClassPage', ofClass),
  },
  '/classes/$classId': {
    ...adminPage(() => import('./class-page.tsx'), 'ClassPage', ofClass),
    ask: ({ params }) => prefetch(classQuery(params.classId)),
  },
  '/classes/$classId/edit': {
    ...adminPage(() => import('./write-class-pages.tsx'), 'EditClassPage', ofClass),
    ask: ({ params }) => prefetch(classQuery(params.classId)),
  },
  '/payments': {
    ...adminPage(() => import('./payments-page.tsx'), 'PaymentsPage', ofClass),
    search: paymentsSearchFrom,
    ask: ({ search }) => prefetch(paymentsQuery(search)),
  },
  '/payments/new': {
    ...adminPage(() => import('./new-payment-page.tsx'), 'NewPaymentPage', ofClass),
    search: newPaymentSearchFrom,
    ask: () => prefetch(allClassesQuery, peopleQuery('')),
  },
  '/taught-classes': {
    ...staffPage(() => import('./taught-pages.tsx'), 'TaughtClassesPage', ['classes']),
    ask: () => prefetch(taughtClassesQuery),
  },
  '/taught-classes/$classId': {
    ...staffPage(() => import('./taught-pages.tsx'), 'TaughtClassPage', ['classes']),
    ask: ({ params }) => prefetch(taughtClassQuery(params.classId)),
  },
} as const satisfies Partial<Routes>
