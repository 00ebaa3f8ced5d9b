/** "What this site is". */
export const aboutWords = {
  title: 'What this site is',
  description: (organisation: string) =>
    `Who runs this site, ${organisation}, under which names, licences and addresses, and since when.`,
  lead: 'A private agency keeps copies of its candidates’ documents here, for the candidates to see.',
  limits:
    'Only the authority can tell you whether it issued a document and whether the document is still in force.',
  not: 'What this site is not',
  history: 'Names, licences and addresses',
  historyLead:
    'Every one that this site has had, from its log. Changes to the log can be detected.',
  names: 'Name',
  legalNames: 'Registered name',
  licences: 'Licence',
  addresses: 'Web address',
  since: (from: string) => `since ${from}`,
  between: (from: string, until: string) => `${from} to ${until}`,
  until: (until: string) => `until ${until}`,
  unknown: 'since before the log begins',
}
