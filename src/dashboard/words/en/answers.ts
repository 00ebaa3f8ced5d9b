/** What people sent and the office answers, in English. */
export const answersWords = {
  leftOut: 'What is answered is left out.',
  showAll: 'Show all',
  nothingWaits: 'Nothing waits for an answer.',
  complaints: {
    title: 'Complaints',
    lead: 'What people wrote under “Write a complaint” and chose to send. Each waits here until it is answered. Nobody can change or remove one, or its answer.',
    none: 'Nobody has sent a complaint.',
    waiting: (count: number) => `${count} waiting for an answer.`,
    about: {
      agency: 'About the agency',
      employer: 'About the employer',
      other: 'About somebody else',
    },
    written: (moment: string) => `written ${moment}`,
    from: (country: string) => `from ${country}`,
    worksIn: (country: string) => `works in ${country}`,
    contact: 'Contact',
    noContact: 'not given',
    answered: (moment: string, by: string) => `Answered ${moment} by ${by}`,
    deletedAccount: 'a deleted account',
    answer: 'Answer',
    sent: 'The answer is sent',
    dialog: {
      title: 'Answer the complaint',
      label: 'Answer',
      hint: 'Whoever has the number reads it. There is one answer, and it cannot be changed.',
      button: 'Send the answer',
    },
  },
}
