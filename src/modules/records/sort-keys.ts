import type { RecordSort } from './schema.ts'

/** What a list can be sorted by, either way round. */
export const sortKeys = ['created', 'updated', 'submitted', 'name'] as const
export type SortKey = (typeof sortKeys)[number]
export const keyOfSort: Record<RecordSort, SortKey> = {
  newest: 'created',
  oldest: 'created',
  updated: 'updated',
  'updated-oldest': 'updated',
  waiting: 'submitted',
  name: 'name',
  'name-last': 'name',
}
/** For a record that comes or goes: its place changes in every order. */
export const allMoved: Record<SortKey, boolean> = {
  ...{ created: true, updated: true },
  ...{ submitted: true, name: true },
}

/** A list of places for each order, empty yet. */
export function noneOfEach(): Record<SortKey, number[]> {
  return { created: [], updated: [], submitted: [], name: [] }
}
