import type { Answer } from '#api/client'

type Kind = Answer<'GET /records/{id}/messages'>['messages'][number]['kind']

/** What a message to a candidate is about. */
export const messageKinds: Readonly<Record<Kind, string>> = {
  file: 'The file can be seen',
  paper: 'A document is new',
  code: 'The access code was changed or ended',
  ending: 'A printed date is near',
  share: 'A share was opened',
  proof: 'A code for their own data',
  data: 'A copy of all data was made',
  case: 'A reported mistake is answered',
  class: 'A class has a new time or place',
  'class-cancelled': 'A class is cancelled',
  'class-credited': 'A class is cancelled, and its fee is now credit',
  closing: 'The agency is closing',
  'not-closing': 'The agency is not closing after all',
}
