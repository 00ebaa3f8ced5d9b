import type { helpWords as english } from '../en/help.ts'
import type { InAnyLanguage } from '../words.ts'

export const helpWords: InAnyLanguage<typeof english> = {
  title: 'مساعدة خارج مكتبنا',
  lead: 'لست مضطرًا إلى سؤالنا أولًا. هؤلاء يمكنهم مساعدتك في بلدك وفي مكان عملك. لا أحد منهم تابع لنا.',
  origin: 'بلدك',
  destination: 'البلد الذي تعمل فيه أو ستسافر إليه',
  any: 'اختر بلدًا',
  show: 'من يمكنه مساعدتي؟',
  byDestination: 'بحسب بلد العمل',
  journey: (origin, destination) => `مساعدة خارج مكتبنا: من ${origin} إلى ${destination}`,
  inCountry: (country) => `مساعدة خارج مكتبنا: ${country}`,
  roles: {
    police: 'عند الخطر',
    labour: 'الأجر والعقد والعمل',
    rescue: 'خط المساعدة',
    shelter: 'مأوى',
    mission: 'بلدك في المكان الذي أنت فيه',
    ministry: 'سفارات بلدك',
    regulator: 'الشكاوى على الوكالات',
  },
  police: (country) => `الشرطة، ${country}`,
  mission: (origin, destination) => `سفارة ${origin} أو مفوضيتها العليا، ${destination}`,
  ministry: (origin) => `وزارة الخارجية، ${origin}`,
  onlyIn: (country) => `من داخل ${country} فقط`,
  anywhere: 'من أي بلد',
  seenIn: 'أين وجدنا الرقم:',
  confirmed: (name, date) => `جرّبه ${name} يوم ${date}.`,
  sureTitle: 'كيف تتأكد من رقم',
  unconfirmed:
    'أخذنا هذه الأرقام والعناوين مما هو منشور. لم يتصل بها أو يفتحها أحد منا بعد. تأكد بنفسك.',
  sure: [
    'ابحث عن الرقم في موقع الجهة نفسها. لا تأخذه من رسالة أو ملصق أو ورقة أعطاك إياها أحد.',
    'إذا لم يعمل الرقم فاسأل سفارة بلدك أو وزارة الخارجية. وعند الخطر اتصل بالشرطة أولًا.',
    'لا تدفع مالًا لمن يعرض عليك توصيل شكواك.',
  ],
  noAdvice: 'هذه قائمة، وليست نصيحة قانونية.',
  otherCountry: 'بلدك ليس هنا؟ اسأل وزارة خارجية بلدك عن السفارة التي تهتم بك.',
  all: 'كل البلدان',
  fileText: 'لا يُخبَر أحد هنا إذا اتصلت. الأرقام كما هي منشورة، ولم يجرّبها أحد منا.',
  more: 'المواقع، وكيف تتأكد من رقم',
  keepTitle: 'مساعدة خارج مكتبنا (الأرقام كما هي منشورة، ولم يجرّبها أحد منا):',
}
