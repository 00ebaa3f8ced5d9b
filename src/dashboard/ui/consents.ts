import { type ConsentPurpose, daysToKeepOn } from '#modules/consents/schema'

/** What a candidate agrees to, in the words of staff. */
export const consentLabels: Readonly<Record<ConsentPurpose, string>> = {
  keeping: 'Keeping the file',
  sharing: 'Showing documents to others',
  asking: 'Asking authorities',
  messages: 'Messages',
  handover: 'Handing the file to the successor',
}

/** What a no stops, from that moment on. */
export const whatStops: Readonly<Record<ConsentPurpose, string>> = {
  keeping: `No document can be added. Removal is due after ${daysToKeepOn} days, except for contracts and payments.`,
  sharing: 'All shares have ended. No share and no attestation can be made.',
  asking: 'Nobody can note what an authority showed.',
  messages: 'Only what cannot be switched off is sent.',
  handover: 'The file is not handed over. It is removed after the last day.',
}
