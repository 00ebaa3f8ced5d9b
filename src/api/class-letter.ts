import { isolated } from '#messages/isolated'
import { privateCompany } from '#messages/private-company'

/** Returns the mail about a cancelled class: plain text that names the organisation, and no amount. */
export function cancelledClassLetter(organisation: string, url: string) {
  return (title: string) => ({
    fromName: organisation,
    subject: `${isolated(title)} is cancelled`,
    text: [
      `${isolated(organisation)} has cancelled the class “${isolated(title)}”.`,
      'What you paid for it stays yours, as credit. You see every entry and your balance here:',
      `${url.replace(/\/$/, '')}/my/payments`,
      `-- \n${isolated(organisation)}\n${privateCompany.en}`,
      '',
    ].join('\n\n'),
  })
}
