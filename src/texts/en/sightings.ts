/** Documents that staff saw without keeping a scan, on the candidate's file. */
export const sightingWords = {
  text: 'We note the day on which we saw the document, who saw it, and the number on it. We keep no picture, and nothing of what it says.',
  seen: (date: string, person: string) => `Seen on ${date} by ${person}.`,
  number: (number: string) => `Number on the document: ${number}.`,
  keptText:
    'An agency keeps a scan of a medical form or a police clearance only if it says why. This is the reason it gives.',
}
