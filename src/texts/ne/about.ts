import type { Words } from '../words.ts'

export const aboutWords: Words['about'] = {
  title: 'यो साइट के हो',
  description: (organisation) =>
    `यो साइट ${organisation} ले चलाउँछ: कुन नाम, लाइसेन्स र ठेगानाबाट, र कहिलेदेखि।`,
  lead: 'एउटा निजी एजेन्सीले आफ्ना उम्मेदवारका कागजका कपी यहाँ राख्छ, ताकि उम्मेदवारले हेर्न सकून्।',
  limits: 'कागज आफूले दिएको हो कि होइन, र अझै लागू छ कि छैन, सम्बन्धित निकायले मात्र भन्न सक्छ।',
  not: 'यो साइट के होइन',
  history: 'नाम, लाइसेन्स र ठेगाना',
  historyLead:
    'यो साइटका अहिलेसम्मका सबै नाम, लाइसेन्स र ठेगाना, यसको लगबाट। लग बदलियो भने थाहा पाउन सकिन्छ।',
  names: 'नाम',
  legalNames: 'दर्ता नाम',
  licences: 'लाइसेन्स',
  addresses: 'वेब ठेगाना',
  since: (from) => `${from} देखि`,
  between: (from, until) => `${from} देखि ${until} सम्म`,
  until: (until) => `${until} सम्म`,
  unknown: 'लगमा लेखिनुअघिदेखि',
}
