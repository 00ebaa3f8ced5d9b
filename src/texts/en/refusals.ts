/**
 * What public pages say where the sentence of the API is for operators: candidates know of no database, and the agency
 * is whom they can tell.
 */
export const publicRefusals = {
  'service.unavailable': 'This website cannot answer at the moment. Try again in a minute.',
  'service.database_unavailable':
    'This website cannot reach its records at the moment. Nothing on file was changed. Try again in a minute.',
  'service.storage_unavailable':
    'This website cannot open its pictures and documents at the moment. Try again in a minute.',
  'service.no_room':
    'This website has no room left, so nothing can be saved. Nothing was changed. Tell the agency.',
  'service.outcome_unknown':
    'The connection to our records broke while this was being saved. It may have been saved. Look before you try again.',
} as const
