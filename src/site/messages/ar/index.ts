import { privateCompany } from '#messages/private-company'
import type { Prepared } from '../prepared.ts'

/** Arabic, prepared: what stands around every page. */
export const ar: Prepared = {
  layout: {
    isPrivate: privateCompany.ar,
    askGovernment: 'كيف تتحقق بنفسك لدى الحكومة',
    askGovernmentShort: 'اسأل الحكومة',
    whoRunsThis: 'من يدير هذا الموقع',
    skip: 'انتقل إلى المحتوى',
    menu: 'القائمة',
  },
}
