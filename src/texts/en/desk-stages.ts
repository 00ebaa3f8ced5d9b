import { sentence } from '../isolated.ts'

/** The board of records by their stage, in English. */
export const stagesWords = {
  title: 'Stages',
  lead: 'Where you are with each application. Drag a record, or press its arrow. The candidate sees the new stage at once.',
  leadKeys: 'With the keyboard, hold Shift and press ← or →.',
  showKeys: 'Keyboard shortcuts',
  board: 'Records by stage',
  none: 'No stage',
  former: 'No longer in the settings',
  theseRecords: 'These records',
  all: (total: number) => `All ${total} in the list`,
  move: (name: string, stage: string) => sentence`Move ${name} to ${stage}`,
  takeBack: (name: string) => sentence`Take the stage of ${name} back`,
  moved: (name: string, stage: string) => sentence`${name}: ${stage}`,
  takenBack: (name: string) => sentence`The stage of ${name} is taken back`,
  keys: {
    onRecord: 'On a record',
    within: 'next and previous record of the stage',
    beside: 'to a record of the next or previous stage',
    move: 'move the record to the next or previous stage',
    open: 'open the record',
  },
}
