import { candidateMessage, messageSubject } from '#messages/candidate-messages'
import type { Compose } from '#modules/delivery'

/** A message to a candidate as it goes out: the text that staff would send by hand, with a subject for mails. */
export const candidateLetter: Compose = (message) => ({
  subject: messageSubject(message),
  text: candidateMessage(message),
})
