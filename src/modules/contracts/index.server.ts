export { enterTerms } from './enter-terms.ts'
export { ownContract, staffContract } from './find-contract.ts'
export { noteReading } from './note-reading.ts'
export { contractRefusals } from './refusals.ts'
