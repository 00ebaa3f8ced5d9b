import { privateCompany } from '#messages/private-company'
import type { Prepared } from '../prepared.ts'

/** Nepali, prepared: what stands around every page. */
export const ne: Prepared = {
  layout: {
    isPrivate: privateCompany.ne,
    askGovernment: 'सरकारसँग आफैँ कसरी जाँच गर्ने',
    askGovernmentShort: 'सरकारलाई सोध्नुहोस्',
    whoRunsThis: 'यो वेबसाइट कसले चलाउँछ',
    skip: 'मूल सामग्रीमा जानुहोस्',
    menu: 'मेनु',
  },
}
