const rules = new Intl.PluralRules('ar')

/** The forms of a noun after its number. For one and two the noun alone is enough. */
interface Forms {
  one: string
  two: string
  /** After 3 to 10. */
  few: string
  /** After 11 to 99. */
  many: string
  /** After 0, and after 100 and the like. */
  other: string
}

const nouns = {
  second: { one: 'ثانية واحدة', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' },
  minute: { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  day: { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
  month: { one: 'شهر واحد', two: 'شهرين', few: 'أشهر', many: 'شهرًا', other: 'شهر' },
  year: { one: 'سنة واحدة', two: 'سنتين', few: 'سنوات', many: 'سنة', other: 'سنة' },
  page: { one: 'صفحة واحدة', two: 'صفحتان', few: 'صفحات', many: 'صفحة', other: 'صفحة' },
  document: { one: 'ورقة واحدة', two: 'ورقتين', few: 'أوراق', many: 'ورقة', other: 'ورقة' },
  time: { one: 'مرة واحدة', two: 'مرتين', few: 'مرات', many: 'مرة', other: 'مرة' },
  session: { one: 'حصة واحدة', two: 'حصتين', few: 'حصص', many: 'حصة', other: 'حصة' },
  seat: { one: 'مقعد واحد', two: 'مقعدان', few: 'مقاعد', many: 'مقعدًا', other: 'مقعد' },
  person: { one: 'شخص واحد', two: 'شخصان', few: 'أشخاص', many: 'شخصًا', other: 'شخص' },
} as const satisfies Record<string, Forms>

/**
 * Returns a count with its noun, in the form that Arabic requires; the digits are Latin, as on phones in
 * the Gulf.
 */
export function counted(number: number, noun: keyof typeof nouns): string {
  const forms: Forms = nouns[noun]
  const rule = rules.select(number)
  if (rule === 'one' || rule === 'two') return forms[rule]
  return `${number} ${rule === 'zero' ? forms.other : forms[rule]}`
}
