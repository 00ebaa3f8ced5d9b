import type { KeyGroup } from '../ui/keys-dialog.tsx'

/** What the list's keys do, for the dialog. */
export const recordKeys: readonly KeyGroup[] = [
  {
    title: 'In the list',
    keys: [
      { keys: ['↓', 'j'], does: 'next record; ↓ also leaves the search, as Esc does' },
      { keys: ['↑', 'k'], does: 'previous record' },
      { keys: ['Home', 'End'], does: 'first and last record of the page' },
      { keys: ['Enter'], does: 'open the record' },
      { keys: ['Space', 'x'], does: 'select or unselect' },
      { keys: ['Shift ↓', 'Shift ↑'], does: 'select a range' },
      { keys: ['Ctrl A'], does: 'select all on this page' },
      { keys: ['Esc'], does: 'unselect all' },
      { keys: ['Tab'], does: 'to what can be done with the record' },
    ],
  },
  {
    title: 'Anywhere on the page',
    keys: [
      { keys: ['/'], does: 'go to the search' },
      { keys: ['j', 'k'], does: 'go into the list' },
      { keys: ['?'], does: 'show these keys' },
    ],
  },
]
