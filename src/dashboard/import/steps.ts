import type { Answer } from '#api/client'

export type Details = Answer<'GET /imports/{id}'>
export type Listed = Answer<'GET /imports'>['imports'][number]

/** Tells whether something happens by itself, so that the page has to poll. */
export function isUnderWay({ state }: Pick<Listed, 'state'>): boolean {
  return state === 'checking' || state === 'running' || state === 'undoing'
}
