/** Help outside: whom a worker can turn to outside the agency. A list, not legal advice. */
export const helpWords = {
  title: 'Help outside our office',
  lead: 'You do not have to ask us first. Others can help you at home and where you work. None of them belongs to us.',
  origin: 'Where you come from',
  destination: 'Where you work or are going',
  any: 'Choose a country',
  show: 'Show who can help',
  byDestination: 'By country of work',
  journey: (origin: string, destination: string) =>
    `Help outside: from ${origin} to ${destination}`,
  inCountry: (country: string) => `Help outside: ${country}`,
  roles: {
    police: 'In danger',
    labour: 'Pay, contract, work',
    rescue: 'Help line',
    shelter: 'Shelter',
    mission: 'Your country, where you are',
    ministry: 'Your country’s embassies',
    regulator: 'Complaints about agencies',
  },
  police: (country: string) => `Police, ${country}`,
  mission: (origin: string, destination: string) =>
    `Embassy or high commission of ${origin}, ${destination}`,
  ministry: (origin: string) => `Foreign ministry, ${origin}`,
  onlyIn: (country: string) => `only inside ${country}`,
  anywhere: 'from any country',
  seenIn: 'Where we found the number:',
  confirmed: (name: string, date: string) => `${name} tried it on ${date}.`,
  sureTitle: 'How to be sure of a number',
  unconfirmed:
    'We took these numbers and addresses from what is published. Nobody here has called or opened them yet. Make sure yourself.',
  sure: [
    'Look for the number on the authority’s own website. Do not take it from a message, a poster or a document that somebody gave you.',
    'If a number does not work, ask your embassy or foreign ministry. In danger, call the police first.',
    'Do not pay anybody who offers to pass on your complaint.',
  ],
  noAdvice: 'This is a list, not legal advice.',
  otherCountry:
    'Is your country not here? Ask your country’s foreign ministry which embassy looks after you.',
  all: 'All countries',
  fileText:
    'Nobody here is told when you call. The numbers are as published; nobody here has tried them.',
  more: 'Websites, and how to be sure of a number',
  keepTitle: 'Help outside our office (numbers as published; nobody here has tried them):',
}
