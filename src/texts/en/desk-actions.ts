import { sentence } from '../isolated.ts'

/** Actions on a record that several pages offer, the keys, and a part that could not be loaded, in English. */
export const actionWords = {
  approved: (name: string) => sentence`${name} is approved`,
  returned: (name: string) => sentence`${name} is returned`,
  withdrawn: (name: string) => sentence`The approval of ${name} is withdrawn`,
  hidden: (name: string) => sentence`${name} is hidden now`,
  visible: (name: string) => sentence`${name} is visible now`,
  restored: (name: string) => sentence`${name} is back in the records`,
  deleted: (name: string) => sentence`Record deleted: ${name}`,
  changedMeanwhile: 'It has been changed since. Look at it again, then decide.',
  mayDelete: {
    title: 'Are you sure?',
    text: (what: string, time: string) =>
      sentence`${what} goes to the trash and cannot be opened by anybody. You can undo this for ${time}; after that it is removed for good.`,
    yes: 'Yes, delete it!',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    atLeast: (days: string) => `at least ${days}`,
  },
  keys: {
    title: 'Keyboard shortcuts',
    single: 'Single keys work anywhere on the page',
    hint: 'Turn it off if a voice or a slip of the hand sets them off. Within the viewer they always work.',
  },
  /** Who could do what one may not do oneself. */
  whoCould: {
    these: (names: string) => sentence`This can be done by ${names}.`,
    nobody: 'Nobody else here can: invite another admin.',
  },
  more: 'More',
  readyMade: 'Ready-made',
  failedPart: (what: string) => `${what} could not be loaded.`,
  choices: (label: string) => `The choices for “${label}”`,
  /** A list to choose from by typing. */
  choosing: {
    nothingFound: 'Nothing in the list is like that.',
    unknown: (typed: string) =>
      sentence`“${typed}” is not in the list. Type another word, or choose from the list.`,
    several: (typed: string) => sentence`Several in the list match “${typed}”. Choose one of them.`,
  },
  again: 'Try again',
  againFor: (what: string) => `Try again: ${what}`,
}
