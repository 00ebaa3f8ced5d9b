/** Texts that the pages of several jobs share, in English. */
export const partWords = {
  number: (number: number) => number.toLocaleString('en-GB'),
  states: { pending: 'Pending', approved: 'Approved', returned: 'Returned' },
  hidden: 'Hidden',
  visible: 'Visible',
  notPublic: 'Not public yet',
  filters: (inUse: number) => (inUse === 0 ? 'Filters' : `Filters (${inUse})`),
  /** Above a table, whose rows do not repeat it. */
  times: (clock: string) => `Times: ${clock}`,
  pages: {
    title: 'Pages',
    part: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
    page: (number: number) => `Page ${number}`,
    controls: {
      first: 'first page',
      previous: 'previous page',
      next: 'next page',
      last: 'last page',
    },
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you entered on this page is not saved yet and would be lost.',
    yes: 'Leave',
    no: 'Stay here',
  },
  copy: {
    title: 'Copy',
    label: (what: string) => `Copy: ${what}`,
    done: 'Copied',
    failed: 'The browser did not let us copy. Select the text and copy it yourself.',
  },
  undo: 'Undo',
  licence: {
    stopped: 'No new records now',
    due: 'Look up your licence',
    note: 'Note a look-up',
    notNoted: 'Nobody has noted a look-up yet.',
    until: (day: string) => `New records can be entered until ${day}.`,
    runsUntil: (day: string) => `By the register, the licence runs until ${day}.`,
    counts: 'The last look-up counts for 90 days.',
    why: {
      expired: (day: string) => `On ${day} the register showed the licence as expired.`,
      suspended: (day: string) => `On ${day} the register showed the licence as suspended.`,
      not_found: (day: string) => `On ${day} the licence was not in the register.`,
      ran_out: (day: string) => `By the register, the licence ran until ${day}.`,
      unchecked: (day: string) => `The last look-up was on ${day}, more than 90 days ago.`,
      never: (_: string) => 'Nobody noted a look-up within the first 90 days.',
    },
    seen: 'The public sees this at the top of every page. Files that exist stay open.',
  },
  lost: {
    what: 'This part of the page',
    title: 'This part of the page could not be loaded',
    text: 'What you entered is still here. Check your connection, then try again. If it still does not load, copy what you need and reload the page.',
  },
  failed: 'Something in the dashboard failed. Try again, or reload the page.',
}
