import type { ConsentPurpose } from '#modules/consents/words.schema'

/** What a candidate agrees to, in the words of staff, in Bengali. */
export const consentLabels: Readonly<Record<ConsentPurpose, string>> = {
  keeping: 'ফাইল রাখা',
  sharing: 'অন্যদের কাগজ দেখানো',
  asking: 'কর্তৃপক্ষকে জিজ্ঞাসা করা',
  messages: 'বার্তা',
  handover: 'ফাইল পরের এজেন্সিকে দেওয়া',
}
