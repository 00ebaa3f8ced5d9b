import { Refusal } from '#platform/errors'

/** Whether the file closed between opening a page of it and asking for something there. */
export function isOver(error: unknown): boolean {
  const over = ['viewing.ended', 'link.not_linked', 'lookup.no_data_found']
  return error instanceof Refusal && over.includes(error.code)
}
