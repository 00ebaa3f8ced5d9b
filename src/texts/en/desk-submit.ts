/** The pages on which records are added, and what became of them, in English. */
export const submitWords = {
  entry: {
    title: 'Add record',
    lead: 'Add the scans that you have. Others can follow later.',
    issueCode: 'Issue access code',
    open: 'Open the record',
  },
  firstSteps: {
    title: 'Nothing is on file yet',
    lead: 'Add the first record below, or begin elsewhere:',
    import: 'Import many at once',
    importFrom: ' from a spreadsheet, or from the system that you used before.',
    invite: 'Invite colleagues',
    whatTheyDo: ': moderators enter records, admins approve them.',
    settings: 'Complete the settings',
    whichSettings: ': time zone, address, logo and texts of the public pages.',
  },
  submit: {
    title: 'Submit a record',
    lead: 'An admin looks at every record before anybody else can open it.',
    again: 'Look at it again',
  },
  own: {
    title: 'Your submissions',
    lead: 'What came back is first: correct it and submit it again.',
    none: 'Nothing yet. What you submit appears here with its state.',
    states: { returned: 'Returned to you', pending: 'Waiting for approval', approved: 'Approved' },
    noneIn: {
      returned: 'Nothing was returned.',
      pending: 'Nothing is waiting.',
      approved: 'Nothing is approved yet.',
    },
    assigned: { title: 'Assigned to you', none: 'None of your records is assigned to you.' },
    entered: (date: string) => `entered ${date}`,
    whyReturned: 'Why it came back:',
    whyWithdrawn: 'Why the approval was withdrawn:',
    next: 'Correct it and press “Update record”: that submits it again.',
    correct: 'Correct it',
    update: 'Update',
    correctOne: (name: string) => `Correct it: ${name}`,
    updateOne: (name: string) => `Update ${name}`,
  },
}
