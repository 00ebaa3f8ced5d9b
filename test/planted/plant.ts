import type { Plugin } from 'vite'

/** One kind that anybody brings, and one from the own file about a detail of it. */
const rows = `
  visit: {
    by: 'anybody',
    fields: {
      day: neededLine(80, 'That day is too long.', 'Write a day.'),
      why: textField(300, 'That is too long.'),
    },
    results: { answered: { text: 'answer' } },
    ...{ audience: 'concerns:manage', days: 5, readBy: 'number', keptFor: 30 * day },
  },
  question: {
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
  question: {
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

/** What somebody who adds kinds would write, by the file in which they would write it, after its first such line. */
const plants: readonly [file: string, after: RegExp, planted: string][] = [
  ['/src/modules/cases/kinds.schema.ts', /^const caseKinds = \{$/m, rows],
  ...Object.entries(texts).map(
    ([language, planted]) =>
      [
        `/src/texts/${language}/cases.ts`,
        /^export const caseKindWords\b.*\{$/m,
        planted,
      ] as const satisfies [string, RegExp, string],
  ),
]

/** Adds two kinds of case to the sources as they are loaded: a row each, and their texts. Nothing else. */
export function plantedCase(): Plugin {
  return {
    name: 'planted-case',
    enforce: 'pre',
    transform(code, id) {
      const plant = plants.find(([file]) => id.endsWith(file))
      if (!plant) return undefined
      const [file, after, planted] = plant
      if (!after.test(code)) throw new Error(`${file} has no place to plant in.`)
      return code.replace(after, (line) => line + planted)
    },
  }
}
