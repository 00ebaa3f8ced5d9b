/** Exporting everything, or the list of records, in English. */
export const exportWords = {
  title: 'Export',
  lead: 'What you entered is yours. Take it with you, look at it in a spreadsheet, or put it into another installation of Candor.',
  everything: {
    title: 'Everything',
    holds: 'One zip with',
    tables: 'every table as CSV for a spreadsheet and as JSON for a program',
    scans: 'every scan in every version, exactly as it was uploaded',
    others: 'settings, notices, classes, payments and the audit log',
    files: 'a list of all files with their SHA-256, so that a change is noticed',
    back: (restore: string, secret: string, backup: string) =>
      `Passwords, sessions and API keys are not in it. With “${restore}” and the same ${secret} it can be restored into an empty installation. For a backup after which everybody signs in as before, run “${backup}” on the server.`,
    care: 'It holds passports, medical forms and police documents. Keep it as you would keep those, and delete copies that nobody needs.',
    button: 'Download everything',
  },
  records: {
    title: 'Only the records',
    text: (list: string) =>
      `One CSV with the details of each record, without scans. To take only some of them, go to ${list}, set the filters, and choose “Export these” there.`,
    list: 'Records',
    button: 'Download all records',
  },
}
