import type { InAnyLanguage } from '../any-language.ts'
import type { domainWords as english } from '../en/domains.ts'

export const domainWords: InAnyLanguage<typeof english> = {
  title: 'عناويننا الوحيدة على الإنترنت',
  description: (organisation) =>
    `العناوين التي تملكها ${organisation} على الإنترنت، وهي وكالة توظيف خاصة.`,
  lead: (organisation) =>
    `هذه وحدها عناوين ${organisation}. أي صفحة في عنوان آخر ليست لنا، مهما كان شكلها.`,
  thisSite: 'هذا الموقع',
  others: 'لنا أيضًا',
  howTitle: 'كيف تتأكد',
  how: [
    'انظر إلى الجزء الذي قبل أول شرطة مائلة مفردة: يجب أن يكون آخره كما هو أعلاه تمامًا.',
    'اكتب العنوان بنفسك، أو صوّر الرمز الذي على قسيمتك. الرابط في رسالة قد يؤدي إلى مكان آخر.',
    'لا نطلب منك رمز الدخول أبدًا بالهاتف أو برسالة أو بالبريد الإلكتروني.',
    'لا شيء من عناويننا لحكومة، ولا نستعمل عنوانًا يشبه عنوان حكومة.',
  ],
  foundOne: 'هل وجدت صفحة أخرى باسمنا؟',
}
