/** What pages of several jobs say, in English. */
export const partWords = {
  number: (number: number) => number.toLocaleString('en-GB'),
  states: { pending: 'Pending', approved: 'Approved', returned: 'Returned' },
  hidden: 'Hidden',
  visible: 'Visible',
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
  failed: 'Something in the dashboard failed. Try it again, or reload the page.',
}
