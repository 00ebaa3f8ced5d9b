/**
 * The results of asking an authority about a document. No sentence says that a document is genuine or a
 * visa valid (H4): each says what was shown, on which day, and that it can change.
 */
export const comparedWords = {
  both: (first: string, second: string) => `${first} and ${second}`,
  nobody: (authority: string) => `Nobody here has asked ${authority} yet.`,
  /** Above a list of several authorities. */
  one: (authority: string, day: string) =>
    `One of our staff asked ${authority} on ${day}. A second person has yet to ask, so we do not say what it showed.`,
  same: (authority: string, days: string) =>
    `Two of our staff asked ${authority} on ${days}; what it showed then matched this copy. That can change any day.`,
  unclear: (authority: string, days: string) =>
    `Two of our staff asked ${authority} on ${days}. At least one of them was shown nothing about this document, or got no answer.`,
  other: (authority: string, days: string) =>
    `Our staff asked ${authority} on ${days}. One of them was shown something different from this copy. Another person here decided to show the copy again.`,
  old: (days: number) => `That was more than ${days} days ago.`,
  askYourself: 'How to ask yourself',
  withheld: {
    asked: (authority: string, day: string) =>
      `We asked ${authority} on ${day}. Its answer was different from our copy.`,
    askedBefore:
      'We asked an authority about this document. Its answer was different from our copy.',
    open: 'We are looking into it, and do not show the document to anybody until we know more.',
    decided: (day: string) =>
      `We have looked into it, and have not shown the document since ${day}.`,
    notSaid:
      'There can be many reasons. This does not say what is wrong, or that you did anything wrong.',
    next: 'Ask our office. You can also ask the authority yourself.',
  },
}
