import type { KeyGroup } from '../ui/keys-dialog.tsx'
import type { RecordsWords } from '../words/records.ts'

/** Returns the list's keys, for the dialog. */
export const keysOfRecords = (words: RecordsWords['keys']): readonly KeyGroup[] => [
  {
    title: words.inList,
    keys: [
      { keys: ['↓', 'j'], does: words.next },
      { keys: ['↑', 'k'], does: words.previous },
      { keys: ['Home', 'End'], does: words.ends },
      { keys: ['Enter'], does: words.open },
      { keys: ['Space', 'x'], does: words.toggle },
      { keys: ['Shift ↓', 'Shift ↑'], does: words.range },
      { keys: ['Ctrl A'], does: words.all },
      { keys: ['c', 'Shift C'], does: words.copy },
      { keys: ['Esc'], does: words.unselect },
      { keys: ['Tab'], does: words.toActions },
    ],
  },
  {
    title: words.anywhere,
    keys: [
      { keys: ['/'], does: words.toSearch },
      { keys: ['j', 'k'], does: words.toList },
      { keys: ['?'], does: words.show },
    ],
  },
]
