import type { ConsentPurpose } from '#modules/consents/words.schema'

/** What a candidate agrees to, in the words of staff. */
export const consentLabels: Readonly<Record<ConsentPurpose, string>> = {
  keeping: 'Keeping the file',
  sharing: 'Showing documents to others',
  asking: 'Asking authorities',
  messages: 'Messages',
  handover: 'Handing the file to the successor',
}
