import { leavingWords, stayingWords } from '#modules/leavings/schema'

/** The page on which a candidate leaves the agency. What happens is described in the module. */
export const leavingPageWords = {
  link: 'Leave this agency',
  title: 'Leave this agency',
  lead: 'You can leave at any time. You do not have to say why.',
  happens: 'What happens when you leave',
  points: leavingWords.en as readonly string[],
  leave: 'I leave this agency',
  leaveText:
    'All your shares end at once. They do not come back, even if you stay after all. After 30 days we remove what we do not have to keep.',
  leaveYes: 'Yes, leave',
  left: (date: string) => `On ${date} you said that you are leaving.`,
  due: (date: string) => `From ${date} we remove what we do not have to keep.`,
  inHand: 'We still have originals of yours. You asked for them back; your file says by which day.',
  stay: 'I stay after all',
  stayed: stayingWords.en as string,
  consents: 'What you agree to',
  back: 'Back to the file',
}
