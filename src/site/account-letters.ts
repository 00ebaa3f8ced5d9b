import { isolated } from '#messages/isolated'
import type { Organisation } from '#modules/organisation'
import type { Words } from './messages/index.ts'

interface Around {
  organisation: Organisation
  words: Words
}

/**
 * A mail around its one link: plain text that names the organisation, says that it is no
 * government, and holds nothing of any candidate.
 */
export function letterFor({ organisation, words }: Around, kind: keyof Words['mails']) {
  const { mails } = words
  const { displayName } = organisation
  return (link: string) => ({
    fromName: displayName,
    subject: mails[kind].subject(displayName),
    text: [
      mails[kind].opening(displayName),
      link,
      mails[kind].closing,
      `-- \n${isolated(displayName)}\n${words.layout.isPrivate}`,
      '',
    ].join('\n\n'),
  })
}
