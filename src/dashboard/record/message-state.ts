import type { Answer } from '#api/client'
import type { CandidateWords } from '../words/candidate.ts'

export type Message = Answer<'GET /records/{id}/messages'>['messages'][number]

/** How a record's candidate can be reached. */
export interface Reach {
  telephone: string | null
  email: string | null
}

/** Returns a message's outcome, in words that promise no more than is known. */
export function stateOf(
  message: Pick<Message, 'state' | 'way' | 'tries' | 'triedAt' | 'endedAt'>,
  { telephone, email }: Reach,
  words: CandidateWords['messages'],
  momentOf: (instant: string) => string,
): string {
  const { state, way, tries, triedAt, endedAt } = message
  const by = way ? words.by[way] : ''
  const at = endedAt ? ` ${momentOf(endedAt)}` : ''
  const waits =
    tries === 0 || triedAt === null ? words.waiting : words.notTaken(by, momentOf(triedAt))
  const states: Record<Message['state'], string> = {
    // It waits for its turn; only then is it found to have no address.
    waiting: telephone || email ? waits : words.nowhere,
    sending: words.sending(by),
    sent: words.sent(by, at),
    perhaps: words.perhaps(by, at),
    failed: words.failed(by, at),
    'by-hand': words.byHand,
    unreachable: words.unreachable,
  }
  return states[state]
}
