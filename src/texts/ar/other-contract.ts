import type { InAnyLanguage } from '../any-language.ts'
import type { otherContractWords as english } from '../en/other-contract.ts'

export const otherContractWords: InAnyLanguage<typeof english> = {
  link: 'أعطوني عقدًا آخر',
  reported: 'العقود الأخرى التي أبلغت عنها',
  on: (moment) => `أبلغت عنه في ${moment}`,
  term: 'الشرط',
  first: 'العقد الأول',
  other: 'العقد الآخر',
  silent: 'غير مذكور',
  photoAlt: (page) => `صورة العقد الآخر، الصفحة ${page}`,
}
