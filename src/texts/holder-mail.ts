import type { HolderMessageKind } from '#modules/accounts/forms.schema'
import { type MessageLanguage, messageLanguage, whoWrites } from './candidate-messages.ts'

interface Texts {
  subject: (organisation: string) => string
  happened: Readonly<Record<HolderMessageKind, string>>
  /** What to do about it; the site's address follows. */
  advice: string
}

const texts: Readonly<Record<MessageLanguage, Texts>> = {
  en: {
    subject: (organisation) => `Your account at ${organisation}`,
    happened: {
      'password-changed': 'The password of your account was changed.',
      'password-reset': 'A new password was set for your account.',
      'second-factor-on': 'A second factor was turned on for your account.',
      'second-factor-off': 'The second factor of your account was turned off.',
      'passkey-added': 'A passkey was added to your account.',
      'passkey-removed': 'A passkey was removed from your account.',
      'provider-connected': 'Another service was connected: it can now sign in to your account.',
      'provider-removed':
        'Another service was disconnected: it no longer signs in to your account.',
      'new-device': 'Somebody signed in to your account in a browser that was not known here.',
    },
    advice:
      'If it was you, there is nothing to do. If not, choose another password at once, end all other sessions in your account, and tell the office.',
  },
  bn: {
    subject: (organisation) => `${organisation}-এ আপনার অ্যাকাউন্ট`,
    happened: {
      'password-changed': 'আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে।',
      'password-reset': 'আপনার অ্যাকাউন্টে নতুন পাসওয়ার্ড দেওয়া হয়েছে।',
      'second-factor-on': 'আপনার অ্যাকাউন্টে দ্বিতীয় ধাপ চালু করা হয়েছে।',
      'second-factor-off': 'আপনার অ্যাকাউন্টের দ্বিতীয় ধাপ বন্ধ করা হয়েছে।',
      'passkey-added': 'আপনার অ্যাকাউন্টে একটি পাসকি যোগ করা হয়েছে।',
      'passkey-removed': 'আপনার অ্যাকাউন্ট থেকে একটি পাসকি সরানো হয়েছে।',
      'provider-connected': 'অন্য একটি সেবা যুক্ত করা হয়েছে: এখন সেটি দিয়ে আপনার অ্যাকাউন্টে সাইন ইন করা যায়।',
      'provider-removed':
        'অন্য একটি সেবা বিচ্ছিন্ন করা হয়েছে: সেটি দিয়ে আর আপনার অ্যাকাউন্টে সাইন ইন করা যায় না।',
      'new-device': 'এখানে অচেনা একটি ব্রাউজার থেকে কেউ আপনার অ্যাকাউন্টে সাইন ইন করেছে।',
    },
    advice:
      'আপনি নিজে করে থাকলে কিছু করার নেই। না করে থাকলে এখনই অন্য পাসওয়ার্ড দিন, আপনার অ্যাকাউন্টে অন্য সব জায়গা থেকে সাইন আউট করুন, আর অফিসে জানান।',
  },
  hi: {
    subject: (organisation) => `${organisation} में आपका खाता`,
    happened: {
      'password-changed': 'आपके खाते का पासवर्ड बदला गया।',
      'password-reset': 'आपके खाते के लिए नया पासवर्ड रखा गया।',
      'second-factor-on': 'आपके खाते में दूसरा क़दम चालू किया गया।',
      'second-factor-off': 'आपके खाते का दूसरा क़दम बंद किया गया।',
      'passkey-added': 'आपके खाते में एक पासकी जोड़ी गई।',
      'passkey-removed': 'आपके खाते से एक पासकी हटाई गई।',
      'provider-connected': 'एक दूसरी सेवा जोड़ी गई: अब उससे आपके खाते में साइन इन हो सकता है।',
      'provider-removed': 'एक दूसरी सेवा हटाई गई: उससे अब आपके खाते में साइन इन नहीं होता।',
      'new-device': 'किसी ने ऐसे ब्राउज़र से आपके खाते में साइन इन किया जो यहाँ जाना हुआ नहीं था।',
    },
    advice:
      'अगर यह आपने किया, तो कुछ नहीं करना है। अगर नहीं, तो तुरंत दूसरा पासवर्ड रखें, अपने खाते में बाकी सभी साइन इन ख़त्म करें, और दफ़्तर को बताएँ।',
  },
  ne: {
    subject: (organisation) => `${organisation} मा तपाईंको खाता`,
    happened: {
      'password-changed': 'तपाईंको खाताको पासवर्ड फेरियो।',
      'password-reset': 'तपाईंको खाताका लागि नयाँ पासवर्ड राखियो।',
      'second-factor-on': 'तपाईंको खातामा दोस्रो सुरक्षा कोड चालु भयो।',
      'second-factor-off': 'तपाईंको खाताको दोस्रो सुरक्षा कोड बन्द भयो।',
      'passkey-added': 'तपाईंको खातामा पासकी थपियो।',
      'passkey-removed': 'तपाईंको खाताबाट पासकी हटाइयो।',
      'provider-connected': 'अर्को सेवा जोडियो: अब त्यसबाट तपाईंको खातामा साइन इन हुन सक्छ।',
      'provider-removed': 'अर्को सेवा छुटाइयो: त्यसबाट अब तपाईंको खातामा साइन इन हुँदैन।',
      'new-device': 'यहाँ नचिनेको ब्राउजरबाट कसैले तपाईंको खातामा साइन इन गर्यो।',
    },
    advice:
      'तपाईं आफैँले गर्नुभएको हो भने केही गर्नु पर्दैन। होइन भने तुरुन्तै अर्को पासवर्ड राख्नुहोस्, आफ्नो खातामा अरू सबै साइन इन बन्द गर्नुहोस्, र कार्यालयलाई भन्नुहोस्।',
  },
  ar: {
    subject: (organisation) => `حسابك في ${organisation}`,
    happened: {
      'password-changed': 'تم تغيير كلمة مرور حسابك.',
      'password-reset': 'وُضعت كلمة مرور جديدة لحسابك.',
      'second-factor-on': 'شُغّلت الخطوة الثانية في حسابك.',
      'second-factor-off': 'أُوقفت الخطوة الثانية في حسابك.',
      'passkey-added': 'أضيف مفتاح مرور إلى حسابك.',
      'passkey-removed': 'أزيل مفتاح مرور من حسابك.',
      'provider-connected': 'رُبطت خدمة أخرى بحسابك، ويمكن الآن تسجيل الدخول بها.',
      'provider-removed': 'أُلغي ربط خدمة أخرى بحسابك، ولم يعد تسجيل الدخول بها ممكنًا.',
      'new-device': 'سجّل أحدهم الدخول إلى حسابك من متصفح غير معروف هنا.',
    },
    advice:
      'إن كنت أنت فلا شيء عليك. وإن لم تكن أنت فاختر كلمة مرور أخرى فورًا، وأنه كل الجلسات الأخرى من حسابك، وأخبر المكتب.',
  },
  fil: {
    subject: (organisation) => `Ang account mo sa ${organisation}`,
    happened: {
      'password-changed': 'Pinalitan ang password ng account mo.',
      'password-reset': 'Naglagay ng bagong password para sa account mo.',
      'second-factor-on': 'Binuksan ang ikalawang hakbang ng account mo.',
      'second-factor-off': 'Isinara ang ikalawang hakbang ng account mo.',
      'passkey-added': 'May idinagdag na passkey sa account mo.',
      'passkey-removed': 'May inalis na passkey sa account mo.',
      'provider-connected':
        'May ikinonektang ibang serbisyo: makakapag-sign in na ito sa account mo.',
      'provider-removed':
        'May idiniskonektang ibang serbisyo: hindi na ito makakapag-sign in sa account mo.',
      'new-device': 'May nag-sign in sa account mo mula sa browser na hindi kilala rito.',
    },
    advice:
      'Kung ikaw iyon, wala kang kailangang gawin. Kung hindi, pumili agad ng ibang password, tapusin ang lahat ng ibang session sa account mo, at sabihin sa opisina.',
  },
}

interface HolderMail {
  /** English if it is null, or has no texts. */
  language: string | null
  organisation: string
  /** The site's own address, the only one in the mail. */
  site: string
  kind: HolderMessageKind
}

export function holderSubject({
  language,
  organisation,
}: Pick<HolderMail, 'language' | 'organisation'>): string {
  return texts[messageLanguage(language)].subject(organisation)
}

/** Returns the mail to the holder of an account about a way into it. */
export function holderMail({ language, organisation, site, kind }: HolderMail): string {
  const { happened, advice } = texts[messageLanguage(language)]
  return [whoWrites({ language, organisation }), happened[kind], advice, site].join('\n\n')
}
