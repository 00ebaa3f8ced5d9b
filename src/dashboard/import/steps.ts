import type { Answer } from '#api/client'

export type Details = Answer<'GET /imports/{id}'>
export type Listed = Answer<'GET /imports'>['imports'][number]

/** Whether something happens by itself, so that the page has to ask again. */
export function isUnderWay({ state }: Pick<Listed, 'state'>): boolean {
  return state === 'checking' || state === 'running' || state === 'undoing'
}
