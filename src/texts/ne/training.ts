import { importUndone } from '#modules/training/problems.schema'
import type * as english from '../en/training.ts'
import type { InAnyLanguage, Words } from '../words.ts'
import { count } from './numbers.ts'
import { attendanceWords, receiptWords } from './printed.ts'

/** Classes and the ledger of payments, for students. */
export const trainingWords: InAnyLanguage<typeof english.trainingWords> = {
  states: {
    draft: 'मस्यौदा',
    open: 'खुला',
    full: 'भरियो',
    running: 'चलिरहेको',
    finished: 'सकियो',
    cancelled: 'रद्द भयो',
  },
  kinds: { payment: 'भुक्तानी', charge: 'शुल्क', refund: 'फिर्ता', correction: 'सच्याइएको' },
  methods: receiptWords.methods,
  credit: 'जम्मा पैसा',
  free: 'निःशुल्क',
  facts: {
    teacher: 'शिक्षक',
    place: 'ठाउँ',
    link: 'लिंक',
    sessions: (timeZone) => `कक्षाको समय (${timeZone})`,
    noSessions: 'अहिलेसम्म छैन',
    allSessions: (all) => `सबै कक्षा (${count(all)})`,
    fee: 'शुल्क',
    seats: 'सिट',
    attended: 'हाजिरी',
    attendedOf: (attended, all) => `${count(all)} मध्ये ${count(attended)} कक्षामा`,
  },
  reasons: { [importUndone]: 'यो भुक्तानी आएको तालिका फिर्ता लिइएको छ।' },
  ledger: {
    entries: 'हिसाब, नयाँ पहिले',
    entry: 'हिसाब',
    purpose: 'केका लागि',
    amount: 'रकम',
    received: 'पाएको',
    actions: 'के गर्ने',
    numbered: (sequence, kind) => `${count(sequence)} · ${kind}`,
    receiptNumber: (number) => `रसिद ${number}`,
    corrects: (sequence, reason) => `${count(sequence)} लाई सच्याएको: ${reason}`,
    refunds: (sequence, reason) => `${count(sequence)} को पैसाबाट फिर्ता: ${reason}`,
    correctedBy: (sequence) => `${count(sequence)} ले सच्याएको`,
    noMoney: 'पैसा लेनदेन भएन',
    receivedBy: (name) => `लिने: ${name}`,
    handedOutBy: (name) => `दिने: ${name}`,
    receipt: 'रसिद',
    receiptWhich: (number) => `रसिद ${number}`,
  },
}

const messages: Words['training']['messages'] = {
  enrolled: (title) => `अब “${title}” मा तपाईंको सिट छ।`,
  'class-cancelled': (title) => `“${title}” रद्द भयो।`,
  'class-credited': (title) =>
    `“${title}” रद्द भयो। तपाईंले तिरेको पैसा अब तपाईंको जम्मा पैसा हो: आफ्ना भुक्तानी हेर्नुहोस्।`,
  'taken-off': (title) => `एजेन्सीले तपाईंलाई “${title}” बाट हटायो। किन हो, एजेन्सीलाई सोध्नुहोस्।`,
}

const classes: Words['classes'] = {
  pages: 'तपाईंका कक्षा',
  links: {
    '/my/classes': 'सिट पाएका',
    '/my/classes/selected': 'छानेका',
    '/my/classes/open': 'खुला कक्षा',
  },
  aside: 'मैले पढेँ',
  enrolled: {
    lead: 'तपाईंको सिट भएका, र तपाईं बसेका कक्षा।',
    none: 'तपाईं कुनै कक्षामा हुनुहुन्न।',
    toSelect: 'कक्षा छान्नुहोस्',
    slip: 'हाजिरीको कागज',
    leave: 'छोड्नुहोस्',
    leaveText: 'तपाईंको सिट पर्खेर बसेको अर्को मान्छेले पाउँछ।',
    leaveFee: 'शुल्क तपाईंको जम्मा पैसामा रहन्छ।',
    leaveYes: 'कक्षा छोड्नुहोस्',
    past: 'छोडेका वा रद्द भएका',
    pastLeft: (title) => `“${title}”: छोडेको`,
    pastCancelled: (title) => `“${title}”: कक्षा रद्द भयो`,
  },
  selected: {
    title: 'मैले छानेका कक्षा',
    lead: 'सिट खाली भएपछि, र तिरेको पैसाले शुल्क पुगेपछि सिट पाउनुहुन्छ। त्यतिन्जेल पालो पर्खनुहोस्।',
    none: 'तपाईं कुनै कक्षाको पालो पर्खिरहनुभएको छैन।',
    begun: 'तपाईंले सिट पाउनुअघि नै यो कक्षा सुरु भयो। तिरेको पैसा तपाईंकै हो, जम्मा पैसामा रहन्छ।',
    place: (place) => `पालो पर्खनेमा तपाईं ${count(place)} नम्बरमा हुनुहुन्छ।`,
    pay: (fee) => `${fee} शुल्क एजेन्सीमा तिर्नुहोस्: सिट पाउनुअघि तिर्नुपर्छ।`,
    taken: 'सबै सिट भरिए।',
    comes: 'सिट खाली भएपछि पाउनुहुन्छ। हामी यहीँ खबर गर्छौँ।',
    remove: 'हटाउनुहोस्',
    removeText: 'तपाईंको पालो जान्छ। तिरेको पैसा तपाईंकै हो, जम्मा पैसामा रहन्छ।',
    removeYes: 'कक्षा हटाउनुहोस्',
  },
  open: {
    title: 'खुला कक्षा',
    lead: 'कक्षा छान्नुहोस्। सिट खाली भएपछि, र तिरेको पैसाले शुल्क पुगेपछि सिट पाउनुहुन्छ।',
    none: 'अहिले अरू कुनै कक्षा खुला छैन। पछि फेरि हेर्नुहोस्, वा अर्को कहिले खुल्छ एजेन्सीलाई सोध्नुहोस्।',
    freeSeats: (seats) => (seats === 0 ? 'खाली छैन' : `${count(seats)} खाली`),
    waiting: (people) => `${count(people)} जना पर्खँदै`,
    covered: 'तपाईंको जम्मा पैसाले पुग्छ, र सिट पाउँदा त्यसैबाट तिरिन्छ',
    select: 'छान्नुहोस्',
    join: 'पालोमा बस्नुहोस्',
  },
}

const payments: Words['payments'] = {
  lead: 'एजेन्सीले लेख्नासाथ हरेक हिसाब यहाँ देखिन्छ, र कसैले बदल्न सक्दैन। गलत भए भन्नुहोस्: एजेन्सीले जवाफ दिनुपर्छ।',
  none: 'अहिलेसम्म कुनै हिसाब छैन। पैसा तिर्दा त्यहीँ हुँदै एजेन्सीलाई लेख्न लगाउनुहोस्। तुरुन्तै यहाँ देखिन्छ, छाप्ने रसिदसहित।',
  balance: 'बाँकी हिसाब',
  balanceAfter: 'त्यसपछिको बाँकी हिसाब',
  settled: (nothing) => `${nothing}: सबै चुक्ता छ`,
  held: (amount) => `${amount} जम्मा पैसा: एजेन्सीसँग छ`,
  owed: (amount) => `${amount} एजेन्सीलाई तिर्न बाँकी`,
  back: 'आफ्ना भुक्तानीमा फर्कनुहोस्',
  paper: 'कागजको साइज',
}

export const ownTrainingWords = {
  training: { ...trainingWords, messages },
  classes,
  payments,
  receipt: receiptWords,
  attendance: attendanceWords,
}
