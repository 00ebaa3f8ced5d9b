// What forms are checked with, loaded with zod when one is sent.
export { newApiKeySchema, newInviteSchema } from '#modules/accounts/schema'
export { movedAppointmentSchema, newAppointmentsSchema } from '#modules/appointments/schema'
export {
  newOriginalSchema,
  newSightingSchema,
  newWhereaboutsSchema,
} from '#modules/documents/originals.schema'
export { newRecordSchema, recordChangesSchema } from '#modules/records/schema'
export { newClassSchema } from '#modules/training/classes.schema'
export {
  newChargeSchema,
  newItemPaymentSchema,
  newItemRefundSchema,
  newPaymentSchema,
  newRefundSchema,
} from '#modules/training/payments.schema'
