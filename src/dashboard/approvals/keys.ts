import type { KeyGroup } from '../ui/keys-dialog.tsx'
import { viewerKeys } from '../viewer/keys.ts'

/** Which keys do what in the approvals, as the dialog tells it. */
export const approvalKeys: readonly KeyGroup[] = [
  {
    title: 'Approvals',
    keys: [
      { keys: ['j', '↓'], does: 'next record' },
      { keys: ['k', '↑'], does: 'previous record' },
      { keys: ['a'], does: 'next document; after the last one, approve' },
      { keys: ['r'], does: 'return with a reason; Ctrl+Enter sends it' },
      { keys: ['?'], does: 'this list' },
    ],
  },
  { title: 'Viewer', keys: viewerKeys },
]
