import type { InAnyLanguage } from '../any-language.ts'
import type { aboutWords as english } from '../en/about.ts'

export const aboutWords: InAnyLanguage<typeof english> = {
  title: 'ما هذا الموقع',
  description: (organisation) =>
    `من يدير هذا الموقع: ${organisation}، وبأي أسماء وتراخيص وعناوين، ومنذ متى.`,
  lead: 'تحتفظ هنا وكالة خاصة بنسخ من أوراق مرشحيها، ليراها المرشحون.',
  limits: 'الجهة المختصة وحدها تستطيع أن تقول لك هل أصدرت الورقة، وهل ما زالت سارية.',
  not: 'ما ليس هذا الموقع',
  history: 'الأسماء والتراخيص والعناوين',
  historyLead: 'كل ما كان منها لهذا الموقع، من سجل الأحداث. يمكن كشف أي تغيير في السجل.',
  names: 'الاسم',
  legalNames: 'الاسم المسجل',
  licences: 'الترخيص',
  addresses: 'العنوان على الإنترنت',
  since: (from) => `منذ ${from}`,
  between: (from, until) => `من ${from} إلى ${until}`,
  until: (until) => `حتى ${until}`,
  unknown: 'من قبل بداية السجل',
}
