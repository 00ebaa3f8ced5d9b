// What the forms of a record are checked with, loaded when one is sent.
export { newOriginalSchema } from '#modules/documents/originals.schema'
export { newSightingSchema } from '#modules/documents/sightings.schema'
export { newItemPaymentSchema, newItemRefundSchema } from '#modules/training/schema'
