import { Refusal } from '#platform/errors'

/** Tells whether the file closed between opening a page of it and using that page. */
export function isOver(error: unknown): boolean {
  const over = ['viewing.ended', 'link.not_linked', 'lookup.no_data_found']
  return error instanceof Refusal && over.includes(error.code)
}
