/** The legal pages, by the last part of their address. */
export const legalPages = [
  'copyright',
  'privacy',
  'disclaimer',
  'accessibility',
  'your-information',
] as const
export type LegalPage = (typeof legalPages)[number]
