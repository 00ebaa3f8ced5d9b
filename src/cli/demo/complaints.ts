import { openCase } from '#modules/cases'
import { answerCase } from '#modules/desk'
import type { ActionContext } from '#platform/context'

const journey = { origin: 'BD', destination: 'SA' }

const complaints = [
  {
    ...journey,
    about: 'agency',
    text: 'A man in your office in Sampletown took 40,000 for “the file” and gave no receipt. He is invented, and so am I.',
    from: null,
    answer: null,
  },
  {
    ...journey,
    about: 'employer',
    text: 'No wage since June. The foreman says “ask later”. This employer is invented.',
    from: '+880 1700 000000',
    answer:
      'We have written to the employer and told you whom you can call. This answer is invented.',
  },
] as const

/** Sends a complaint that waits for an answer, and one that has it. */
export async function sendComplaints(admin: ActionContext): Promise<void> {
  const kind = 'complaint'
  for (const { answer: text, ...said } of complaints)
    await admin.write(async (write) => {
      const { id } = await openCase(write, { kind, said, send: 'send' })
      if (text !== null) await answerCase(write, id, { kind, result: 'answered', text })
    })
}
