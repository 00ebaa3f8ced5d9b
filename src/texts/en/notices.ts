/** What the organisation publishes. */
export const noticeWords = {
  title: 'Notices',
  lead: (organisation: string) => `News from ${organisation}, a private agency.`,
  description: (organisation: string) =>
    `Notices of ${organisation}, a private recruitment agency.`,
  none: 'There are no notices yet.',
  published: (date: string) => `Published on ${date}.`,
  pictureOf: (title: string, place: number) => `Picture ${place} of the notice “${title}”`,
  all: 'All notices',
  around: 'More notices',
  newer: 'Newer notices',
  older: 'Older notices',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}.`,
}
