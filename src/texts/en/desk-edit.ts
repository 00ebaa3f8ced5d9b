import { sentence } from '../isolated.ts'

/** The page on which a record is updated, and the notes of staff, in English. */
export const editWords = {
  title: (name: string) => sentence`Update ${name}`,
  lead: (reference: string) => `Record reference ${reference}`,
  toSubmissions: 'Your submissions',
  toRecord: 'Back to the record',
  whyReturned: 'Why it came back',
  locked: {
    title: 'This record cannot be changed',
    trash: 'It is in the trash. Restore it first.',
    approved: 'It is approved. Ask an admin when something in it is wrong.',
    back: 'Back',
  },
  update: 'Update record',
  updated: (name: string) => sentence`${name} is updated`,
  notAll: {
    title: 'The details are saved, but not every file',
    text: 'Beside each file is why. Correct them, or finish without them.',
  },
  compare: {
    title: 'Somebody else changed this record',
    text: (moment: string) =>
      `It was changed on ${moment}. Nothing of yours is saved yet, and nothing of theirs is overwritten: choose which version to keep.`,
    same: 'Both versions say the same. You can save and go on.',
    allMine: 'Take all of mine',
    allTheirs: 'Take all of theirs',
    save: 'Save this version',
    back: 'Back to the form',
    open: (count: number) =>
      `${count === 1 ? 'One choice is' : `${count} choices are`} still to be made.`,
    mine: 'Yours',
    theirs: 'On file now',
    takenOff: 'Taken off',
    uploaded: (moment: string) => `uploaded ${moment}`,
  },
  notes: {
    title: 'Notes',
    soFar: 'Notes so far',
    mentions: 'Mentions ',
    written: 'The note is written',
    label: 'New note',
    hint: 'For staff who may see this record. The candidate never reads it.',
    mention: 'Mention a colleague',
    write: 'Write note',
  },
}
