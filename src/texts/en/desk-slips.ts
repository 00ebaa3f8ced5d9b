/** Access codes issued and printed for many records, and those not printed, in English. */
export const slipsWords = {
  title: 'Issue codes and print',
  lead: 'Each candidate gets a slip with an access code. The codes are shown only this once: print all slips before you leave the page.',
  all: 'All records',
  none: 'No records are chosen.',
  choose: 'Choose them in the list',
  gone: (count: number) =>
    count === 1
      ? '1 of the records you chose is in the trash or removed. It gets no code.'
      : `${count} of the records you chose are in the trash or removed. They get no code.`,
  refused: (count: number) => `${count} ${count === 1 ? 'record' : 'records'} got no code`,
  aRecord: 'A record',
  chosen: {
    title: 'Chosen records',
    candidate: 'Candidate',
    record: 'Record',
    passport: 'Passport number',
    state: 'State',
    hint: 'A code opens a file only once its record is approved and visible. A candidate with a code that works keeps it, unless you decide otherwise in the next step.',
    issue: (count: number) => `Issue ${count} ${count === 1 ? 'access code' : 'access codes'}`,
  },
  held: {
    title: (count: number) =>
      `${count} ${count === 1 ? 'candidate has' : 'candidates have'} a code already`,
    issue: (count: number) => (count === 1 ? 'Issue a new code' : `Issue ${count} new codes`),
  },
  mayReplace: {
    title: (count: number) => (count === 1 ? 'Issue a new code?' : `Issue ${count} new codes?`),
    text: 'The code that each of these candidates has now stops working at once. A file that is open with it closes, and the shares made with it stop.',
  },
  leave: {
    title: 'Leave without the slips?',
    text: 'The codes are shown only this once, and you have not printed them. If you leave now, they are gone and new ones have to be issued.',
  },
  tools: { print: 'Print', back: 'Back to the records', language: 'Language of the slips' },
  didPrint: {
    title: 'Did every slip come out?',
    text: 'If not, print again: the codes stay here until you leave. Codes that you do not confirm stay in the overview, as issued and not printed.',
    yes: (count: number) =>
      count === 1 ? 'Yes, the slip is printed' : `Yes, all ${count} are printed`,
  },
  allPrinted: 'All slips are noted as printed. Give each to the candidate in person.',
  unprinted: {
    title: 'Access codes issued and not printed',
    lead: 'These codes work, but nobody said that their slips were printed, and they cannot be shown again. Issue a new code, unless you have the slip in hand.',
    empty: 'Every code that was issued for a slip was printed.',
    candidate: 'Candidate',
    issued: 'Issued',
    by: 'By',
    /** A name, with a suffix such as "(API key)" translated. */
    issuer: (name: string) => name,
    actions: 'Actions',
    reissue: 'Issue a new code',
    reissueOne: (name: string) => `Issue a new code: ${name}`,
    printed: 'Mark as printed',
    printedOne: (name: string) => `Mark as printed: ${name}`,
  },
}
