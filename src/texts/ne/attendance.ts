import type { InAnyLanguage } from '../any-language.ts'
import type { attendanceWords as english } from '../en/attendance.ts'
import { letterheadWords } from './letterhead.ts'
import { count } from './numbers.ts'

/** Says how many sessions of how many, and no more (H4). */
export const attendanceWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'हाजिरी',
  statement: ({ organisation, name, title, teacher, attended, sessions }) =>
    `${organisation} को भनाइ: ${name} “${title}” का ${count(sessions)} कक्षामध्ये ${count(attended)} मा आउनुभयो। पढाउने: ${teacher}।`,
  from: (first, last, timeZone) => `पहिलो कक्षा: ${first}। अन्तिम कक्षा: ${last} (${timeZone})।`,
  limits: 'यसले को आयो भन्ने मात्र बताउँछ। परीक्षा, भाषाको तह, भिसा वा परमिटबारे यसले केही भन्दैन।',
}
