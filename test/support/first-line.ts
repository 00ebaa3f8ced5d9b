/** H1's sentence by value: whoever changes it has to change it here too. */
export const firstLines = {
  en: 'A private company, not a government.',
  bn: 'এটি বেসরকারি প্রতিষ্ঠান, কোনো সরকার নয়।',
  hi: 'यह निजी कंपनी है, सरकार नहीं।',
  ne: 'यो निजी कम्पनी हो, सरकार होइन।',
  ar: 'شركة خاصة، وليست جهة حكومية.',
  fil: 'Pribadong kumpanya ito, hindi gobyerno.',
} as const

/** The markup of the sentence that a page says before all others. */
export function firstLineOf(html: string): string | undefined {
  const body = html.slice(html.indexOf('<body'))
  const first =
    /^<body><a class="skip"[^>]*>[^<]*<\/a><aside class="who"[^>]*><div class="wrap">(.*?)<\/aside>/s.exec(
      body,
    )?.[1]
  return /^<strong>(.*?)<\/strong>/s.exec(first ?? '')?.[1]
}
