import type { InAnyLanguage } from '#messages/any-language'
import { ownDataLeftOut } from '#messages/own-data-left-out'
import type { ownDataWords as english } from '../en/own-data.ts'

export const ownDataWords: InAnyLanguage<typeof english> = {
  link: 'تنزيل كل بياناتك',
  title: 'تنزيل كل بياناتك',
  lead: 'ملف واحد فيه ما نحتفظ به عنك. فيه كل معلومة، وكل إصدار من كل ورقة في نسخة عليها علامة. ويقول من نظر في ملفك، وماذا دُفع، وماذا حدث.',
  leftOut: ownDataLeftOut.ar,
  original: 'تبقى الصور الأصلية الممسوحة لدينا. كل نسخة تقول إنها نسخة وليست وثيقة حكومية.',
  shared: 'في هذا الملف جواز سفرك وأوراقك الطبية. لا تحفظه على هاتف أو حاسوب يستعمله غيرك.',
  proofTitle: 'أثبت أولًا أنك أنت',
  proof:
    'نرسل رمزًا إلى رقم الهاتف أو البريد الإلكتروني المسجل لك في مكتبنا. يعمل مرة واحدة، ولمدة 15 دقيقة.',
  send: 'أرسلوا إليّ رمزًا',
  sent: 'إذا كان لدى مكتبنا رقم هاتف أو بريد إلكتروني لك فالرمز في الطريق. انتظر دقيقة أو دقيقتين.',
  code: 'الرمز من رسالتنا',
  codeHint: '8 أرقام',
  take: 'تنزيل كل بياناتي (ZIP)',
  none: 'لم يصل رمز؟ اسأل مكتبنا. يستطيع الموظفون تسليمك الملف نفسه، ونخبرك عندما يعدّونه.',
  back: 'العودة إلى الملف',
}
