import { privateCompany } from '#messages/private-company'
import type { Prepared } from '../prepared.ts'

/** Hindi, prepared: what stands around every page. */
export const hi: Prepared = {
  layout: {
    isPrivate: privateCompany.hi,
    askGovernment: 'सरकार से ख़ुद जाँच कैसे करें',
    askGovernmentShort: 'सरकार से पूछें',
    whoRunsThis: 'यह वेबसाइट कौन चलाता है',
    skip: 'सीधे सामग्री पर जाएँ',
    menu: 'मेन्यू',
  },
}
