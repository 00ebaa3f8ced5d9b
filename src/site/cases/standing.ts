import type { CaseProof } from '#modules/cases/schema'
import { longDate } from '../layout/dates.ts'
import type { Words } from '../words.ts'
import { factsOf, type Made } from './written.tsx'

/** Returns the page as plain text, which any phone opens: the words, what was numbered, and the proof. */
export function savedText(words: Words, made: Made, proof: CaseProof | null): string {
  const { cases, complaint, checkReceipt } = words
  const { content, digest, dueAt, isSent, line, address } = made
  const facts = factsOf(words, made).flatMap(([name, value]) => (value ? `${name}: ${value}` : []))
  const next = isSent ? cases.answerBy(longDate(dueAt, words)) : complaint.standingKept
  const proved = proof
    ? [proof.proof.trimEnd(), `${complaint.logKey} ${proof.logKey}`]
    : [complaint.proofLater(address.href)]
  const parts = [
    [words.caseKinds.complaint.name, ...facts, next],
    [content.text],
    [complaint.words, checkReceipt.notGovernment, complaint.foot(address.href)],
    [
      `${complaint.digest}: ${digest}`,
      `${complaint.random}: ${content.random}`,
      complaint.fileProof,
      line,
    ],
    [complaint.proof, complaint.proofText, ...proved],
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
