import type { firstScreenWords as english } from '../en/first-screen.ts'
import type { InAnyLanguage } from '../words.ts'
import { count } from './numbers.ts'

export const firstScreenWords: InAnyLanguage<typeof english> = {
  open: (time) => `${time} खुला रहन्छ`,
  close: 'बन्द गर्नुहोस्',
  closeNote: 'फोन तपाईंको होइन? फाइल सधैँ बन्द गर्नुहोस्।',
  new: 'तपाईंका लागि नयाँ',
  more: (number) => `अरू ${count(number)} कुरा`,
  nothing: 'नयाँ केही छैन।',
  nothingSince: (date) => `${date} पछि नयाँ केही छैन।`,
  earlier: 'अघिका',
  earlierLead: 'पछिल्ला ३० दिनमा तपाईंले खोलेका कुरा।',
  news: {
    closing: { title: 'एजेन्सी बन्द हुँदैछ', line: (date) => `${date} अघि कपी लिनुहोस्` },
    closed: { title: 'एजेन्सी बन्द भइसक्यो', line: (date) => `अन्तिम दिन ${date} थियो` },
    withheld: { title: (label) => `${label}: अहिले देखाइँदैन`, line: 'किन, हेर्नुहोस्' },
    overdue: {
      title: (label) => `${label}: अझै फिर्ता आएको छैन`,
      line: (date) => `${date} मा फिर्ता हुनुपर्ने थियो`,
    },
    confirm: { title: (label) => `यो हामीलाई दिनुभएको हो? ${label}`, line: 'हो कि होइन, भन्नुहोस्' },
    removal: { title: (date) => `केही कागज ${date} मा हटाइन्छन्`, line: 'कपी राख्नुहोस्' },
    answer: { title: 'अफिसको जवाफ' },
    returned: { title: (label) => `${label}: फिर्ता दिइयो`, line: 'अफिस यसै भन्छ। हो त?' },
    opened: { title: 'तपाईंको फाइल पहिले खोलिएको थियो', line: 'तपाईंले खोल्नुभएको होइन? हामीलाई भन्नुहोस्' },
    shareOpened: { title: 'तपाईंको सेयर खोलियो' },
    code: { title: 'नयाँ एक्सेस कोड बनाइयो', line: 'तपाईंका लागि होइन? हामीलाई भन्नुहोस्' },
    document: { title: (label) => `नयाँ: ${label}`, line: 'तपाईंले यो अझै खोल्नुभएको छैन' },
    replaced: { title: (label) => `नयाँ: ${label}`, line: 'यो पुरानोको ठाउँमा आएको हो' },
    class: { title: 'तपाईंको कक्षा फेरियो', cancelled: 'तपाईंको कक्षा रद्द भयो' },
  },
  next: {
    flight: {
      title: (date) => `तपाईंको उडान ${date} मा छ`,
      today: 'तपाईंको उडान आज छ',
      tomorrow: 'तपाईंको उडान भोलि छ',
      night: (weekday, time) => `रात कटेपछि ${weekday}, ${time}।`,
      line: 'यो अफिसले लेखेको हो। एयरलाइनलाई सोध्नुहोस्।',
    },
    original: {
      title: (label, date) => `${label}: ${date} मा फिर्ता`,
      line: 'यो अफिसले लेखेको हो। त्यहाँ माग्नुहोस्।',
    },
    ending: {
      title: (label, date) => `${label}: ${date} सम्म लेखिएको छ`,
      line: 'यो अफिसले टिपेको हो। के गर्ने, त्यहाँ सोध्नुहोस्।',
    },
    class: { title: (date) => `तपाईंको कक्षा ${date} मा छ`, line: 'यो अफिसले लेखेको हो। त्यहाँ सोध्नुहोस्।' },
  },
  toDo: {
    contractMissing: 'तपाईंको सम्झौता यहाँ छैन। माग्नुहोस्',
    contractUnread: 'जानुअघि सम्झौता पढ्नुहोस्',
    readContract: 'आफ्नो सम्झौता पढ्नुहोस्',
    passport: 'पासपोर्ट तपाईंसँग छैन। माग्नुहोस्',
  },
  documents: {
    title: 'तपाईंका कागज',
    note: 'यी कपी अफिसले राख्छ। कागज दिएको हो कि होइन, सम्बन्धित निकायले मात्र भन्न सक्छ।',
    none: 'अहिलेसम्म कागज छैन',
    noneText: 'अफिसले तपाईंको फाइलमा कुनै कागज राखेको छैन। कहिले राख्छ, सोध्नुहोस्।',
    until: (date) => `लेखिएको छ: ${date} सम्म`,
    notShown: 'अहिले देखाइँदैन। किन, हेर्नुहोस्',
    isNew: 'नयाँ।',
    unread: 'अझै पढेको छैन',
    readOn: (date) => `${date} मा पढ्नुभयो`,
    keptSince: (date) => `${date} देखि छ`,
    askBack: 'समय नाघ्यो: फिर्ता माग्नुहोस्',
  },
  doors: {
    title: 'के गर्न चाहनुहुन्छ?',
    share: 'कसैलाई कागज देखाउनुहोस्',
    tell: 'अफिसलाई केही भन्नुहोस्',
    originals: 'मेरा सक्कल कागज कहाँ छन्',
    help: 'अफिसबाहिर सहायता',
    more: 'अरू',
  },
}
