/** What a candidate sends who shares two documents with a bank. */
export const twoDocuments = {
  'kind-work-permit': 'on',
  'kind-job-offer': 'on',
  purpose: 'bank',
  label: 'Sonali Bank',
  days: '30',
  step: 'make',
}

/** Returns the share code from the page that shows it once. */
export const codeIn = (html: string) => /id="share-code">([^<]+)</.exec(html)?.[1] as string
