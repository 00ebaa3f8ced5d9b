import type { KeyGroup } from '../ui/keys-dialog.tsx'
import { keysOfViewer, type ViewerWords } from '../viewer/keys.ts'
import type { ApprovalsWords } from '../words/approvals.ts'

/** Returns the keys of the approvals page, as the dialog lists them. */
export const keysOfApprovals = (
  { title, keys: words }: ApprovalsWords,
  viewer: ViewerWords,
): readonly KeyGroup[] => [
  {
    title,
    keys: [
      { keys: ['j', '↓'], does: words.next },
      { keys: ['k', '↑'], does: words.previous },
      { keys: ['a'], does: words.approve },
      { keys: ['r'], does: words.sendBack },
      { keys: ['?'], does: words.show },
    ],
  },
  keysOfViewer(viewer),
]
