/** What a candidate who shares two papers with a bank sends. */
export const twoPapers = {
  'kind-work-permit': 'on',
  'kind-job-offer': 'on',
  purpose: 'bank',
  label: 'Sonali Bank',
  days: '30',
  step: 'make',
}

/** The share code on the page that shows it once. */
export const codeIn = (html: string) => /id="share-code">([^<]+)</.exec(html)?.[1] as string
