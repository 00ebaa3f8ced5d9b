import type { Prepared } from './prepared.ts'

/** Hindi, prepared: what stands around every page. */
export const hi: Prepared = {
  layout: {
    isPrivate: (organisation) => `${organisation} एक निजी भर्ती एजेंसी है। यह सरकार नहीं है।`,
    isPrivateInstallation:
      'यह Candor की एक निजी स्थापना है, जो निजी भर्ती एजेंसियों का सॉफ़्टवेयर है। यह सरकार नहीं है।',
    askGovernment: 'सरकार से ख़ुद जाँच कैसे करें',
    whoRunsThis: 'यह वेबसाइट कौन चलाता है',
    skip: 'सीधे सामग्री पर जाएँ',
    menu: 'मेन्यू',
  },
}
