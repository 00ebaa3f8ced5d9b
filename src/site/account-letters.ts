import type { Organisation } from '#modules/organisation'
import { isolated } from '#texts/isolated'
import type { Words } from './words.ts'

interface Around {
  organisation: Organisation
  words: Words
}

/**
 * Returns a mail around its one link: plain text that names the organisation, says that it is not a
 * government, and holds nothing about any candidate.
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
