export { enterTerms } from './enter-terms.ts'
export {
  noteReading,
  ownContract,
  presentTerms,
  presentTermsOf,
  staffContract,
} from './note-reading.ts'
export { contractRefusals } from './refusals.ts'
