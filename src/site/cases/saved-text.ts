import type { Words } from '../words.ts'
import { factsOf, type Made } from './written.tsx'

/** Returns the page as plain text, which any phone opens: the words, what was numbered, and the proof. */
export function savedText(words: Words, made: Made): string {
  const { complaint, checkReceipt } = words
  const { content, line, proof, address } = made
  const facts = factsOf(words, made).map(([name, value]) => `${name}: ${value}`)
  const proved = proof
    ? [proof.proof.trimEnd(), `${complaint.logKey} ${proof.logKey}`]
    : [complaint.proofLater(address.href)]
  const parts = [
    [complaint.sheetTitle, ...facts],
    [content.text],
    [complaint.words, checkReceipt.notGovernment, complaint.foot(address.href)],
    [complaint.fileProof, line],
    [complaint.proof, complaint.proofText, ...proved],
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
