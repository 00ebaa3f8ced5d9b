import { type MessageLanguage, messageLanguage, whoWrites } from './candidate-messages.ts'

/** The counts of a daily mail to staff, by kinds of notifications. */
type Counts = Readonly<
  Record<'returned' | 'approved' | 'mentioned' | 'assigned' | 'overdue' | 'case', number>
>

interface Texts {
  subject: (organisation: string) => string
  unread: string
  labels: Readonly<Record<keyof Counts, string>>
  /** Where to read them, and where to switch off this mail. */
  where: string
}

const texts: Readonly<Record<MessageLanguage, Texts>> = {
  en: {
    subject: (organisation) => `Your notifications at ${organisation}`,
    unread: 'Your unread notifications:',
    labels: {
      returned: 'records returned to you',
      approved: 'records of yours approved',
      mentioned: 'notes that mention you',
      assigned: 'records assigned to you',
      overdue: 'originals that are overdue',
      case: 'cases that wait for an answer',
    },
    where: 'Sign in to read them. You can turn this email off in your account.',
  },
  bn: {
    subject: (organisation) => `${organisation}-এ আপনার বিজ্ঞপ্তি`,
    unread: 'আপনি যেসব বিজ্ঞপ্তি পড়েননি:',
    labels: {
      returned: 'আপনাকে ফেরত দেওয়া রেকর্ড',
      approved: 'আপনার অনুমোদিত রেকর্ড',
      mentioned: 'যে নোটে আপনার নাম আছে',
      assigned: 'আপনাকে দেওয়া রেকর্ড',
      overdue: 'যে আসল কাগজ ফেরত দেওয়ার দিন পেরিয়ে গেছে',
      case: 'যেসব বিষয় উত্তরের অপেক্ষায়',
    },
    where: 'পড়তে সাইন ইন করুন। এই প্রতিদিনের ইমেইল আপনার অ্যাকাউন্টে বন্ধ করা যায়।',
  },
  hi: {
    subject: (organisation) => `${organisation} में आपकी सूचनाएँ`,
    unread: 'आपकी बिना पढ़ी सूचनाएँ:',
    labels: {
      returned: 'आपको लौटाए गए रिकॉर्ड',
      approved: 'आपके मंज़ूर हुए रिकॉर्ड',
      mentioned: 'नोट जिनमें आपका नाम है',
      assigned: 'आपको सौंपे गए रिकॉर्ड',
      overdue: 'मूल काग़ज़ जिन्हें लौटाने का दिन निकल गया',
      case: 'जवाब का इंतज़ार करते मामले',
    },
    where: 'पढ़ने के लिए साइन इन करें। यह रोज़ का ईमेल आप अपने खाते में बंद कर सकते हैं।',
  },
  ne: {
    subject: (organisation) => `${organisation} मा तपाईंका सूचना`,
    unread: 'तपाईंले नपढ्नुभएका सूचना:',
    labels: {
      returned: 'तपाईंलाई फिर्ता गरिएका रेकर्ड',
      approved: 'स्वीकृत भएका तपाईंका रेकर्ड',
      mentioned: 'तपाईंको नाम भएका टिपोट',
      assigned: 'तपाईंलाई दिइएका रेकर्ड',
      overdue: 'फिर्ता दिने दिन नाघेका सक्कल कागज',
      case: 'जवाफ पर्खिरहेका विषय',
    },
    where: 'पढ्न साइन इन गर्नुहोस्। यो दैनिक इमेल तपाईंको खातामा बन्द गर्न सकिन्छ।',
  },
  ar: {
    subject: (organisation) => `إشعاراتك في ${organisation}`,
    unread: 'إشعاراتك غير المقروءة:',
    labels: {
      returned: 'ملفات أعيدت إليك',
      approved: 'ملفاتك التي تمت الموافقة عليها',
      mentioned: 'ملاحظات تذكرك',
      assigned: 'ملفات أسندت إليك',
      overdue: 'أوراق أصلية تأخر ردها',
      case: 'حالات تنتظر جوابًا',
    },
    where: 'سجّل الدخول لقراءتها. يمكنك إيقاف هذه الرسالة اليومية من حسابك.',
  },
  fil: {
    subject: (organisation) => `Ang mga notification mo sa ${organisation}`,
    unread: 'Mga notification na hindi mo pa nababasa:',
    labels: {
      returned: 'mga record na ibinalik sa iyo',
      approved: 'mga record mo na naaprubahan',
      mentioned: 'mga note na binabanggit ka',
      assigned: 'mga record na ibinigay sa iyo',
      overdue: 'mga orihinal na lampas na sa araw ng pagbabalik',
      case: 'mga kasong naghihintay ng sagot',
    },
    where:
      'Mag-sign in para basahin ang mga ito. Puwede mong itigil ang araw-araw na email na ito sa account mo.',
  },
}

interface Summary {
  /** English if it is null, or has no texts. */
  language: string | null
  organisation: string
  /** The site's own address, the only one in the mail. */
  site: string
  counts: Counts
}

export function summarySubject({
  language,
  organisation,
}: Pick<Summary, 'language' | 'organisation'>): string {
  return texts[messageLanguage(language)].subject(organisation)
}

/**
 * Returns the daily mail to staff about their unread notifications: how many of each kind, and nothing
 * about a record.
 */
export function summaryMail({ language, organisation, site, counts }: Summary): string {
  const known = messageLanguage(language)
  const { unread, labels, where } = texts[known]
  const shown = new Intl.NumberFormat(known)
  const lines = (Object.keys(labels) as (keyof Counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `- ${labels[kind]}: ${shown.format(counts[kind])}`)
  return [whoWrites({ language, organisation }), unread, lines.join('\n'), where, site].join('\n\n')
}
