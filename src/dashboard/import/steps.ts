import type { Answer } from '#api/client'

export type Details = Answer<'GET /imports/{id}'>
export type Listed = Answer<'GET /imports'>['imports'][number]

/** The step of an import in words. */
export const stateWords: Record<Listed['state'], string> = {
  uploaded: 'Columns to be chosen',
  mapped: 'Ready for the dry run',
  checking: 'Dry run under way',
  checked: 'Dry run done',
  running: 'Under way',
  done: 'Done',
  cancelled: 'Stopped',
  undoing: 'Being taken back',
  undone: 'Taken back',
}

/** Whether something happens by itself, so that the page has to ask again. */
export function isUnderWay({ state }: Pick<Listed, 'state'>): boolean {
  return state === 'checking' || state === 'running' || state === 'undoing'
}

const number = new Intl.NumberFormat('en-GB')
/** 1234 → 1,234; with a word, `1 row` and `2 rows`. */
export function counted(count: number, one?: string, many?: string): string {
  const figure = number.format(count)
  return one === undefined ? figure : `${figure} ${count === 1 ? one : (many ?? `${one}s`)}`
}
