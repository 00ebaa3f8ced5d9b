import { candidateMessage, messageSubject } from '#messages/candidate-messages'
import { summaryMail, summarySubject } from '#messages/summary-mail'
import type { Compose } from '#modules/delivery'

/**
 * A message as it goes out: to a candidate the text that staff would send by hand, with a subject for mails;
 * to staff what waits for them.
 */
export const candidateLetter: Compose = ({ kind, counts, ...message }) => {
  if (kind !== 'summary')
    return { subject: messageSubject(message), text: candidateMessage({ kind, ...message }) }
  if (counts === null) throw new Error('A summary is made from counts')
  return { subject: summarySubject(message), text: summaryMail({ ...message, counts }) }
}
