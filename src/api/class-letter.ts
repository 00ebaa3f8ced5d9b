/** The mail about a cancelled class: plain text that names the organisation, and no amount. */
export function cancelledClassLetter(organisation: string, url: string) {
  return (title: string) => ({
    fromName: organisation,
    subject: `${title} is cancelled`,
    text: [
      `${organisation} has cancelled the class “${title}”.`,
      'What you paid for it stays yours, as credit. You see every entry and your balance here:',
      `${url.replace(/\/$/, '')}/dashboard/payment-history`,
      `-- \n${organisation} is a private recruitment agency. It is not a government.`,
      '',
    ].join('\n\n'),
  })
}
