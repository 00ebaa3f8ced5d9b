import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** One row that says who is shown the field, and one that says nothing about it: fields that no agency will ever want. */
const fields = `
  dragonRidden: {
    control: 'line',
    most: 80,
    requiredBy: ['add', 'import'],
    shownTo: ['candidate', 'share:employer'],
    listed: 'chosen',
    searchedBy: 'words',
    oldField: 'Ridden_dragon',
  },
  spellKnown: {
    control: 'line',
    most: 10,
  },
`
const fieldLabels = `
  dragonRidden: {
    en: 'Dragon ridden',
    bn: 'যে ড্রাগনে চড়েন',
    hi: 'सवारी का ड्रैगन',
    ne: 'चढ्ने ड्र्यागन',
    ar: 'التنين المركوب',
    fil: 'Dragong sinasakyan',
  },
  spellKnown: {
    en: 'Spell known',
    bn: 'জানা মন্ত্র',
    hi: 'आने वाला मंत्र',
    ne: 'जानेको मन्त्र',
    ar: 'التعويذة المعروفة',
    fil: 'Alam na orasyon',
  },
`
/** One kind that anybody brings, and one from the own file about a detail of it. */
const kinds = `
  visit: {
    by: 'anybody',
    fields: {
      day: neededLine(80, 'That day is too long.', 'Write a day.'),
      why: textField(300, 'That is too long.'),
    },
    results: { answered: { text: 'answer' } },
    ...{ audience: 'concerns:manage', days: 5, readBy: 'number', keptFor: 30 * day },
  },
  riddle: {
    by: 'candidate',
    part: fieldNames.map((name) => \`detail:\${name}\`),
    fields: { asked: neededText(200, 'That is too long.', 'Write your question.') },
    results: { accepted: {}, declined: { text: 'reason', mayDisagree: true } },
    ...{ audience: 'records:all', days: 2, readBy: 'file', marks: true, holds: true },
  },
`

const textsIn = (visit: string, question: string) => `
  visit: {
    name: '${visit}',
    title: '${visit}',
    lead: '${visit}',
    fields: { day: '${visit} 1', why: '${visit} 2' },
    send: '${visit}',
    sentTitle: '${visit}',
    sent: ['${visit}'],
  },
  riddle: {
    name: '${question}',
    title: '${question}',
    lead: '${question}',
    fields: { asked: '${question} 1' },
    send: '${question}',
  },
`
const texts = {
  en: textsIn('Appointment at the office', 'Question on a detail'),
  bn: textsIn('অফিসে দেখা করার সময়', 'একটি তথ্য নিয়ে প্রশ্ন'),
  hi: textsIn('दफ़्तर में मिलने का समय', 'किसी जानकारी पर सवाल'),
  ne: textsIn('कार्यालयमा भेट्ने समय', 'विवरणबारे प्रश्न'),
  ar: textsIn('موعد في المكتب', 'سؤال عن معلومة'),
  fil: textsIn('Tipanan sa opisina', 'Tanong tungkol sa detalye'),
}

const migration = fileURLToPath(new URL('migration.ts', import.meta.url))

/** What somebody who adds them would write, by the file and the only place in it where they would write it. */
const plants: readonly [file: string, place: RegExp, written: (found: string) => string][] = [
  [
    '/src/modules/records/fields-table.schema.ts',
    /^} as const satisfies Record<string, Field>/m,
    (found) => fields + found,
  ],
  [
    '/src/modules/records/fields-headings.schema.ts',
    /^}$/m,
    (end) =>
      `  dragonRidden: ['dragonridden', 'riddendragon'],\n  spellKnown: ['spellknown'],\n${end}`,
  ],
  [
    '/.cache/texts/each/labels-records.ts',
    /^export const fieldLabels = \{$/m,
    (found) => found + fieldLabels,
  ],
  [
    '/migrations/index.ts',
    /^}$/m,
    (end) =>
      `  '9999-planted-fields': plantedFields,\n${end}\nimport * as plantedFields from ${JSON.stringify(migration)}`,
  ],
  ['/src/modules/cases/kinds.schema.ts', /^const caseKinds = \{$/m, (found) => found + kinds],
  ...Object.entries(texts).map(
    ([language, planted]) =>
      [
        `/.cache/texts/${language}/cases.ts`,
        /^export const caseKindWords\b.*\{$/m,
        (found: string) => found + planted,
      ] as const satisfies (typeof plants)[number],
  ),
  // The compiler writes what the dashboard shares with the site in both places.
  ...(['en', 'bn'] as const).map(
    (language) =>
      [
        `/.cache/texts/${language}/desk-cases.ts`,
        /^"kinds": \{$/m,
        (found: string) => found + texts[language],
      ] as const satisfies (typeof plants)[number],
  ),
]

/**
 * Adds two fields and two kinds of case to the sources as they are loaded: a row each, labels, headings and a migration for
 * the fields, texts for the kinds. Nothing else.
 */
export function planted(): Plugin {
  return {
    name: 'planted',
    enforce: 'pre',
    transform(code, id) {
      const plant = plants.find(([file]) => id.endsWith(file))
      if (!plant) return undefined
      const [file, place, written] = plant
      if (code.split(place).length !== 2) throw new Error(`${file} has not one place to plant in.`)
      return code.replace(place, written)
    },
  }
}
