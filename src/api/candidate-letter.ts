import type { Compose, Letters } from '#modules/messages'
import { isPublic } from '#modules/records'
import { calendarDate } from '#platform/clock/schema'
import { candidateMessage, messageLanguage, messageSubject } from '#texts/candidate-messages'
import { checkpointMail, checkpointSubject } from '#texts/checkpoint-mail'
import { summaryMail, summarySubject } from '#texts/summary-mail'

/**
 * Composes a message for sending: to a candidate the text that staff would send by hand, with a subject for
 * mails; to staff a summary of what waits for them, or a checkpoint of the log.
 */
const compose: Compose = ({ kind, counts, checkpoint, lastDay: day, ...message }) => {
  if (kind === 'checkpoint') {
    if (checkpoint === null) throw new Error('This mail brings a checkpoint')
    const text = checkpointMail({ ...message, checkpoint })
    return { subject: checkpointSubject(message), text }
  }
  if (kind !== 'summary') {
    const lastDay = day && calendarDate(day, messageLanguage(message.language))
    const text = candidateMessage({ kind, lastDay, ...message })
    return { subject: messageSubject(message), text }
  }
  if (counts === null) throw new Error('A summary is made from counts')
  return { subject: summarySubject(message), text: summaryMail({ ...message, counts }) }
}

export const letters: Letters = { compose, isPublic }
