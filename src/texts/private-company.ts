/**
 * H1's sentence in each language that has texts. It is fixed: no name and no setting is part of it, so
 * nothing that somebody entered can be read into it. Short, to fit one line on a phone.
 */
export const privateCompany = {
  en: 'A private company, not a government.',
  bn: 'এটি বেসরকারি প্রতিষ্ঠান, কোনো সরকার নয়।',
  hi: 'यह निजी कंपनी है, सरकार नहीं।',
  ne: 'यो निजी कम्पनी हो, सरकार होइन।',
  ar: 'شركة خاصة، وليست جهة حكومية.',
  fil: 'Pribadong kumpanya ito, hindi gobyerno.',
} as const
