import type { Prepared } from './prepared.ts'

/** Arabic, prepared: what stands around every page. */
export const ar: Prepared = {
  layout: {
    isPrivate: (organisation) => `${organisation} وكالة توظيف خاصة. وهي ليست جهة حكومية.`,
    isPrivateInstallation:
      'هذا تثبيت خاص لبرنامج Candor المخصص لوكالات التوظيف الخاصة. وهو ليس جهة حكومية.',
    askGovernment: 'كيف تتحقق بنفسك لدى الحكومة',
    whoRunsThis: 'من يدير هذا الموقع',
    skip: 'انتقل إلى المحتوى',
    menu: 'القائمة',
  },
}
