/** Numbers with many wrong codes within an hour, in English. */
export const wrongCodesWords = {
  title: 'Wrong codes',
  lead: 'Numbers with more than 20 wrong codes in an hour, and hours with many more wrong codes than usual. They opened nothing, and nothing is locked: a lock would shut the candidate out.',
  empty:
    'Nothing stands out. A number that meets more than 20 wrong codes within an hour is listed here.',
  newest: (total: string, shown: string) => `${total} alerts; the ${shown} newest are shown.`,
  since: (first: string, last: string) => `since ${first} · last ${last}`,
  inAll: {
    title: 'Many wrong codes in all',
    tries: (tries: string) =>
      `${tries} wrong access and share codes within an hour, for all numbers together`,
    usual: (usual: string) =>
      `The busiest hour of a usual day has ${usual}. Somebody may be trying codes with many numbers. They opened nothing, and each address is limited to 10 tries a minute. Ask whoever runs the server to look for the addresses in the log of the proxy. If you dismiss this, it comes back when there are as many again.`,
  },
  nobodys: {
    passport: 'A passport number that no record has',
    reference: 'A reference number that no record has',
  },
  tries: {
    passport: (tries: string) => `${tries} wrong codes within an hour with the passport number`,
    reference: (tries: string) => `${tries} wrong codes within an hour with the reference number`,
    nobodys: (tries: string) => `${tries} wrong codes within an hour with it`,
  },
  open: 'Open the record',
  todo: {
    title: 'What to do',
    call: (reference: string) =>
      `Call the candidate (${reference}) on a telephone number that you know. Often the candidate mistyped the code or has an old slip.`,
    reissue: 'If the slip is lost or somebody else has seen it, issue a new code and hand it over.',
    others: 'If the candidate tried nothing, somebody else has the number: tell the candidate.',
    shared: 'Other records may have the same reference number too.',
    nobody:
      'Somebody tries a number that is not on file here. Nothing can open. If a candidate calls about “No Data Found”, compare the number with the passport.',
  },
  dismiss: 'Dismiss',
  dismissed: 'Dismissed',
  dismissOne: {
    all: 'Dismiss the alert about all numbers',
    nobodys: 'Dismiss the alert about a number that no record has',
    record: (name: string) => `Dismiss the alert about ${name}`,
  },
}
