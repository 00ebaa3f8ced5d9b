/**
 * What came of asking an authority about a paper. No sentence says that a paper is genuine
 * or a visa valid (H4): each tells what was shown, on which day, and that it can change.
 */
export const comparedWords = {
  title: 'What we asked',
  both: (first: string, second: string) => `${first} and ${second}`,
  nobody: (authority: string) => `Nobody here has asked ${authority} yet.`,
  one: (authority: string, day: string) =>
    `One of our staff asked ${authority} on ${day}. A second person has yet to ask, so we do not say what it showed.`,
  same: (authority: string, days: string) =>
    `Two of our staff asked ${authority} on ${days}; what it showed then matched this copy. That can change any day.`,
  unclear: (authority: string, days: string) =>
    `Two of our staff asked ${authority} on ${days}. At least one of them was shown nothing about this paper, or got no answer.`,
  other: (authority: string, days: string) =>
    `Our staff asked ${authority} on ${days}. One of them was shown something else than this copy. Another person here decided to show the copy again.`,
  old: (days: number) => `That was more than ${days} days ago.`,
  askYourself: 'How to ask yourself',
}
