/** A public page as it will look, in English. */
export const previewWords = {
  show: 'Preview',
  close: 'Close the preview',
  of: (name: string) => `Preview of ${name}`,
  width: 'Width',
  widths: { desktop: 'Desktop', phone: 'Phone' },
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light' },
  language: 'Language',
  outdated: 'The preview is not up to date:',
}
