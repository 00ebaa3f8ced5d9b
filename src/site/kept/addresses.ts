/**
 * What a phone may keep, by its addresses there; the worker (`islands/kept-worker.ts`) answers no others. The site's own
 * answer to the first says that nothing is kept.
 */
export const keptAddresses = {
  page: '/kept',
  card: '/kept/card.png',
  remove: '/kept/remove',
  worker: '/kept-worker.js',
} as const

/** The header of the start page without which a phone removes what it keeps. */
export const mayBeKept = 'x-keep-on-phone'
