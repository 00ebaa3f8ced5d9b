/** "What this site is". */
export const aboutWords = {
  title: 'What this site is',
  description: (organisation: string) =>
    `Who runs this site, ${organisation}, under which names, licences and addresses, and since when.`,
  lead: 'A private agency keeps copies of its candidates’ papers here and lets the people concerned see them.',
  limits:
    'Whether an authority issued a paper, or whether it is still in force, only that authority can tell.',
  not: 'What this site is not',
  history: 'Names, licences and addresses',
  historyLead:
    'Each one that this installation has had, from its log. Whoever changes the log is noticed.',
  names: 'Name',
  legalNames: 'Registered name',
  licences: 'Licence',
  addresses: 'Web address',
  since: (from: string) => `since ${from}`,
  between: (from: string, until: string) => `${from} to ${until}`,
  until: (until: string) => `until ${until}`,
  unknown: 'since before the log tells',
}
